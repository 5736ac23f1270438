export { u as cliDrift, d as cliPlan } from "./usual.js";
