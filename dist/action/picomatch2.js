import { t as require_picomatch } from "./picomatch.js";
export default require_picomatch();
export {};
