// What may happen in histories, by name. Each event is counted, so that an event that never happens is noticed.
import { EDITS } from './inventory.ts';

type EditName = keyof typeof EDITS;

export const HAND_EDITS = ['rename', 'retype', 'delete', 'create', 'create as declared', 'move'] as const;
export type HandEdit = (typeof HAND_EDITS)[number];

const MEDDLINGS = [
  ...['a comment edited', 'a comment deleted', 'a check says otherwise', 'a check erased'],
  ...['a check erased and renamed', 'a check gone'],
  ...['a check copied by another app', 'a check of ours copied', 'junk in the log', 'an entry pushed again'],
] as const;
export type Meddling = (typeof MEDDLINGS)[number];

/** Requests of a run: any request, a write to the service, or a look at an asset just before its write. */
const REQUESTS = ['any', 'write', 'look'] as const;
export type Requested = (typeof REQUESTS)[number];
type Mishap = `${'death before' | 'death after' | 'lost' | 'unanswered'} at ${Requested}`;

const PLAIN = [
  ...['plan on time', 'plan late', 'plan again', 'plans at once', 'merged without a plan'],
  ...['approved by a writer', 'approved by the author', 'approved by a committer', 'approved by a reader'],
  ...['approved by a bot', 'changes requested', 'commented on', 'review dismissed', 'approved before the plan'],
  ...['merge', 'squash', 'rebase', 'queue', 'conflict', 'closed', 'pushed to', 'retargeted', 'comes from elsewhere'],
  ...['erased after a newer plan', 'rewritten after its plan', 'trouble at a write', 'slipped in'],
  'merged, and told to be applied',
  ...['reverted', 'reverted, and pushed again', 'direct push', 'direct push of something else'],
  ...['apply of the newest', 'apply of an older', 'apply again', 'apply again much later', 'apply dropped'],
  ...['applies at once', 'dispatch with the right digest', 'dispatch with a stale digest'],
  'dispatch with a wrong digest',
  ...['drift looked for', 'checks expire', 'hand edit while a run goes on', 'hand edit just before a write'],
  ...['push while a run goes on', 'push just before a write', 'meddling while a run goes on', 'suspended'],
  'death while a write is on its way',
  ...['retitled', 'adopted'],
  ...['key changed', 'old key dropped', 'key lost', 'old key given again', 'log deleted for a new key'],
  ...['a flood of checks', 'log hidden', 'log reset', 'log deleted', 'log rewound'],
  ...[
    'log lost while a run goes on',
    'apply again after the log was lost',
    'repository renamed',
    'first apply in trouble',
  ],
] as const;

export type EventName = (typeof PLAIN)[number] | `edit: ${EditName}` | `by hand: ${HandEdit}` | Meddling | Mishap;

export const EVENTS: readonly EventName[] = [
  ...PLAIN,
  ...(Object.keys(EDITS) as EditName[]).map((name): EventName => `edit: ${name}`),
  ...HAND_EDITS.map((kind): EventName => `by hand: ${kind}`),
  ...MEDDLINGS,
  ...REQUESTS.flatMap((of): EventName[] => [`death before at ${of}`, `death after at ${of}`]),
  ...REQUESTS.flatMap((of): EventName[] => [`lost at ${of}`, `unanswered at ${of}`]),
];

/** How often each has happened. */
export type Tally = Map<EventName, number>;
