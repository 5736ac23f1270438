export { Sr as nearest } from "./start.js";
