export const id = 801;
export const ids = [801];
export const modules = {

/***/ 8801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   auditPage: () => (/* binding */ auditPage),
/* harmony export */   listPage: () => (/* binding */ listPage)
/* harmony export */ });
function auditPage(_report) {
    return '';
}
function listPage(_list) {
    return '';
}


/***/ })

};
