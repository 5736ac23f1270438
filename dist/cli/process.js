export { F as gitProcess } from "./usual.js";
