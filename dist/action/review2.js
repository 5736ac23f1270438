import { Et as array, Ft as strictObject, It as string, kt as int } from "./start.js";
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
export { readReview };
