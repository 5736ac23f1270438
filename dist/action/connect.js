export { t as connect } from "./usual.js";
