import { F as require_promises } from "./start.js";
export default require_promises();
export {};
