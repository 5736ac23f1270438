import { b as string, o as array, u as int, y as strictObject } from "./schemas.js";
import { n as datetime, t as date } from "./iso.js";
// src/ledger/review.ts
const file = strictObject({
	date: date(),
	ledger_commit: string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),
	live_sha256: string().regex(/^[0-9a-f]{64}$/),
	read_at: datetime(),
	counts: strictObject({
		facilities: int().min(0),
		control_centers: int().min(0),
		systems: int().min(0),
		assets: int().min(0)
	}),
	scope: array(string()).describe("Cyber systems; none: all of them."),
	statement: string()
});
function readReview(value) {
	const parsed = file.safeParse(value);
	if (parsed.success) return {
		review: parsed.data,
		wrong: ""
	};
	const [issue] = parsed.error.issues;
	return {
		review: null,
		wrong: issue?.path.join(".") || "its root"
	};
}
function reviewText(review) {
	const { counts } = review;
	const scope = review.scope.map((system) => `\n  - ${JSON.stringify(system)}`).join("");
	return `# A review of the list of ${review.date}. Read the list, complete the statement, and open a pull request with this file:
#   cip-sync audit --at ${review.ledger_commit}
date: "${review.date}"
ledger_commit: "${review.ledger_commit}"
live_sha256: "${review.live_sha256}"
read_at: "${review.read_at}"
counts:
  facilities: ${counts.facilities}
  control_centers: ${counts.control_centers}
  systems: ${counts.systems}
  assets: ${counts.assets}
# Cyber systems that were reviewed; none: all of them.
scope:${scope || " []"}
statement: ${JSON.stringify(review.statement)}
`;
}
const STATEMENT_TO_COMPLETE = "I reviewed this list on [date] and found it [correct / to be corrected as follows].";
const MONTHS = 15;
function nextReviewDue(dates) {
	const last = dates.reduce((a, b) => a > b ? a : b, "");
	if (last === "") return null;
	const [year = 0, month = 1, day = 1] = last.split("-").map(Number);
	const lastDay = new Date(Date.UTC(year, month - 1 + MONTHS + 1, 0)).getUTCDate();
	return new Date(Date.UTC(year, month - 1 + MONTHS, Math.min(day, lastDay))).toISOString().slice(0, 10);
}
export { reviewText as i, nextReviewDue as n, readReview as r, STATEMENT_TO_COMPLETE as t };
