import { $r as expecting } from "./start.js";
import { _ as issues$1, a as AnswerError, b as repository, c as checkRuns, d as comparison, f as comparisonOnForge, g as issue, h as gitRef, i as timeOf, l as comment, m as deploymentStatus, n as pageCount, o as by, p as deployment, r as readAll, s as checkRun, t as createSend, u as commit, v as permission, x as review, y as pullRequest } from "./request.js";
import { r as isNotFound } from "./errors.js";
// src/github/client.ts
const REPO = "/repos/{owner}/{repo}";
const PULL = read(`${REPO}/pulls/{pull_number}`, "pull-requests");
const REVIEWS = read(`${REPO}/pulls/{pull_number}/reviews`, "pull-requests");
const PULL_COMMITS = read(`${REPO}/pulls/{pull_number}/commits`, "pull-requests");
const PERMISSION = read(`${REPO}/collaborators/{username}/permission`, "metadata");
const PULLS_OF = read(`${REPO}/commits/{commit_sha}/pulls`, "pull-requests");
const COMMITS = read(`${REPO}/commits`, "contents");
const COMPARE = read(`${REPO}/compare/{basehead}`, "contents");
const REF = read(`${REPO}/git/ref/{ref}`, "contents");
const DEPLOYMENTS = read(`${REPO}/deployments`, "deployments");
const CREATE_DEPLOYMENT = write("POST", `${REPO}/deployments`, "deployments");
const STATUSES = read(`${REPO}/deployments/{deployment_id}/statuses`, "deployments");
const CREATE_STATUS = write("POST", `${REPO}/deployments/{deployment_id}/statuses`, "deployments");
const CHECK_RUNS = read(`${REPO}/commits/{ref}/check-runs`, "checks");
const CREATE_CHECK_RUN = write("POST", `${REPO}/check-runs`, "checks");
const UPDATE_CHECK_RUN = write("PATCH", `${REPO}/check-runs/{check_run_id}`, "checks");
const COMMENTS = read(`${REPO}/issues/{issue_number}/comments`, "pull-requests");
const CREATE_COMMENT = write("POST", `${REPO}/issues/{issue_number}/comments`, "pull-requests");
const UPDATE_COMMENT = write("PATCH", `${REPO}/issues/comments/{comment_id}`, "pull-requests");
const ISSUES = {
	...read(`${REPO}/issues`, "issues"),
	permission: "issues: write"
};
const CREATE_ISSUE = write("POST", `${REPO}/issues`, "issues");
const UPDATE_ISSUE = write("PATCH", `${REPO}/issues/{issue_number}`, "issues");
const REPOSITORY = read(REPO, "metadata");
function read(path, scope) {
	return {
		method: "GET",
		path,
		permission: `${scope}: read`
	};
}
function write(method, path, scope) {
	return {
		method,
		path,
		permission: `${scope}: write`
	};
}
function createGitHub(options) {
	const { owner, repo, isAnyForge = false } = options;
	const sendUntil = createSend(options);
	const place = {
		owner,
		repo
	};
	return (signal) => {
		const send = sendUntil(signal);
		const asking = askOf((request) => send({
			...request,
			params: {
				...place,
				...request.params
			}
		}));
		const ofCommits = commits(asking);
		return once({
			...pulls(asking),
			...ofCommits,
			...isAnyForge ? commitsOnForge(asking, ofCommits) : {},
			...deployments(asking),
			...checks(asking),
			...comments(asking),
			...issues(asking),
			isPrivate: async () => (await asking.one(REPOSITORY, {}, by(repository))).private
		});
	};
}
function once(github) {
	const answers = /* @__PURE__ */ new Map();
	const remembered = (name, ask) => {
		return (...args) => {
			const key = JSON.stringify([name, ...args]);
			const answer = answers.get(key);
			if (answer !== void 0) return answer;
			const fresh = ask(...args);
			answers.set(key, fresh);
			fresh.catch(() => answers.delete(key));
			return fresh;
		};
	};
	return {
		...github,
		compare: remembered("compare", github.compare),
		commits: remembered("commits", github.commits),
		permissionOf: remembered("permissionOf", github.permissionOf)
	};
}
function askOf(send) {
	return {
		send,
		one: async (route, params, read) => (await send({
			route,
			params,
			read
		})).value,
		all: (route, params, read) => readAll(send, {
			route,
			params,
			read
		})
	};
}
function pulls({ send, one, all }) {
	const pullNow = async (number) => {
		const isIt = (pull) => pull.number === number;
		const read = only(pullRequest, isIt, "pull request");
		const { value, headers } = await send({
			route: PULL,
			params: { pull_number: number },
			read
		});
		return {
			value,
			now: timeOf(headers)
		};
	};
	return {
		pull: async (number) => (await pullNow(number)).value,
		pullNow,
		reviews: (number) => all(REVIEWS, { pull_number: number }, by(review.array())),
		commitsOfPull: (number) => all(PULL_COMMITS, { pull_number: number }, by(commit.array())),
		permissionOf: async (login) => (await one(PERMISSION, { username: login }, by(permission))).permission,
		pullsOf: (sha) => all(PULLS_OF, { commit_sha: sha }, pullList)
	};
}
const pullList = by(pullRequest.array());
function commits({ send, one }) {
	return {
		commits: async ({ sha, path }, page) => {
			const params = {
				sha,
				...path === "" ? {} : { path },
				per_page: 100,
				page
			};
			const { value, headers } = await send({
				route: COMMITS,
				params,
				read: by(commit.array())
			});
			return {
				entries: value,
				pages: pageCount(headers, page)
			};
		},
		compare: (base, head, page) => {
			return one(COMPARE, {
				basehead: `${base}...${head}`,
				per_page: 100,
				page
			}, by(comparison));
		},
		tipOf: async (branch) => {
			const isIt = ({ ref }) => ref === `refs/heads/${branch}`;
			return (await one(REF, { ref: `heads/${branch}` }, only(gitRef, isIt, "ref"))).object.sha;
		}
	};
}
function commitsOnForge({ one }, { tipOf }) {
	return {
		compare: (base, head, page) => {
			const params = {
				basehead: `${base}...${head}`,
				per_page: 100,
				page
			};
			return one(COMPARE, params, by(comparisonOnForge(base)));
		},
		tipOf: async (branch) => {
			const tip = await tipOf(branch).catch(expecting(isNotFound, () => null));
			if (tip !== null) return tip;
			const isIt = (list) => list.length > 0;
			return (await one(COMMITS, {
				sha: branch,
				per_page: 1
			}, only(commit.array(), isIt, "branch")))[0].sha;
		}
	};
}
function deployments({ send, one }) {
	return {
		deployments: async (environment, task, most = 100) => {
			return (await one(DEPLOYMENTS, {
				environment,
				task,
				per_page: most
			}, by(deployment.array()))).filter((made) => made.environment === environment && made.task === task).sort((a, b) => b.id - a.id);
		},
		createDeployment: (wanted) => {
			const isIt = ({ sha, environment }) => sha === wanted.ref && environment === wanted.environment;
			const params = {
				...wanted,
				auto_merge: false,
				required_contexts: []
			};
			return one(CREATE_DEPLOYMENT, params, only(deployment, isIt, "deployment"));
		},
		deploymentStatuses: async (id) => {
			let now = null;
			const timed = async (request) => {
				const answer = await send(request);
				now = timeOf(answer.headers);
				return answer;
			};
			return {
				value: (await askOf(timed).all(STATUSES, { deployment_id: id }, by(deploymentStatus.array()))).sort((a, b) => b.id - a.id),
				now
			};
		},
		createDeploymentStatus: (id, status) => one(CREATE_STATUS, {
			deployment_id: id,
			...status,
			auto_inactive: false
		}, by(deploymentStatus))
	};
}
function comments({ one, all }) {
	return {
		comments: (number) => all(COMMENTS, { issue_number: number }, by(comment.array())),
		createComment: (number, body) => one(CREATE_COMMENT, {
			issue_number: number,
			body
		}, by(comment)),
		updateComment: (id, body) => one(UPDATE_COMMENT, {
			comment_id: id,
			body
		}, by(comment))
	};
}
function issues({ one, all }) {
	return {
		issues: ({ creator, state }) => {
			return all(ISSUES, {
				sort: "created",
				direction: "asc",
				state,
				...creator === null ? {} : { creator }
			}, by(issues$1));
		},
		createIssue: (title, body) => one(CREATE_ISSUE, {
			title,
			body
		}, by(issue)),
		updateIssue: (number, update) => one(UPDATE_ISSUE, {
			issue_number: number,
			...update
		}, by(issue))
	};
}
function only(schema, isIt, what) {
	const readIt = by(schema);
	return (answer) => {
		const value = readIt(answer);
		if (!isIt(value)) throw new AnswerError(`another ${what}`);
		return value;
	};
}
const MAX_ANNOTATIONS = 50;
function checks({ one, all }) {
	const update = (id, params) => one(UPDATE_CHECK_RUN, {
		check_run_id: id,
		...params
	}, by(checkRun));
	const addOutputs = async (run, outputs) => {
		let latest = run;
		for (const output of outputs) latest = await update(run.id, { output });
		return latest;
	};
	return {
		checkRuns: async (sha, name) => {
			return (await all(CHECK_RUNS, {
				ref: sha,
				check_name: name,
				filter: "all"
			}, by(checkRuns))).filter((run) => run.name === name && run.head_sha === sha);
		},
		createCheckRun: async (run) => {
			const { name, head_sha, conclusion } = run;
			const [output, ...rest] = batches(run.output);
			const isIt = (made) => made.name === name && made.head_sha === head_sha;
			const params = {
				...run,
				status: conclusion === void 0 ? "in_progress" : "completed",
				output
			};
			return addOutputs(await one(CREATE_CHECK_RUN, params, only(checkRun, isIt, "check run")), rest);
		},
		updateCheckRun: async (id, { output: whole, ...outcome }) => {
			const [output, ...rest] = batches(whole);
			const status = outcome.conclusion === void 0 ? {} : { status: "completed" };
			return addOutputs(await update(id, {
				...status,
				...outcome,
				output
			}), rest);
		}
	};
}
function batches({ annotations = [], ...output }) {
	if (annotations.length === 0) return [output];
	return Array.from({ length: Math.ceil(annotations.length / MAX_ANNOTATIONS) }, (_, number) => {
		const start = number * MAX_ANNOTATIONS;
		return {
			...output,
			annotations: annotations.slice(start, start + MAX_ANNOTATIONS)
		};
	});
}
export { createGitHub };
