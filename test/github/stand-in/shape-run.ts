// A run of a workflow as GitHub writes it.
import { exampleOf, type Json, objectAt, pick } from './examples.ts';
import { type Origin, repoUrl } from './shape-origin.ts';
import { repositoryShape } from './shape-pull.ts';
import type { RunState } from './state.ts';

const EXAMPLE = objectAt(exampleOf('workflow_run'), 'workflow_run');

export function workflowRunShape(origin: Origin, id: string, { status, attempt }: RunState): Json {
  const repository = repositoryShape(origin);
  return {
    ...pick(EXAMPLE, origin.contract.keys('workflow-run')),
    ...{ id: Number(id), url: `${repoUrl(origin)}/actions/runs/${id}`, path: '.github/workflows/inventory.yml' },
    ...{ status, conclusion: status === 'completed' ? 'success' : null, run_attempt: attempt },
    ...{ display_title: 'Inventory', pull_requests: [], repository, head_repository: repository },
  };
}
