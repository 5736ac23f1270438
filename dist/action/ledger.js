export { b as withLedger } from "./usual.js";
