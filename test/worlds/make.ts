// One seed, one world: live assets, files' entries, and the truth about what they must come to.
import { NAME_SCOPES, type NameScope } from '../../src/emulator/records.ts';
import { declare } from './declare.ts';
import { Dice } from './dice.ts';
import { makeLandscape } from './landscape.ts';
import { makeDraft } from './wishes.ts';
import type { World } from './world.ts';

/** A seed's rest says the scope of uniqueness. */
function scopeOf(seed: number): NameScope {
  return NAME_SCOPES[seed % NAME_SCOPES.length]!;
}

export function makeWorld(seed: number, dice = new Dice(seed)): World {
  const scope = scopeOf(seed);
  const landscape = makeLandscape(dice);
  const draft = makeDraft(dice, scope, landscape);
  const entries = declare(dice, draft, landscape);
  const created = entries.filter(({ live }) => live === null).map(({ state }) => state);
  return { seed, scope, landscape, live: draft.live, entries, kept: draft.kept, created };
}
