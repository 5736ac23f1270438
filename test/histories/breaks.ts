// Ways to break the product. Histories must find each of them: `npm run histories -- --broken`.
// A break must change what the product does: a break that only stops it would be found for the wrong reason.
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Product } from './stage.ts';
import type { ThemeName } from './themes.ts';

export interface Break {
  readonly name: string;
  /** The theme of the histories that find it soonest. */
  readonly theme: ThemeName;
  /** The seed of the history that found it last. */
  readonly seed: number;
  readonly file: string;
  /** Is in the file exactly once. */
  readonly from: string;
  readonly to: string;
}

/** By the name of each break: the seed, the text in the file, and its replacement. */
type Replacements = Readonly<Record<string, readonly [seed: number, from: string, to: string]>>;

function within(file: string, theme: ThemeName, breaks: Replacements): Break[] {
  return Object.entries(breaks).map(([name, [seed, from, to]]) => ({ name, theme, seed, file, from, to }));
}

export const BREAKS: readonly Break[] = [
  ...within('src/run/apply.ts', 'weeks', {
    approval: [0, 'missing.length === 0', 'missing.length >= 0'],
  }),
  ...within('src/core/guard.ts', 'weeks', {
    guards: [30, 'some(({ passed }) => !passed)', 'some(({ passed }) => !passed && passed)'],
  }),
  ...within('src/core/earlier.ts', 'reversals', {
    'a-chain-undone-in-part': [47, 'path.push({ entry, live, reason });', 'path.push({ entry: first, live, reason });'],
  }),
  ...within('src/core/match.ts', 'reversals', {
    'identity-forgotten': [11, 'if (earlier !== null) claimAsBefore(', 'if (earlier === undefined) claimAsBefore('],
  }),
  ...within('src/core/origin.ts', 'reversals', {
    'pending-forgotten': [0, "return applied.has(fingerprint) ? 'drift' : 'pending'", "return 'drift'"],
  }),
  ...within('src/core/origin.ts', 'weeks', {
    'unknown-as-drift': [
      24,
      "if (base === null || applied === null || !base.has(fingerprint)) return 'inventory';",
      "if (base === null || !base.has(fingerprint)) return 'inventory'; if (applied === null) return 'drift';",
    ],
  }),
  ...within('src/action/open.ts', 'weeks', {
    'repository-by-name': [42, 'repository: String(id),', 'repository,'],
  }),
  ...within('src/action/apply.ts', 'forgers', {
    'unknown-approves-all': [
      8,
      'const chain = await chainAfter(repository, point, tip);',
      'const all = (await client.commitsFrom(tip, 100)).toReversed(); const chain = point.applied === null ? { start: all[0]!.parents[0] ?? all[0]!.sha, at: null, commits: all } : await chainAfter(repository, point, tip);',
    ],
  }),
  ...within('src/apply/execute.ts', 'crowds', {
    'lost-turn-unnoticed': [
      87,
      'if (run.stopped === null) await ports.permit.prove()',
      'if (run.stopped === null) await Promise.resolve()',
    ],
  }),
  ...within('src/action/apply.ts', 'crowds', {
    tip: [33, 'if (isOvertaken) return null;', 'if (tip === null) return null;'],
    'no-proof': [75, 'turn ?? FREE', 'turn ? FREE : FREE'],
  }),
  ...within('src/action/apply.ts', 'storms', {
    'tip-not-read-again': [
      4,
      '(await findTip(context, repository)).isOvertaken',
      '(await findTip(context, repository)).tip === null',
    ],
  }),
  ...within('src/github/review.ts', 'people', {
    'author-approves': [121, "if (isSamePerson(user, pull.author)) return 'author';", ''],
    'committer-approves': [13, "if (makers.some((maker) => isSamePerson(user, maker))) return 'committer';", ''],
    'reader-approves': [13, "input.mayWrite(review) ? null : 'may-not-write';", 'null;'],
    'one-reviewer-of-a-bots-commit': [55, 'author === null || isBot(author) ||', 'author === null ||'],
    'one-reviewer-of-a-bot': [7, 'needed = isAnonymous ? 2 : 1;', 'needed = isAnonymous ? 1 : 1;'],
    'early-review': [1, 'Date.parse(submitted_at) >= Date.parse(at)', 'Date.parse(submitted_at) >= 0'],
  }),
  ...within('src/github/judge.ts', 'reversals', {
    withdrawn: [29, 'if (gone.has(fingerprint)) continue;', ''],
  }),
  ...within('src/github/judge.ts', 'forgers', {
    'comment-edited': [
      74,
      "sha256 === sealed.sha256 ? null : { kind: 'comment-changed' }",
      'sha256 === sealed.sha256 ? null : null',
    ],
    'record-erased': [38, "if (decoded.kind === 'none') broken ??= { kind: 'erased' };", ''],
    'check-edited': [86, 'checkSeal(run.title, run.summary) !== shown.check', "shown.check === '-'"],
    'records-of-others': [86, 'run.bot !== null && run.bot === bot && run.head_sha', 'run.head_sha'],
  }),
  ...within('src/github/seal.ts', 'forgers', {
    'old-key-unread': [14, 'return keys.some((key)', 'return keys.slice(0, 1).some((key)'],
  }),
  ...within('src/github/request.ts', 'forgers', {
    'one-page-of-checks': [86, 'if (isEnough(page, pages)) done();', 'if (!isEnough(page, pages)) done();'],
  }),
  ...within('src/github/applied-log.ts', 'forgers', {
    'seal-without-parent': [38, 'attempt, job, parent];', 'attempt, job, parent === null];'],
  }),
  ...within('src/github/applied-log.ts', 'forgers', {
    'unsealed-log-unnoticed': [
      14,
      'if (isUnsealed) return unreadable(',
      'if (isUnsealed && tip === scope.name) return unreadable(',
    ],
    'merge-in-the-log': [8, 'if (commit.parents.length > 1) return', 'if (commit.parents.length > 2) return'],
  }),
  ...within('src/github/turn.ts', 'crowds', {
    'a-run-that-lives-is-taken-over': [27, "now.status !== 'completed' &&", "now.status === 'none' &&"],
    'no-pause': [105, 'await pause(PAUSE_MS);', ''],
  }),
  ...within('src/github/turn.ts', 'storms', {
    'applied-after-a-failure': [
      0,
      "success === null ? 'ended' : 'applied'",
      "success === null ? 'applied' : 'applied'",
    ],
  }),
  ...within('src/apply/create.ts', 'storms', {
    'post-repeated': [4, "'one') return created('adopted', search.asset, ports);", "'one') return 'not-created';"],
  }),
  ...within('src/apply/execute.ts', 'storms', {
    'patch-unread': [
      52,
      'if (stateKey(asset) === stateKey(planned)) return null;',
      'if (asset.id === id) return null;',
    ],
    'delete-unread': [
      22,
      "deletionFingerprint(asset) === planned ? null : 'changed-meanwhile';",
      "deletionFingerprint(asset) === '' ? 'changed-meanwhile' : null;",
    ],
  }),
  ...within('src/follow/from-live.ts', 'weeks', {
    'wish-adopted-away': [114, "plan.changes.filter(({ origin }) => origin === 'drift')", 'plan.changes'],
  }),
];

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = `${pathToFileURL(join(ROOT, 'src'))}/`;
const MARK = '?broken=';
/** Loaded only once: code that runs git for a history throws the error of this file, which is recognized by class. */
const SHARED = `${SOURCES}git/process.ts`;

/**
 * The product with that break: its modules are loaded a second time beside the whole ones, with the replacement made
 * on the way. Works where Node loads the sources itself.
 */
export async function broken({ name, file, from, to }: Break): Promise<Product> {
  const query = `${MARK}${name}`;
  registerHooks({
    resolve: (specifier, context, next) => {
      const found = next(specifier, context);
      const isOurs = context.parentURL?.endsWith(query) && found.url.startsWith(SOURCES) && found.url !== SHARED;
      return isOurs ? { ...found, url: `${found.url}${query}` } : found;
    },
    load: (url, context, next) => {
      const loaded = next(url, context);
      const isBroken = url === `${pathToFileURL(join(ROOT, file))}${query}`;
      return isBroken ? { ...loaded, source: String(loaded.source).replace(from, () => to) } : loaded;
    },
  });
  const { runAction } = await import(`${SOURCES}action/run.ts${query}`);
  const { runCommandLine } = await import(`${SOURCES}cli/program.ts${query}`);
  return { runAction, runCommandLine };
}
