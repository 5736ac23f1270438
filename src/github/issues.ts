// Issues by GitHub's REST API: listed whole, opened, changed.
import { readIssue, readIssues } from './answers.ts';
import { readAll } from './pages.ts';
import type { GitHub } from './port.ts';
import type { Send } from './request.ts';
import { CREATE_ISSUE, ISSUES, UPDATE_ISSUE } from './routes.ts';

type Issues = Pick<GitHub, 'issues' | 'createIssue' | 'updateIssue'>;

export function issues(send: Send, place: Readonly<Record<'owner' | 'repo', string>>): Issues {
  return {
    issues: ({ creator, state }) => {
      const order = { sort: 'created', direction: 'asc' };
      const params = { ...place, ...order, state, ...(creator === null ? {} : { creator }) };
      return readAll(send, { route: ISSUES, params, read: readIssues });
    },
    createIssue: async (title, body) => {
      return (await send({ route: CREATE_ISSUE, params: { ...place, title, body }, read: readIssue })).value;
    },
    updateIssue: async (number, update) => {
      const params = { ...place, issue_number: number, ...update };
      return (await send({ route: UPDATE_ISSUE, params, read: readIssue })).value;
    },
  };
}
