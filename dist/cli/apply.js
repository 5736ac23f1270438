export { i as cliApply } from "./usual.js";
