export { Vt as isInterruption, Ht as tellFailure } from "./start.js";
