// Takes a request through the same steps as GitHub: known operation, well-formed, known token, permitted, carried out.
// It checks every request and every answer against the description, and notes each violation.
import type { Operation } from 'openapi-backend';
import { type Answer, FORBIDDEN, failure, NOT_FOUND, type Play } from './answer.ts';
import type { WireRequest } from './contract.ts';
import { isObject } from './examples.ts';
import { type FaultPlan, faultAnswer } from './faults.ts';
import type { GitRepository } from './git.ts';
import { POSTED } from './operations-posted.ts';
import { REPOSITORY } from './operations-repository.ts';
import type { Origin } from './shapes.ts';
import { allows, type Holder } from './tokens.ts';

/** What each operation does to the state of the stand-in. Operations that the project does not use are missing. */
const PLAYS: ReadonlyMap<string, Play> = new Map(Object.entries({ ...POSTED, ...REPOSITORY }));

export interface Desk extends Origin {
  readonly git: GitRepository;
  readonly holders: ReadonlyMap<string, Holder>;
  readonly faults: FaultPlan;
  readonly violations: string[];
  readonly pageSize: number;
}

/** Answers one request; null if the connection is to be reset instead. */
export async function attend(desk: Desk, request: WireRequest): Promise<Answer | null> {
  const operation = desk.contract.operation(request);
  if (operation === null) {
    violate(desk, request, ['the description has no such operation']);
    return NOT_FOUND;
  }
  const fault = desk.faults.meet(operation.operationId ?? '');
  const faults = [...headerFaults(request), ...desk.contract.requestFaults(request, operation)];
  violate(desk, request, faults);
  if (fault !== null && fault.afterwards !== true) return faultAnswer(fault);
  const answer =
    faults.length === 0
      ? await carryOut(desk, request, operation)
      : failure(422, `Invalid request.\n\n${faults.join('\n')}`);
  const broken = desk.contract.answerFaults(operation, answer.status, answer.body);
  for (const each of broken) violate(desk, request, [`answer ${answer.status}: ${each}`]);
  return fault === null ? answer : faultAnswer(fault);
}

function violate(desk: Desk, { method, path }: WireRequest, faults: readonly string[]): void {
  desk.violations.push(...faults.map((fault) => `${method} ${path}: ${fault}`));
}

/** Checks what GitHub requires of every request beyond the description. */
function headerFaults({ headers }: WireRequest): string[] {
  const faults: string[] = [];
  if ((headers['user-agent'] ?? '') === '') faults.push('there is no user-agent');
  if (!/^application\/(vnd\.github\.[\w.+-]*json|json)/.test(headers.accept ?? '')) faults.push('accept is not JSON');
  return faults;
}

async function carryOut(desk: Desk, request: WireRequest, operation: Operation): Promise<Answer> {
  const { state, apiUrl } = desk;
  const id = operation.operationId ?? '';
  const holder = desk.holders.get(/^(?:token|bearer) (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '');
  const params = paramsOf(operation.path, request.path);
  const play = PLAYS.get(id);
  if (holder === undefined) return failure(401, 'Bad credentials');
  if (`${params.owner}/${params.repo}` !== state.fullName) return NOT_FOUND;
  if (!allows(holder, id, !state.isPrivate)) return FORBIDDEN;
  if (play === undefined) {
    violate(desk, request, [`the stand-in does not play ${id}`]);
    return failure(501, 'Not Implemented');
  }
  const body = isObject(request.body) ? request.body : {};
  return play({ ...desk, holder, params, query: request.query, body, url: apiUrl + request.path });
}

function paramsOf(template: string, path: string): Record<string, string> {
  const parts = path.split('/');
  const named = template.split('/').map((part, index) => [part, decodeURIComponent(parts[index] ?? '')] as const);
  return Object.fromEntries(named.filter(([part]) => part.startsWith('{')).map(([part, v]) => [part.slice(1, -1), v]));
}
