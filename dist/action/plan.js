export { n as askedAbout, r as planCommit, i as planPullRequest, a as planWithoutGitHub } from "./usual.js";
