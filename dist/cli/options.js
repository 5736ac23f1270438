import { S as unknown, _ as preprocess, b as string, h as number$1, i as _enum, l as exactOptional, o as array, r as ZodObject, s as boolean, u as int, v as record, y as strictObject } from "./schemas.js";
// src/emulator/reading.ts
var EmulatorInputError = class extends Error {
	name = "EmulatorInputError";
	place;
	constructor(place, problem) {
		super(`${place}: ${problem}`);
		this.place = place;
	}
};
function refuse(place, problem) {
	throw new EmulatorInputError(place, problem);
}
function read(schema, value, place, root = place) {
	const parsed = schema.safeParse(value, { error: problemOf });
	if (parsed.success) return parsed.data;
	const { path, message } = parsed.error.issues[0];
	return refuse(`${place}${path.map((key) => typeof key === "number" ? `[${key}]` : `.${String(key)}`).join("")}`.replace(/^\./, "") || root, message);
}
const text = string().min(1, { error: ({ input }) => notText(input) });
function count(min = 0, max = Number.MAX_SAFE_INTEGER) {
	const bounds = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
	const error = ({ input }) => `must be a whole number ${bounds}, and is ${quoted(input)}`;
	return int({ error }).min(min, { error }).max(max, { error });
}
const failureStatus = count(400, 599);
function problemOf(issue) {
	const { input } = issue;
	switch (issue.code) {
		case "invalid_type":
			if (issue.expected === "string") return notText(input);
			return `must be ${EXPECTED[issue.expected] ?? issue.expected}, and is ${kindOfValue(input)}`;
		case "invalid_value": return `must be one of ${issue.values.join(", ")}, and is ${quoted(input)}`;
		case "unrecognized_keys": {
			const allowed = issue.inst instanceof ZodObject ? Object.keys(issue.inst.shape) : [];
			return `has no field ${JSON.stringify(issue.keys[0])}; it may have ${allowed.join(", ")}`;
		}
		default: return;
	}
}
const EXPECTED = {
	object: "an object",
	record: "an object",
	array: "a list",
	boolean: "true or false"
};
function notText(value) {
	return `must be a string that is not empty, and is ${kindOfValue(value)}`;
}
function kindOfValue(value) {
	if (value === void 0) return "nothing";
	if (value === null) return "null";
	if (Array.isArray(value)) return "a list";
	if (typeof value === "object") return "an object";
	if (typeof value === "string") return value === "" ? "an empty string" : "a string";
	return `${value}`;
}
function quoted(value) {
	return typeof value === "string" ? JSON.stringify(value) : kindOfValue(value);
}
// src/emulator/faults.ts
function seededRandom(seed) {
	let state = seed >>> 0;
	return () => {
		state = state + 1831565813 >>> 0;
		let mixed = Math.imul(state ^ state >>> 15, state | 1);
		mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
		return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
	};
}
const FAULT_KINDS = [
	"reset-before",
	"reset-after",
	"error-before",
	"error-after",
	"truncated",
	"half-json",
	"not-json",
	"stall",
	"slow"
];
const NO_PROBABILITY = "must be a number from 0 to 1";
const common = {
	status: exactOptional(failureStatus.min(500, { error: ({ input }) => `must be a status from 500 to 599, and is ${input}` })),
	committed: exactOptional(boolean()),
	headers: exactOptional(boolean()),
	delayMs: exactOptional(count()),
	method: exactOptional(text),
	path: exactOptional(text.refine(isPattern, { error: ({ input }) => notPattern(input) }))
};
const faultRule = strictObject({
	kind: _enum(FAULT_KINDS),
	nth: exactOptional(count(1)),
	times: exactOptional(count(1)),
	...common
});
const faultChance = strictObject({
	probability: number$1(NO_PROBABILITY).min(0, NO_PROBABILITY).max(1, NO_PROBABILITY),
	kinds: exactOptional(array(_enum(FAULT_KINDS))),
	...common
});
function parseFaultPlan(value, place = "faults") {
	return Array.isArray(value) ? read(array(faultRule), value, place) : read(faultChance, value, place);
}
function isPattern(path) {
	if (path.startsWith("/")) return true;
	try {
		new RegExp(path);
		return true;
	} catch {
		return false;
	}
}
function notPattern(path) {
	return `must start with / or be a regular expression, and ${JSON.stringify(path)} is neither`;
}
const CHANCE_KINDS = FAULT_KINDS.filter((kind) => kind !== "stall");
var FaultInjector = class {
	#random;
	#decide = () => null;
	constructor(plan, random) {
		this.#random = random;
		this.replace(plan);
	}
	replace(plan) {
		this.#decide = "probability" in plan ? byChance(plan, this.#random) : byRules(plan);
	}
	next(method, path) {
		return this.#decide(method, path);
	}
};
function byRules(rules) {
	const counted = rules.map((rule) => ({
		rule,
		matches: matcher(rule),
		seen: 0
	}));
	return (method, path) => {
		let hit = null;
		for (const entry of counted) {
			if (!entry.matches(method, path)) continue;
			entry.seen += 1;
			const { nth, times } = entry.rule;
			const first = nth ?? 1;
			const end = first + (times ?? (nth === void 0 ? Number.POSITIVE_INFINITY : 1));
			if (hit === null && entry.seen >= first && entry.seen < end) hit = entry.rule;
		}
		return hit;
	};
}
function byChance(chance, random) {
	const matches = matcher(chance);
	const kinds = chance.kinds?.length ? chance.kinds : CHANCE_KINDS;
	return (method, path) => {
		if (!matches(method, path) || random() >= chance.probability) return null;
		const kind = kinds[Math.floor(random() * kinds.length)];
		return kind === void 0 ? null : {
			...chance,
			kind
		};
	};
}
function matcher({ method, path }) {
	const pattern = path instanceof RegExp || path === void 0 || path.startsWith("/") ? path : new RegExp(path);
	return (requested, requestedPath) => {
		if (method !== void 0 && method.toUpperCase() !== requested) return false;
		if (pattern === void 0) return true;
		return typeof pattern === "string" ? requestedPath.startsWith(pattern) : requestedPath.search(pattern) >= 0;
	};
}
// src/emulator/records.ts
const ASSET_TYPES = ["hardware", "software"];
const IMPACT_RATINGS = [
	"High",
	"Medium",
	"Low"
];
var IdSource = class {
	prefix;
	#claimed = /* @__PURE__ */ new Set();
	#last = 0;
	constructor(prefix) {
		this.prefix = prefix;
	}
	claim(id) {
		if (this.#claimed.has(id)) return false;
		this.#claimed.add(id);
		return true;
	}
	next() {
		do
			this.#last += 1;
		while (this.#claimed.has(`${this.prefix}${this.#last}`));
		return `${this.prefix}${this.#last}`;
	}
};
const NAME_SCOPES = [
	"none",
	"system",
	"organization",
	"organization-case-insensitive"
];
var NameIndex = class {
	#scope;
	#uses = /* @__PURE__ */ new Map();
	constructor(scope) {
		this.#scope = scope;
	}
	add(asset) {
		if (this.#scope === "none") return;
		const key = this.#key(asset);
		this.#uses.set(key, (this.#uses.get(key) ?? 0) + 1);
	}
	remove(asset) {
		if (this.#scope === "none") return;
		const key = this.#key(asset);
		const uses = this.#uses.get(key) ?? 0;
		if (uses > 1) this.#uses.set(key, uses - 1);
		else this.#uses.delete(key);
	}
	isTaken(after, before) {
		if (this.#scope === "none") return false;
		const key = this.#key(after);
		if (before !== null && this.#key(before) === key) return false;
		return this.#uses.has(key);
	}
	#key({ name, cyber_system_id }) {
		if (this.#scope === "system") return `${cyber_system_id}\n${name}`;
		return this.#scope === "organization" ? name : name.toLowerCase();
	}
};
// src/emulator/options.ts
function option(schema, description, fallback, more = {}) {
	return {
		description,
		default: fallback,
		...more,
		read: (value, place) => read(schema, value, place)
	};
}
function choice(description, choices, fallback) {
	return option(_enum(choices), description, fallback, {
		choices,
		argument: "word"
	});
}
function numeral(value) {
	return typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}
function status(description, fallback) {
	return option(preprocess(numeral, failureStatus), description, fallback, { argument: "status" });
}
function number(description, fallback, argument, schema = count()) {
	return option(preprocess(numeral, schema), description, fallback, { argument });
}
function json(description, fallback, parse) {
	const readText = (value, place) => {
		if (typeof value !== "string") return parse(value, place);
		let parsed;
		try {
			parsed = JSON.parse(value);
		} catch (error) {
			return refuse(place, `must be JSON; ${error instanceof Error ? error.message : "it does not parse"}`);
		}
		return parse(parsed, place);
	};
	return {
		description,
		default: fallback,
		argument: "json",
		read: readText
	};
}
const RETRY_AFTER = [
	"seconds",
	"date",
	"absent"
];
const WITHOUT_FACILITY = [
	"absent",
	"null",
	"empty"
];
const REQUIRED_OR_IGNORED = ["required", "ignored"];
const IGNORED_OR_REFUSED = ["ignored", "refused"];
const LONGEST_TIMER = 2147483647;
const TIMER = count().max(LONGEST_TIMER, `must be at most ${LONGEST_TIMER}, the longest timer`);
const PLANNED_STATUS = [
	"403",
	"404",
	"405",
	"501"
];
function fieldName(description) {
	const documented = [
		"id",
		"name",
		"facility_id",
		"organization_slug"
	];
	const rule = "must be a field name that the API document does not use";
	return option(string().regex(/^([a-z_]\w*)?$/i, rule).refine((name) => !documented.includes(name), rule), description, "", { argument: "text" });
}
const OPTION_DESCRIPTIONS = {
	uniqueNames: choice("scope in which the name of an asset is unique", NAME_SCOPES, "organization"),
	missingKeyStatus: status("status for a request without X-API-Key", 401),
	invalidKeyStatus: status("status for a key that is not valid", 401),
	invalidBodyStatus: status("status for an invalid body", 400),
	takenNameStatus: status("status for a name that is taken", 409),
	unknownIdStatus: status("status for GET and PATCH of an unknown id; DELETE always answers 404", 404),
	plannedPathStatus: option(preprocess(String, _enum(PLANNED_STATUS)).transform(Number), "status for a planned operation", 404, {
		choices: PLANNED_STATUS,
		argument: "status"
	}),
	unknownPathStatus: status("status for a path that is neither offered nor planned", 404),
	wrongMethodStatus: status("status for a method that an offered path does not have", 405),
	contentType: choice("whether a body needs Content-Type: application/json", REQUIRED_OR_IGNORED, "required"),
	contentTypeStatus: status("status for a body of another content type", 415),
	unknownFields: choice("what becomes of unknown fields in a body", IGNORED_OR_REFUSED, "ignored"),
	withoutFacility: choice("facility_id of a system without a facility", WITHOUT_FACILITY, "absent"),
	impactRatingField: fieldName("field of a system that holds its impact rating; none by default"),
	controlCenterField: fieldName("field of a system that holds the id of its control center; none by default"),
	extraFields: json("fields added to every record shown", {}, (value, place) => read(record(string(), unknown()), value, place)),
	latencyMs: number("time before each request is looked at", 0, "ms", TIMER),
	lagMs: number("how far the list of assets lags behind writes", 0, "ms"),
	lagReads: number("how many reads of the list of assets do not show a write yet", 0, "reads"),
	rateLimit: number("requests of an organization in a window; 0 for no limit", 0, "requests"),
	rateWindowMs: number("length of the window of the rate limit", 1e3, "ms", count(1)),
	retryAfter: choice("how a 429 says when to come again", RETRY_AFTER, "seconds"),
	faults: json(`injected faults: rules or a probability; kinds: ${FAULT_KINDS.join(", ")}`, [], parseFaultPlan),
	randomSeed: number("seed of the random numbers that faults by chance use", 1, "number"),
	basePath: option(string().regex(/^(\/[\w.~-]+)*$/, "must be like /api"), "path before every path of the API, like /api", "", { argument: "text" }),
	ledgerLimit: number("how many requests the ledger keeps; 0 for none", 1e5, "requests"),
	admin: option(preprocess(switched, boolean()), "serve /__emulator/, which controls the emulator and shows its keys", false)
};
function switched(value) {
	return value === "true" || value === "false" ? value === "true" : value;
}
const OPTION_NAMES = Object.keys(OPTION_DESCRIPTIONS);
function flagOf(name) {
	return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
function isComplete(options) {
	return OPTION_NAMES.every((name) => options[name] !== void 0);
}
function completeOptions(given) {
	const options = {};
	for (const name of OPTION_NAMES) readInto(options, name, given[name] ?? OPTION_DESCRIPTIONS[name].default, name);
	return isComplete(options) ? options : refuse("options", "an option has no default");
}
function parseEmulatorOptions(flags) {
	const options = {};
	for (const [flag, value] of Object.entries(flags)) {
		const name = OPTION_NAMES.find((option) => option === flag);
		if (name === void 0) refuse(flagOf(flag), `no such option; there are ${OPTION_NAMES.map(flagOf).join(", ")}`);
		readInto(options, name, value, flagOf(name));
	}
	return options;
}
function readInto(into, name, value, place) {
	if (value !== void 0) into[name] = OPTION_DESCRIPTIONS[name].read(value, place);
}
export { parseEmulatorOptions as a, IdSource as c, parseFaultPlan as d, seededRandom as f, text as g, refuse as h, flagOf as i, NameIndex as l, read as m, OPTION_NAMES as n, ASSET_TYPES as o, quoted as p, completeOptions as r, IMPACT_RATINGS as s, OPTION_DESCRIPTIONS as t, FaultInjector as u };
