export { Mr as nearest } from "./start.js";
