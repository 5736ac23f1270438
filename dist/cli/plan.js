export { d as cliDrift, f as cliPlan } from "./usual.js";
