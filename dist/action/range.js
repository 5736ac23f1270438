export { mt as mergedPulls } from "./start.js";
