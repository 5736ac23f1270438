export { n as explanation, r as schemaText } from "./explain2.js";
