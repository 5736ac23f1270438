export { Rr as nearest } from "./start.js";
