export { An as tokenEnvironment } from "./start.js";
