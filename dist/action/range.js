export { pt as mergedPulls } from "./start.js";
