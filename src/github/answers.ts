// GitHub's answers. Each has a schema, as GitHub documents it, of only the fields that are read. The types are derived
// from the schemas. An answer that is not as documented is an AnswerError.
import * as z from 'zod';

/** An answer that is not as documented. The message names a field, never its value. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
}

/** Reads an answer by its schema. Throws an AnswerError. */
export function readAnswer<T>(answer: unknown, schema: z.ZodType<T>): T {
  const read = schema.safeParse(answer);
  if (read.success) return read.data;
  const { path = [], code, message = '' } = read.error.issues[0] ?? {};
  // A check of what the answer is about fails for the whole answer, with a message of our own.
  const isOther = path.length === 0 && code === 'custom';
  const what = isOther ? message : 'another kind of answer';
  throw new AnswerError(path.length === 0 ? what : `${path.join('.')} is not as documented`);
}

/** GitHub leaves out unknown values, or sends null. */
function orNull<Output>(schema: z.ZodType<Output>) {
  return schema.nullish().transform((value) => value ?? null);
}

/** A full commit hash. */
export const sha = z.string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/);
const id = z.number().int();
const time = z.string().refine((text) => !Number.isNaN(Date.parse(text)));
const timeOrNull = orNull(time);
const textOrNull = orNull(z.string());

const account = z.object({ id, login: z.string(), type: z.string() });
/** null for a deleted account. */
const accountOrNull = orNull(account);
export type Account = z.output<typeof account>;
/** The author of a text. */
const writerOrNull = orNull(z.object({ login: z.string(), type: z.string() }));

const pullRequest = z
  .object({
    number: id,
    title: z.string(),
    state: z.string(),
    head: z.object({ sha }),
    base: z.object({ ref: z.string() }),
    merged_at: timeOrNull,
    updated_at: time,
    merge_commit_sha: textOrNull,
    user: accountOrNull,
    /** The number of commits. Only a pull request that is read by its number has it. */
    commits: id.optional(),
  })
  .transform(({ head, base, user, commits, ...fields }) => {
    return { ...fields, head_sha: head.sha, base_ref: base.ref, author: user, commit_count: commits ?? null };
  });
export type PullRequest = z.output<typeof pullRequest>;

const review = z.object({
  id,
  user: accountOrNull,
  /** APPROVED, CHANGES_REQUESTED, COMMENTED, DISMISSED or PENDING. */
  state: z.string(),
  commit_id: textOrNull,
  submitted_at: timeOrNull,
  author_association: z.string(),
});
export type Review = z.output<typeof review>;

const comment = z
  .object({
    id,
    // Without a special media type GitHub always sends the body, though its description makes it optional.
    body: z.string(),
    user: writerOrNull,
    html_url: z.string(),
    updated_at: time,
  })
  .transform(({ user, ...fields }) => ({ ...fields, author: user?.login ?? null }));
export type Comment = z.output<typeof comment>;

const issue = z
  .object({
    number: id,
    body: z
      .string()
      .nullish()
      .transform((body) => body ?? ''),
    state: z.string(),
    user: writerOrNull,
    author_association: textOrNull,
    html_url: z.string(),
  })
  .transform(({ user, ...fields }) => ({ ...fields, author: user }));

/** One page of issues, without the pull requests among them. */
const issues = z
  .array(z.looseObject({}))
  .transform((page) => page.filter((entry) => (entry.pull_request ?? null) === null))
  .pipe(z.array(issue));

const repository = z.object({ private: z.boolean() });
const repositoryId = z.object({ id });

/** The author or committer of a commit, if GitHub knows the account; else null, which GitHub writes in several ways. */
const person = z.unknown().transform((value): Account | null => {
  const read = account.safeParse(value);
  return read.success ? read.data : null;
});

/** A tree or a commit that was created. */
const made = z.object({ sha });

const commit = z
  .object({
    sha,
    parents: z.array(z.object({ sha })),
    author: person,
    committer: person,
    commit: z.object({
      author: z.object({ name: textOrNull }).nullish(),
      message: textOrNull,
      tree: z.object({ sha }),
    }),
  })
  .transform(({ parents, commit: { author: claimed, message, tree }, ...fields }) => ({
    ...fields,
    parents: parents.map((parent) => parent.sha),
    message: message ?? '',
    tree: tree.sha,
    /** Not verified: anyone can claim any name. */
    claimed_author: claimed?.name ?? '',
  }));
export type Commit = z.output<typeof commit>;

/** How one commit relates to another, and a page of the commits that only the first one has, oldest first. */
const comparison = z
  .object({
    /** `ahead` or `identical` if the first commit contains the other one. */
    status: z.string(),
    merge_base_commit: made,
    commits: z.array(commit),
  })
  .transform(({ merge_base_commit, ...fields }) => ({ ...fields, merge_base: merge_base_commit.sha }));

const gitRef = z.object({ ref: z.string(), object: z.object({ sha }) });

const workflowRun = z
  .object({ id, status: textOrNull, run_attempt: id.optional() })
  .transform(({ status, run_attempt }) => ({ status: status ?? '', attempt: run_attempt ?? 1 }));

const permission = z.object({ permission: z.string() });

const checkRun = z
  .object({
    id,
    name: z.string(),
    head_sha: sha,
    status: z.string(),
    app: z.object({ id, slug: textOrNull }).nullish(),
    output: z.object({ title: textOrNull, summary: textOrNull, text: textOrNull }),
    html_url: textOrNull,
    /** The id that its creator gave it; '' or null for none. */
    external_id: textOrNull,
  })
  .transform(({ app, output, ...fields }) => {
    // The id of the app that owns the check run, and its bot, such as `github-actions[bot]`. null if not known.
    const slug = app?.slug ?? null;
    return { ...fields, ...output, app_id: app?.id ?? null, bot: slug && `${slug}[bot]` };
  });
export type CheckRun = z.output<typeof checkRun>;

/** Each schema is for one answer, or for one page of a list. */
export const schemas = {
  repository,
  repositoryId,
  pull: pullRequest,
  pulls: pullRequest.array(),
  reviews: review.array(),
  commits: commit.array(),
  permission,
  ref: gitRef,
  comparison,
  workflowRun,
  made,
  checkRun,
  checkRuns: checkRun.array(),
  comment,
  comments: comment.array(),
  issue,
  issues,
};
