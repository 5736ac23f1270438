export { On as tokenEnvironment } from "./start.js";
