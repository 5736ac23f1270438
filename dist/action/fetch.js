export { Nn as tokenEnvironment } from "./start.js";
