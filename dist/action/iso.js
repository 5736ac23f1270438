import { Bt as _isoDateTime, Ct as ZodISODate, wt as ZodISODateTime, zt as _isoDate } from "./start.js";
// node_modules/zod/v4/classic/iso.js
function datetime(params) {
	return _isoDateTime(ZodISODateTime, params);
}
function date(params) {
	return _isoDate(ZodISODate, params);
}
export { datetime as n, date as t };
