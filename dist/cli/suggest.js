export { jr as nearest } from "./start.js";
