// Keeps one issue about drift for each `name`, found by its marker, its label and a bot as author. It is updated in
// place, closed when there is no drift, and reopened for new drift. If it already has the text, nothing is written.
import type { GitHub } from './client.ts';
import { marker } from './marked-comment.ts';
import { asKept } from './record.ts';

const DRIFT_LABEL = 'inventory-drift';

/** Rejects with a GitHubError. `url` is the URL of the issue; null for `none`. */
export async function writeDriftIssue(
  github: GitHub,
  {
    name,
    title,
    body,
    foot,
    isDrifted,
  }: {
    /** Input `name`. */
    readonly name: string;
    /** The title of a new issue. People may change it later. */
    readonly title: string;
    readonly body: string;
    /** One line below the body. If only this line differs, nothing is written. */
    readonly foot: string;
    /** If false, the issue is closed, and none is opened. */
    readonly isDrifted: boolean;
  },
): Promise<{
  readonly kind: 'opened' | 'reopened' | 'updated' | 'closed' | 'unchanged' | 'none';
  readonly url: string | null;
}> {
  const start = marker('drift', name);
  const text = `${start}\n${body}\n${foot}\n`;
  // The marker must come first, so that an issue that only quotes it does not count.
  const labeled = await github.issues(DRIFT_LABEL);
  const ours = labeled.filter((issue) => issue.author?.type === 'Bot' && issue.body.startsWith(start));
  const [issue, ...others] = ours.sort((a, b) => a.number - b.number);
  if (issue === undefined) {
    if (!isDrifted) return { kind: 'none', url: null };
    return { kind: 'opened', url: (await github.createIssue(title, text, DRIFT_LABEL)).html_url };
  }
  // Two runs at the same time may each have opened an issue.
  for (const other of others.filter(({ state }) => state === 'open')) {
    const moved = `${start}\nReported in #${issue.number}.\n`;
    await github.updateIssue(other.number, { body: moved, state: 'closed', state_reason: 'not_planned' });
  }
  const { number, html_url: url } = issue;
  const isOpen = issue.state === 'open';
  if (!isDrifted) {
    if (!isOpen) return { kind: 'unchanged', url };
    await github.updateIssue(number, { body: text, state: 'closed', state_reason: 'completed' });
    return { kind: 'closed', url };
  }
  const withoutFoot = (whole: string) => asKept(whole).replace(/\n[^\n]*$/, '');
  if (isOpen && withoutFoot(issue.body) === withoutFoot(text)) return { kind: 'unchanged', url };
  await github.updateIssue(number, isOpen ? { body: text } : { body: text, state: 'open' });
  return { kind: isOpen ? 'updated' : 'reopened', url };
}
