export { w as putOut } from "./usual.js";
