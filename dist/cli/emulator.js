export { t as cliEmulator } from "./emulator2.js";
