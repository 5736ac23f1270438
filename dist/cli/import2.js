export { n as cliImport } from "./import.js";
