export { n as annotations, o as renderValidation, s as sarifOf, l as wordDiagnostic } from "./messages.js";
