export { S as putOut } from "./usual.js";
