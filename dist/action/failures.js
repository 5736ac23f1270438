export { Ht as isInterruption, Ut as tellFailure } from "./start.js";
