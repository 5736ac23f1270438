export { C as readGit } from "./usual.js";
