export { I as gitProcess } from "./usual.js";
