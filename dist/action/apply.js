export { o as applyOnGitHub, s as applyWithoutGitHub, l as leaveFailure, u as markTried } from "./usual.js";
