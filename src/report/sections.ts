// A plan divided for its readers: what the files ask for, what is pending, and drift; and by kind, deletes first.
// Terminal, comment, check, summary and issue walk the same sections.
import type { Change, Plan } from '../core/change.ts';
import { compareNatural } from '../core/compare.ts';
import { groupBy } from '../core/group.ts';
import type { PlacedSystem } from '../core/model.ts';
import { possibleRenames } from '../core/renames.ts';
import { compareSystems } from '../core/resolve.ts';
import { type ChangeKind, type ChangeRow, driftRow, KINDS, kindOf, pairRow, rowOf } from './change-row.ts';
import { counted, type Formatter, grouped } from './text-style.ts';

/** Words with names in them, formatted for one output. */
export type Words = (formatter: Formatter) => string;

export interface Section {
  /** What is shown. A surface cuts the last of these first. */
  readonly part: 'deletes' | 'moves' | 'updates' | 'pending' | 'reverted' | 'drift' | 'creates' | 'results';
  /** Says how many rows there are, in words without names. */
  readonly title: string;
  /** Below the title. */
  readonly note: Words | null;
  /** In reading order. */
  readonly changes: readonly Change[];
  readonly rowOf: (change: Change) => ChangeRow;
  /** Hidden behind its title until somebody opens it. */
  readonly isFolded: boolean;
}

/** Longer sections are folded: the changes that the files ask for, and pending ones. Deletes never are. */
const LONG = 25;

/** The page of a plan, without empty sections. `verb` is the command that shows it. */
export function planPage(plan: Plan, verb: 'plan' | 'apply' | 'drift' = 'plan'): Section[] {
  const executed = new Set(plan.toExecute);
  const all = inReadingOrder(plan.changes);
  const deletes = all.filter((change) => change.action === 'delete' && executed.has(change));
  const others = all.filter((change) => change.action !== 'delete' && executed.has(change));
  const asked = groupBy(
    others.filter(({ origin }) => origin === 'inventory'),
    kindOf,
  );
  const of = (...kinds: ChangeKind[]) => kinds.flatMap((kind) => asked.get(kind) ?? []);
  const [moves, renames, retypes, creates] = [of('move'), of('rename'), of('retype'), of('create')];
  const verbs = retypes.length === 0 ? 'Rename' : renames.length === 0 ? 'Retype' : 'Rename or retype';
  const pending = others.filter(({ origin }) => origin === 'pending');
  const reverted = others.filter(({ origin }) => origin === 'drift');
  const late = deletes.filter(({ origin }) => origin === 'pending').length;
  const share = late === deletes.length ? '' : `${grouped(late)} `;
  const also = (count: number) => {
    const them = count === 1 ? 'it' : 'them';
    return verb === 'apply' ? `This apply executes ${them} too` : `Merging approves ${them} too`;
  };
  const titled = (title: string, changes: readonly Change[], part: Section['part']): Section => {
    return { part, title, note: null, changes, rowOf, isFolded: changes.length > LONG };
  };
  const assets = (changes: readonly Change[]) => counted(changes.length, 'asset');
  const sections: Section[] = [
    {
      ...titled(
        `Delete ${assets(deletes)}${late === 0 ? '' : `, ${share}pending from earlier merges. ${also(late)}`}`,
        deletes,
        'deletes',
      ),
      isFolded: false,
    },
    titled(`Move ${assets(moves)}. A moved asset inherits the new system's impact rating`, moves, 'moves'),
    titled(`${verbs} ${assets([...renames, ...retypes])}`, inReadingOrder([...renames, ...retypes]), 'updates'),
    { ...titled(`Create ${assets(creates)}`, creates, 'creates'), isFolded: true },
    titled(
      `Pending from earlier merges: ${counted(pending.length, 'change')}. ${also(pending.length)}`,
      pending,
      'pending',
    ),
    titled(`Drift, reverted by this run: ${counted(reverted.length, 'change')}`, reverted, 'reverted'),
    driftSection(plan),
  ];
  return sections.filter(({ changes }) => changes.length > 0);
}

/** Differences that are not applied, each once: a pair that may be a rename is one row. */
export function driftSection(plan: Plan): Section {
  const { changes, toExecute, summary } = plan;
  const executed = new Set(toExecute);
  const left = inReadingOrder(changes.filter((change) => !executed.has(change)));
  const pairs = possibleRenames(plan).filter(({ from, to }) => !executed.has(from) && !executed.has(to));
  const paired = new Set<Change>(pairs.map(({ to }) => to));
  const pairOf = new Map<Change, (typeof pairs)[number]>(pairs.map((pair) => [pair.from, pair]));
  const shown = left.filter((change) => !paired.has(change));
  return {
    part: 'drift',
    title: `Drift, not applied: ${counted(shown.length, 'difference')}`,
    note: null,
    changes: shown,
    rowOf: (change) => {
      const pair = pairOf.get(change);
      return pair === undefined ? driftRow(change) : pairRow(pair);
    },
    // Not folded if there is nothing else to read.
    isFolded: summary.create + summary.update + summary.delete > 0 || shown.length > LONG,
  };
}

/** As people read changes: by site and system, then by kind, then by name. A plan file has an order of its own. */
export function inReadingOrder<C extends Change>(changes: readonly C[]): C[] {
  return [...changes].sort(
    (a, b) =>
      compareSystems(a.cyberSystem, b.cyberSystem) ||
      KINDS.indexOf(kindOf(a)) - KINDS.indexOf(kindOf(b)) ||
      compareNatural((a.after ?? a.before).name, (b.after ?? b.before).name) ||
      compareNatural(a.id ?? '', b.id ?? ''),
  );
}

/** Grouped by cyber system, sorted by site and name. */
export function bySystem<T extends { readonly cyberSystem: PlacedSystem }>(all: readonly T[]) {
  const groups = [...groupBy(all, ({ cyberSystem }) => cyberSystem.id).values()];
  return groups
    .map((members) => ({ system: members[0]!.cyberSystem, members }))
    .sort((a, b) => compareSystems(a.system, b.system));
}

/** ` at 5 sites` if the changes reach more than one site; else ''. */
export function sitesOf(changes: readonly Change[]): string {
  const sites = new Set(changes.flatMap(({ cyberSystem }) => cyberSystem.site?.id ?? [])).size;
  return sites < 2 ? '' : ` at ${grouped(sites)} sites`;
}
