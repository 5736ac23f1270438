// The table of what changed: one row a change, before → after in each cell that changed.
import { OUTCOME_WORDS } from '../applied.ts';
import { counted } from '../text-style.ts';
import type { ShownChange, ShownChanges } from './changes.ts';
import { type Content, html, type Markup } from './markup.ts';
import { idOf, nameOf, timeOf, turned } from './pieces.ts';
import { GROUPS, isTrouble, ORIGINS, STANDINGS } from './words.ts';

type Names = ShownChanges['systemNames'];

export function changeTable({ groups, systemNames }: ShownChanges): Markup {
  const isEvidence = groups.some(({ changes }) => changes.some(({ done }) => done !== null));
  return html`<table class="changes">
<thead><tr><th scope="col">Asset</th><th scope="col">Id</th><th scope="col">Cyber system</th><th scope="col">Type</th><th scope="col">${isEvidence ? 'Outcome' : 'Why'}</th><th scope="col">Live now</th></tr></thead>
${groups.map((group) => groupBody(group, systemNames))}</table>
`;
}

function groupBody({ kind, changes }: ShownChanges['groups'][number], names: Names): Markup {
  const { title, note } = GROUPS[kind];
  return html`<tbody class="${kind}">
<tr class="group"><th colspan="6" scope="rowgroup">${title} <b>${changes.length}</b> <span>${note}</span></th></tr>
${changes.map((change) => changeRow(change, names))}</tbody>
`;
}

function changeRow(change: ShownChange, names: Names): Markup {
  const { place, id, live, standing } = change;
  const found = live === null ? null : html` <a href="#asset-${place}">show</a>`;
  return html`<tr id="change-${place}"><th scope="row">${assetOf(change)}</th><td>${id === null ? null : idOf(id)}</td><td>${systemOf(change, names)}</td><td>${typeOf(change)}</td><td>${change.done === null ? whyOf(change) : outcomeOf(change)}</td><td>${STANDINGS[standing]}${found}</td></tr>
`;
}

function assetOf(change: ShownChange): Content {
  const { before, after } = change;
  if (before === null && after !== null) return html`<ins>${nameOf(after.name)}</ins>`;
  if (after === null && before !== null) return html`<del>${nameOf(before.name)}</del>`;
  return sides(change, ({ name }) => name, nameOf);
}

function systemOf(change: ShownChange, names: Names): Content {
  const named = (id: string) => {
    const name = names.get(id);
    return name === undefined ? idOf(id) : nameOf(name);
  };
  return sides(change, (state) => state.cyber_system_id, named);
}

function typeOf(change: ShownChange): Content {
  return sides(
    change,
    (state) => state.asset_type,
    (type) => html`${type}`,
  );
}

type State = NonNullable<ShownChange['before']>;

/** One value of the asset: turned into another, or as it stays; that of the only side there is. */
function sides({ before, after }: ShownChange, of: (state: State) => string, show: (value: string) => Markup): Content {
  const [old, fresh] = [before ?? after, after ?? before].map((state) => (state === null ? '' : of(state)));
  if (old === undefined || fresh === undefined) return null;
  return old === fresh ? show(fresh) : turned(show(old), show(fresh));
}

function whyOf({ origin, source }: ShownChange): Content {
  return source === null ? ORIGINS[origin] : html`${ORIGINS[origin]}<small>${source}</small>`;
}

function outcomeOf(change: ShownChange): Content {
  if (change.done === null) return null;
  const { outcome, reason, detail, ended_at } = change.done;
  const said = [
    reason,
    detail === null ? null : html`The service said: ${detail}`,
    ended_at === null ? null : timeOf(ended_at),
  ];
  const lines = said.filter((line) => line !== null).map((line) => html`<small>${line}</small>`);
  return html`<span class="${isTrouble(change) ? 'bad' : 'good'}">${OUTCOME_WORDS[outcome]}</span>${lines}`;
}

/** `2 deletes, 1 move`: the headline of what changed. */
export function changeCounts({ groups }: ShownChanges): string {
  const parts = groups.map(({ kind, changes }) =>
    kind === 'drift' ? `${counted(changes.length, 'difference')} drifted` : counted(changes.length, kind),
  );
  return parts.length === 0 ? 'no changes' : parts.join(', ');
}
