export { tt as latestDecisive } from "./start.js";
