// src/github/errors.ts
const REPOSITORY = /^\/repos\/\{owner\}\/\{repo\}(?=\/)/;
function shownRoute(route) {
	return route.replace(REPOSITORY, "").replaceAll(/\{\w+\}/g, "…");
}
var GitHubError = class extends Error {
	name = "GitHubError";
	method;
	route;
	kind;
	status;
	permission;
	attempts;
	unclear;
	constructor(failure, options) {
		super(`GitHub, ${failure.method} ${shownRoute(failure.route)}: ${explain(failure)}`, options);
		this.method = failure.method;
		this.route = failure.route;
		this.kind = failure.kind;
		this.status = failure.status;
		this.permission = failure.permission;
		this.attempts = failure.attempts;
		this.unclear = mayBeDone(failure);
	}
};
function isOfGitHub(error) {
	return error instanceof GitHubError;
}
function isNotFound(error) {
	return isOfGitHub(error) && error.kind === "not-found";
}
const STOPPING = "the run is stopping";
const CHECK_NETWORK = "Check GITHUB_API_URL, the network and the proxy, and run again.";
const CHECK_AUTHORITY = "Its certificate, or that of the proxy, is not trusted. NODE_EXTRA_CA_CERTS adds a private authority.";
function isUntrusted(code) {
	return code !== null && /CERT|_SIGNATURE$/.test(code);
}
function mayBeDone({ method, kind, sent }) {
	if (method === "GET" || !sent) return false;
	return kind === "network" || kind === "server" || kind === "unreadable";
}
function explain(failure) {
	const because = failure.reason === null ? "" : ` (${failure.reason})`;
	const answered = failure.sent ? `GitHub answered ${failure.status}${because}.` : `nothing was sent${because}.`;
	switch (failure.kind) {
		case "forbidden": return `${answered} ${toGrant(failure)}`;
		case "not-found": return `${answered} It is not there, or github-token may not see it.`;
		case "rate-limited": return `${answered} The rate limit is used up. ${whenToComeBack(failure.waitMs)}`;
		case "invalid": return `${answered} GitHub does not accept the request as it stands.`;
		case "network": return `${failure.sent ? "no whole answer came" : "nothing was sent"}${because}.${networkRemedy(failure.reason)}`;
		case "server": return `${answered} Wait and run again.`;
		case "unreadable": return `${answered} That is not the answer that GitHub documents. Check GITHUB_API_URL, and run again.`;
	}
}
function networkRemedy(reason) {
	if (reason === "the run is stopping") return "";
	return ` ${isUntrusted(reason) ? CHECK_AUTHORITY : CHECK_NETWORK}`;
}
function toGrant({ status, permission, sent }) {
	if (permission !== null) return `Grant the job the permission ${permission}.`;
	if (status === 401 || !sent) return "Check that github-token is whole and not expired.";
	return "Check what github-token may do.";
}
function whenToComeBack(waitMs) {
	if (waitMs === null) return "Run again later.";
	return `Run again in ${Math.max(1, Math.ceil(waitMs / 6e4))} min.`;
}
export { isUntrusted as i, STOPPING as n, isNotFound as r, GitHubError as t };
