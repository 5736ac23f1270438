export { kn as tokenEnvironment } from "./start.js";
