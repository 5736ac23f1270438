export { r as openLedger } from "./ledger-run.js";
