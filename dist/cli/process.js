export { L as gitProcess } from "./usual.js";
