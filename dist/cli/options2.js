export { t as OPTION_DESCRIPTIONS, i as flagOf } from "./options.js";
