import { Dt as boolean, Et as array, It as string, Lt as union, Mt as number, Nt as object, Qt as STOPPING, Rt as unknown, Zt as GitHubError, bi as property, jt as looseObject, rn as isUntrusted } from "./start.js";
// src/github/answers.ts
var AnswerError = class extends Error {
	name = "AnswerError";
};
function by(schema) {
	return (answer) => {
		const read = schema.safeParse(answer);
		if (read.success) return read.data;
		const where = read.error.issues[0]?.path.join(".") ?? "";
		throw new AnswerError(where === "" ? "another kind of answer" : `${where} is not as documented`);
	};
}
function orNull(schema) {
	return schema.nullish().transform((value) => value ?? null);
}
const sha = string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/);
const id = number().int();
const time = string().refine((text) => !Number.isNaN(Date.parse(text)));
const timeOrNull = orNull(time);
const textOrNull = orNull(string());
const account = object({
	id,
	login: string(),
	type: string()
});
const accountOrNull = orNull(account);
const writerOrNull = orNull(object({
	login: string(),
	type: textOrNull
}));
const pullRequest = object({
	number: id,
	state: string(),
	head: object({ sha }),
	base: object({ ref: string() }),
	merged_at: timeOrNull,
	merge_commit_sha: textOrNull,
	user: accountOrNull,
	commits: id.optional()
}).transform(({ head, base, user, commits, ...fields }) => {
	return {
		...fields,
		head_sha: head.sha,
		base_ref: base.ref,
		author: user,
		commit_count: commits ?? null
	};
});
const review = object({
	id,
	user: accountOrNull,
	state: string(),
	commit_id: textOrNull,
	submitted_at: timeOrNull,
	author_association: string()
});
const comment = object({
	id,
	body: string(),
	user: writerOrNull,
	html_url: string(),
	updated_at: time
}).transform(({ user, ...fields }) => ({
	...fields,
	author: user?.login ?? null
}));
const issue = object({
	number: id,
	body: string().nullish().transform((body) => body ?? ""),
	state: string(),
	user: writerOrNull,
	author_association: textOrNull,
	html_url: string()
}).transform(({ user, ...fields }) => ({
	...fields,
	author: user
}));
const issues = array(looseObject({})).transform((page) => page.filter((entry) => (entry.pull_request ?? null) === null)).pipe(array(issue));
const repository = object({ private: boolean() });
const person = unknown().transform((value) => {
	const read = account.safeParse(value);
	return read.success ? read.data : null;
});
const commit = object({
	sha,
	parents: array(object({ sha })),
	author: person,
	committer: person,
	commit: object({
		committer: object({ date: timeOrNull }).nullish(),
		message: textOrNull
	})
}).transform(({ parents, commit: { committer: by, message }, ...fields }) => {
	const title = message?.split("\n", 1)[0] ?? "";
	return {
		...fields,
		parents: parents.map((parent) => parent.sha),
		date: by?.date ?? null,
		title
	};
});
const comparison = object({
	status: string(),
	total_commits: id,
	commits: array(commit)
});
const comparisonOnForge = (base) => comparison.extend({ status: comparison.shape.status.nullish() }).transform(({ status, ...fields }) => {
	const isOnTop = fields.commits.some(({ parents }) => parents.includes(base));
	return {
		...fields,
		status: status ?? (isOnTop ? "ahead" : "diverged")
	};
});
const gitRef = object({
	ref: string(),
	object: object({ sha })
});
const permission = object({ permission: string() });
const payload = union([string(), looseObject({})]).transform((sent) => {
	if (typeof sent !== "string") return sent;
	try {
		return JSON.parse(sent);
	} catch {
		return null;
	}
});
const deployment = object({
	id,
	sha,
	task: string(),
	environment: string(),
	payload,
	creator: accountOrNull,
	created_at: time
});
const deploymentStatus = object({
	id,
	state: string(),
	description: string(),
	creator: accountOrNull,
	created_at: time
});
const checkRun = object({
	id,
	name: string(),
	head_sha: sha,
	status: string(),
	conclusion: textOrNull,
	started_at: timeOrNull,
	completed_at: timeOrNull,
	app: object({
		id,
		slug: textOrNull
	}).nullish(),
	output: object({
		title: textOrNull,
		summary: textOrNull,
		text: textOrNull
	}),
	html_url: textOrNull,
	external_id: textOrNull
}).transform(({ app, output, ...fields }) => {
	const slug = app?.slug ?? null;
	return {
		...fields,
		...output,
		app_id: app?.id ?? null,
		bot: slug && `${slug}[bot]`
	};
});
const checkRuns = object({ check_runs: array(checkRun) }).transform(({ check_runs }) => check_runs);
// src/github/request.ts
const REQUEST_TIMEOUT_MS = 3e4;
const MOST_AT_ONCE = 75;
const API_VERSION = "2022-11-28";
const UNSENT = /* @__PURE__ */ new Set([
	"ECONNREFUSED",
	"ENOTFOUND",
	"EAI_AGAIN",
	"UND_ERR_CONNECT_TIMEOUT"
]);
function isUnsent(code) {
	return UNSENT.has(code) || isUntrusted(code);
}
const SILENT = {
	debug: ignore,
	info: ignore,
	warn: ignore,
	error: ignore
};
function createExchange(options) {
	const inTurn = takingTurns(MOST_AT_ONCE);
	let opened = null;
	return (request, signal) => inTurn(async () => {
		if (!/^[\x21-\x7e]+$/.test(options.token)) return unanswered("forbidden", false, "github-token is not a token");
		if (signal.aborted) return unanswered("network", false, STOPPING);
		opened ??= open(options);
		return exchangeOnce(await opened, request, {
			...options,
			signal
		});
	});
}
function takingTurns(most) {
	const waiting = [];
	let free = most;
	return async (task) => {
		if (free > 0) free -= 1;
		else await new Promise((begin) => waiting.push(begin));
		try {
			return await task();
		} finally {
			const next = waiting.shift();
			if (next === void 0) free += 1;
			else next();
		}
	};
}
async function open({ apiUrl, token, userAgent }) {
	const { getOctokit } = await import("./github.js");
	return getOctokit(token, {
		baseUrl: apiUrl.replace(/(?<!\/)\/+$/, ""),
		userAgent,
		log: SILENT
	});
}
async function exchangeOnce(octokit, { route, params }, { requestTimeoutMs = REQUEST_TIMEOUT_MS, ...options }) {
	const signal = AbortSignal.any([options.signal, AbortSignal.timeout(requestTimeoutMs)]);
	try {
		const { status, headers, data } = await octokit.request(`${route.method} ${route.path}`, {
			...params,
			headers: { "x-github-api-version": API_VERSION },
			request: {
				signal,
				redirect: "manual",
				...options.fetch && { fetch: options.fetch }
			}
		});
		return {
			answered: true,
			status,
			headers,
			body: data
		};
	} catch (error) {
		return failed(error, options.signal);
	}
}
function failed(error, signal) {
	const response = property(error, "response");
	if (typeof response === "object" && response !== null) {
		const [status, headers] = [Number(property(response, "status")), property(response, "headers")];
		return {
			answered: true,
			status,
			headers: { ...Object(headers) },
			body: property(response, "data")
		};
	}
	if (signal.aborted) return unanswered("network", true, STOPPING);
	const code = codeOf(error);
	return unanswered("network", !isUnsent(code), code);
}
function unanswered(kind, sent, reason) {
	return {
		answered: false,
		kind,
		sent,
		reason
	};
}
function codeOf(error) {
	let innermost = error;
	while (property(innermost, "cause") instanceof Error) innermost = property(innermost, "cause");
	return [property(innermost, "code"), property(innermost, "name")].find((word) => typeof word === "string" && /^\w+$/.test(word)) ?? "no known reason";
}
function ignore() {}
const MAX_ATTEMPTS = 5;
const MAX_TOTAL_MS = 18e4;
const MAX_WAIT_MS = 6e4;
const FIRST_BACKOFF_MS = 500;
const MAX_BACKOFF_MS = 8e3;
function nextWait({ failure, elapsedMs, transient, random }) {
	if (!transient || failure.attempts >= MAX_ATTEMPTS || !isRetried(failure)) return null;
	const ceiling = Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (failure.attempts - 1));
	const wish = failure.waitMs ?? (failure.kind === "rate-limited" ? MAX_WAIT_MS : 0);
	if (wish > MAX_WAIT_MS) return null;
	const wait = Math.min(MAX_WAIT_MS, wish + random() * ceiling);
	return elapsedMs + wait > MAX_TOTAL_MS ? null : wait;
}
function isRetried({ method, kind, sent }) {
	if (kind === "rate-limited") return true;
	if (kind === "network" && !sent) return true;
	return method !== "POST" && (kind === "network" || kind === "server" || kind === "unreadable");
}
function isRateLimit(status, headers, message) {
	if (status === 429) return true;
	if (status !== 403) return false;
	if (headers["retry-after"] !== void 0 || String(headers["x-ratelimit-remaining"]) === "0") return true;
	return /secondary rate limit/i.test(message);
}
function wishOf(headers, now) {
	const after = Number(headers["retry-after"] ?? NaN);
	if (Number.isFinite(after)) return Math.max(0, after * 1e3);
	const reset = Number(headers["x-ratelimit-reset"] ?? NaN);
	if (String(headers["x-ratelimit-remaining"]) !== "0" || !Number.isFinite(reset)) return null;
	return Math.max(0, reset * 1e3 - now);
}
function refusal(route, { status, headers, body }, now) {
	const message = messageOf(body);
	if (isRateLimit(status, headers, message)) return {
		kind: "rate-limited",
		waitMs: wishOf(headers, now)
	};
	if (status >= 500) return {
		kind: "server",
		waitMs: wishOf(headers, now)
	};
	if (status < 400) return {
		kind: "unreadable",
		reason: "a redirect, and redirects are not followed"
	};
	if (status === 401) return { kind: "forbidden" };
	if (status === 403) return {
		kind: "forbidden",
		permission: missing(route, message)
	};
	if (status === 404 || status === 410) return { kind: "not-found" };
	return {
		kind: "invalid",
		reason: wrongField(body)
	};
}
function missing({ permission }, message) {
	return /^Resource not accessible by/i.test(message) ? permission : null;
}
function wrongField(body) {
	const [first] = listOf(property(body, "errors"));
	const words = ["field", "code"].map((name) => property(first, name)).filter((word) => typeof word === "string");
	return words.length > 0 && words.every((word) => /^\w{1,40}$/.test(word)) ? words.join(": ") : null;
}
function messageOf(body) {
	const message = property(body, "message");
	return typeof message === "string" ? message : "";
}
function listOf(value) {
	return Array.isArray(value) ? value : [];
}
function createSend(options) {
	const exchange = createExchange(options);
	return (signal) => (request) => persist(request, {
		...options,
		exchange,
		signal
	});
}
async function persist(request, sending) {
	const { exchange, clock, random, signal } = sending;
	const start = clock.now();
	for (let attempts = 1;; attempts += 1) {
		const outcome = judge(request, await exchange(request, signal), {
			attempts,
			now: clock.now()
		});
		if ("value" in outcome) return outcome;
		const wait = nextWait({
			...outcome,
			random,
			elapsedMs: clock.now() - start
		});
		if (wait !== null) await clock.sleep(wait, signal);
		if (wait === null || signal.aborted) throw new GitHubError(outcome.failure);
	}
}
function judge(request, exchanged, { attempts, now }) {
	const { method, path: route } = request.route;
	const none = {
		method,
		route,
		attempts,
		status: null,
		permission: null,
		sent: true,
		waitMs: null,
		reason: null
	};
	if (!exchanged.answered) {
		const { kind, sent, reason } = exchanged;
		return {
			failure: {
				...none,
				kind,
				sent,
				reason
			},
			transient: true
		};
	}
	const { status, headers, body } = exchanged;
	const answered = {
		...none,
		status
	};
	if (status >= 300) {
		const facts = refusal(request.route, exchanged, now);
		return {
			failure: {
				...answered,
				...facts
			},
			transient: facts.kind !== "unreadable"
		};
	}
	if (typeof body !== "object") return {
		failure: {
			...answered,
			kind: "unreadable"
		},
		transient: true
	};
	try {
		return {
			value: request.read(body),
			headers
		};
	} catch (error) {
		if (!(error instanceof AnswerError)) throw error;
		return {
			failure: {
				...answered,
				kind: "unreadable",
				reason: error.message
			},
			transient: false
		};
	}
}
const MAX_PAGES = 1e3;
async function readAll(send, { route, params, read }) {
	const pageBy = (query) => send({
		route,
		params: {
			...params,
			...query
		},
		read
	});
	const answers = [await pageBy({ per_page: 100 })];
	const queries = queriesBetween(answers[0].headers.link);
	if (queries.length > MAX_PAGES) throw endless(route);
	answers.push(...await Promise.all(queries.map(pageBy)));
	for (let query = queryOf(answers.at(-1).headers.link, "next"); query !== null; query = queryOf(answers.at(-1).headers.link, "next")) {
		if (answers.length >= MAX_PAGES) throw endless(route);
		answers.push(await pageBy(query));
	}
	return answers.flatMap(({ value }) => [...value]);
}
function queriesBetween(link) {
	const [next, last] = [queryOf(link, "next"), queryOf(link, "last")];
	const [from, to] = [Number(next?.page), Number(last?.page)];
	if (next === null || !Number.isSafeInteger(from) || !Number.isSafeInteger(to)) return [];
	return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => ({
		...next,
		page: String(from + index)
	}));
}
function pageCount({ link }, page) {
	return Math.max(page, Number(queryOf(link, "last")?.page ?? page) || page);
}
function timeOf({ date }) {
	const at = Date.parse(String(date));
	return Number.isNaN(at) ? null : at;
}
function queryOf(link, rel) {
	const url = [...(typeof link === "string" ? link : "").matchAll(/<([^<>]*)>\s*;[^,]*\brel="(\w+)"/g)].find(([, , name]) => name === rel)?.[1];
	if (url === void 0) return null;
	return Object.fromEntries(new URLSearchParams(url.slice(url.indexOf("?") + 1)));
}
function endless({ method, path: route }) {
	return new GitHubError({
		method,
		route,
		kind: "unreadable",
		status: 200,
		attempts: 1,
		sent: true,
		permission: null,
		waitMs: null,
		reason: "a list without end"
	});
}
export { issues as _, AnswerError as a, repository as b, checkRuns as c, comparison as d, comparisonOnForge as f, issue as g, gitRef as h, timeOf as i, comment as l, deploymentStatus as m, pageCount as n, by as o, deployment as p, readAll as r, checkRun as s, createSend as t, commit as u, permission as v, review as x, pullRequest as y };
