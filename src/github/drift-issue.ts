// For each `name` one issue about drift, and one about the setup: found by its marker and author,
// opened, updated in place, closed when there is no drift, and opened again instead of a new one. Nothing is written if
// the issue already has this text.

import type { Issue } from './answers.ts';
import { marker } from './comment.ts';
import type { GitHub } from './port.ts';
import { asKept } from './record.ts';
import { isTrusted } from './review.ts';

export interface IssueContent {
  /** The title of a new issue. Afterwards readers may change it. */
  readonly title: string;
  readonly body: string;
  /** One line below the body. If only this line differs, nothing is written. */
  readonly foot: string;
  /** If false, the issue is closed, and none is opened. */
  readonly isDrifted: boolean;
}

export interface DriftIssueInput {
  readonly github: Pick<GitHub, 'issues' | 'createIssue' | 'updateIssue'>;
  /** Input `name`. */
  readonly name: string;
  /** The logins that may have written our issues. */
  readonly authors: readonly string[];
  /** False if these logins are a guess, because the app of this run is not known. */
  readonly isCertain: boolean;
  readonly content: IssueContent;
  /** What the issue is about. Each topic has its own. */
  readonly topic: 'drift' | 'doctor';
}

export interface IssueResult {
  /** `unsure`: an issue that could be ours is by an author who could be us, so none is opened beside it. */
  readonly kind: 'opened' | 'reopened' | 'updated' | 'closed' | 'unchanged' | 'none' | 'unsure';
  /** The URL of the issue; null for `none`. */
  readonly url: string | null;
}

/** Rejects with a GitHubError. */
export async function writeIssue(input: DriftIssueInput): Promise<IssueResult> {
  const { github, name, authors } = input;
  const all = await Promise.all(authors.map((creator) => github.issues({ creator, state: 'all' })));
  const ours = all
    .flat()
    .filter((issue) => authors.includes(issue.author?.login ?? '') && isMarked(issue, input))
    .sort((a, b) => a.number - b.number);
  const [oldest, ...others] = ours;
  if (oldest === undefined) return input.content.isDrifted ? openIssue(input) : { kind: 'none', url: null };
  const updated = await updateIssue(oldest, input);
  // Two runs at the same time may each have opened one.
  for (const issue of others.filter(({ state }) => state === 'open')) {
    const body = `${marker(input.topic, name)}\nTold in #${oldest.number}.\n`;
    await github.updateIssue(issue.number, { body, state: 'closed', state_reason: 'not_planned' });
  }
  return updated;
}

/** The marker must be first in the body: a quotation or a report about an issue does not count. */
function isMarked({ body }: Issue, { topic, name }: DriftIssueInput): boolean {
  return body.startsWith(marker(topic, name));
}

async function openIssue(input: DriftIssueInput): Promise<IssueResult> {
  const { github, isCertain, content } = input;
  if (!isCertain) {
    const opened = await github.issues({ creator: null, state: 'open' });
    const likely = opened.find((issue) => isMarked(issue, input) && couldBeOurs(issue));
    if (likely !== undefined) return { kind: 'unsure', url: likely.html_url };
  }
  const { html_url } = await github.createIssue(content.title, issueBody(input));
  return { kind: 'opened', url: html_url };
}

/** Only an installed app writes as a bot. A person's token writes as that person. */
function couldBeOurs({ author, author_association }: Issue): boolean {
  return author?.type === 'Bot' || isTrusted(author_association);
}

async function updateIssue(issue: Issue, input: DriftIssueInput): Promise<IssueResult> {
  const { github, content } = input;
  const { number, state, html_url: url } = issue;
  const body = issueBody(input);
  const isOpen = state === 'open';
  if (!content.isDrifted) {
    if (!isOpen) return { kind: 'unchanged', url };
    await github.updateIssue(number, { body, state: 'closed', state_reason: 'completed' });
    return { kind: 'closed', url };
  }
  if (isOpen && withoutFoot(issue.body) === withoutFoot(body)) return { kind: 'unchanged', url };
  await github.updateIssue(number, isOpen ? { body } : { body, state: 'open' });
  return { kind: isOpen ? 'updated' : 'reopened', url };
}

function issueBody({ topic, name, content: { body, foot } }: DriftIssueInput): string {
  return `${marker(topic, name)}\n${body}\n${foot}\n`;
}

function withoutFoot(text: string): string {
  return asKept(text).replace(/\n[^\n]*$/, '');
}
