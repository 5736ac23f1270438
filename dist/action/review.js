export { nt as latestDecisive } from "./start.js";
