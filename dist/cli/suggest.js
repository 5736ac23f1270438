export { Br as nearest } from "./start.js";
