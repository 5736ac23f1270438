import { _r as require_promises } from "./start.js";
export default require_promises();
export {};
