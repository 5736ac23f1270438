module.exports = eval("require")("./page.css");
