export { n as annotations, o as renderValidation, c as wordDiagnostic } from "./messages.js";
