// What is said when files and service are held against each other: resolving, matching, and what a plan means.
import { counted, listed, listedAs, type Voice, yamlLine } from '../voice.ts';
import { didYouMean, type Wordings, whereFirst } from './wording.ts';

type ResolvingCode = 'unknown-cyber-system' | 'ambiguous-cyber-system' | 'facility-mismatch';

export const RESOLVING_WORDS: Wordings<ResolvingCode> = {
  'unknown-cyber-system': {
    title: 'The organization has no such cyber system.',
    message: ({ name }, voice) => `The organization has no cyber system ${voice.name(name)}.`,
    remedy: () => 'Write the name or the id of one that it has; cyber systems cannot be created here.',
    exactRemedy: ({ near }, voice) => didYouMean(near, voice),
  },
  'ambiguous-cyber-system': {
    title: 'Several cyber systems have this name.',
    message: ({ name, systems }, voice) =>
      `${counted(systems.length, 'cyber system')} are named ${voice.name(name)}: ${idsOf(systems, voice)}.`,
    remedy: (_, voice) => `Write the id of the one you mean, or say its ${voice.code('facility')}.`,
  },
  'facility-mismatch': {
    title: 'The cyber system is not in that facility.',
    message: ({ facility, system, facilities }, voice) => {
      const home = facilities.length === 0 ? 'it is in none' : `it is in ${listedAs(facilities, voice.name, 'and')}`;
      return `The cyber system ${voice.name(system.name)} is not in the facility ${voice.name(facility)}; ${home}.`;
    },
    remedy: (_, voice) => `Correct ${voice.code('facility')}, or remove it.`,
    exactRemedy: ({ facilities, near }, voice) => {
      const [home, another] = facilities;
      const line = home === undefined || another !== undefined ? null : yamlLine('facility', home, voice);
      if (line !== null) return `Write ${line}`;
      // A facility that the system is not in would be refused as well, however near its name is.
      const fitting = near.filter((name) => facilities.includes(name));
      return didYouMean(fitting, voice);
    },
  },
};

type MatchingCode =
  | 'unknown-asset-id'
  | 'duplicate-id'
  | 'rename-conflict'
  | 'rename-source-missing'
  | 'ambiguous-asset'
  | 'hint-done'
  | 'ambiguous-move';

export const MATCHING_WORDS: Wordings<MatchingCode> = {
  'unknown-asset-id': {
    title: 'No asset at the service has this id.',
    message: ({ id }, voice) => `No asset at the service has the id ${voice.id(id)}.`,
    remedy: (_, voice) => `Correct it, or remove ${voice.code('id')} to create the asset; the service chooses new ids.`,
  },
  'duplicate-id': {
    title: 'Two assets have the same id.',
    message: ({ id }, voice) => `The id ${voice.id(id)} stands at two assets.`,
    remedy: ({ first }, voice) => `Correct one of the two; ${whereFirst(first, voice)}.`,
  },
  'rename-conflict': {
    title: 'A rename or move is not clear, and one asset would be lost.',
    message: ({ name, source, reason, ids }, voice) =>
      reason === 'shared-source'
        ? `${voice.name(source)} is named as the source of ${voice.name(name)} and of another asset, and can become only one.`
        : `${voice.name(name)} is to come from ${voice.name(source)}, but several live assets fit (${listed(ids.map(voice.id), 'and')}), and one would be lost.`,
    remedy: (_, voice) =>
      `Let one asset alone name a source, and pin assets with ${voice.code('id')} where names meet.`,
    exactRemedy: ({ reason, ids }, voice) =>
      reason === 'shared-source'
        ? `Keep ${voice.code('renamed_from')} or ${voice.code('moved_from')} at one of them alone.`
        : pin(ids, voice),
  },
  'rename-source-missing': {
    title: 'The asset that a rename or move starts from is not there.',
    message: ({ name, source, system }, voice) =>
      `${voice.name(name)} is to come from ${voice.name(source)} in ${voice.name(system.name)}, where no such asset is left.`,
    remedy: (_, voice) =>
      `Correct ${voice.code('renamed_from')} or ${voice.code('moved_from')}, or remove them to create the asset.`,
  },
  'ambiguous-asset': {
    title: 'Several live assets have this name in this cyber system.',
    message: ({ name, system, ids }, voice) =>
      `${counted(ids.length, 'asset')} in ${voice.name(system.name)} are named ${voice.name(name)}: ${listed(ids.map(voice.id), 'and')}.`,
    remedy: (_, voice) => `Pin the one you mean with ${voice.code('id')}.`,
    exactRemedy: ({ ids }, voice) => pin(ids, voice),
  },
  'hint-done': {
    title: 'A rename or move is done, so its hint has served.',
    message: ({ name, key }, voice) =>
      `What ${voice.code(key)} asks for is done: ${voice.name(name)} is there already.`,
    remedy: () => 'Remove the hint.',
    exactRemedy: ({ key }, voice) => `Remove ${voice.code(key)}.`,
  },
  'ambiguous-move': {
    title: 'An asset may have moved here, but it is not clear which.',
    message: ({ name, assets }, voice) =>
      `${voice.name(name)} may have moved here, but which of several is meant is not clear (${idsOf(assets, voice)}); no move is inferred.`,
    remedy: (_, voice) => `To move one, and keep its id, pin it with ${voice.code('id')}.`,
    exactRemedy: ({ assets }, voice) =>
      pin(
        assets.slice(0, MOST_PINS + 1).map(({ id }) => id),
        voice,
      ),
  },
};

type PlanCode = 'name-in-use' | 'possible-rename' | 'system-adopted' | 'system-released' | 'base-document-skipped';

export const PLAN_WORDS: Wordings<PlanCode> = {
  'name-in-use': {
    title: 'An asset to create has the name of one in a cyber system that no file declares.',
    message: ({ name, system }, voice) =>
      `${voice.name(name)} is to be created, and an asset of that name is in ${voice.name(system.name)} (${voice.id(system.id)}), which no file declares.`,
    remedy: (_, voice) => `If they are one asset, add ${voice.code('moved_from')} with the cyber system it is in.`,
    exactRemedy: ({ system, reference }, voice) => {
      const line = yamlLine('moved_from', reference, voice) ?? yamlLine('moved_from', system.id, voice);
      return line === null ? null : `If they are one asset, add ${line}`;
    },
  },
  'possible-rename': {
    title: 'A live asset in no file and an entry that is not live look like a rename.',
    message: ({ from, to, id }, voice) =>
      `${voice.name(from)} (${voice.id(id)}) is live but in no file, and ${voice.name(to)} is in a file but not live, which looks like a rename.`,
    remedy: (_, voice) => `If it is one, add ${voice.code('renamed_from')} to keep the id and its history.`,
    exactRemedy: ({ from, id }, voice) => {
      const line = yamlLine('renamed_from', from, voice) ?? yamlLine('id', id, voice);
      return line === null ? null : `If it is one, keep the id and its history: add ${line}`;
    },
  },
  'system-adopted': {
    title: 'A cyber system is declared for the first time.',
    message: ({ system }, voice) =>
      `The cyber system ${voice.name(system.name)} (${voice.id(system.id)}) is declared for the first time.`,
    remedy: ({ count }, voice) =>
      `${counted(count, 'undeclared asset')} in it ${count === 1 ? 'is' : 'are'} left alone; write ${voice.code('prune: true')} to delete what is not declared.`,
  },
  'system-released': {
    title: 'A cyber system is no longer declared.',
    message: ({ system }, voice) =>
      `The cyber system ${voice.name(system.name)} (${voice.id(system.id)}) is no longer declared.`,
    remedy: ({ count }, voice) =>
      `${counted(count, 'asset')} in it ${count === 1 ? 'stays as it is' : 'stay as they are'}; to delete them, declare the system with ${voice.code('assets: []')} instead.`,
  },
  'base-document-skipped': {
    title: 'A document of an earlier inventory counts as absent.',
    message: ({ base, code }, voice) =>
      `In the ${voice.code(base)} inventory, from an earlier commit, this document counts as absent, since it is not valid now (${voice.code(code)}).`,
    remedy: () => 'Nothing needs to be done; changes that it asked for are shown as asked for by these files.',
  },
};

function idsOf(records: readonly { readonly id: string }[], voice: Voice): string {
  return listedAs(records, ({ id }) => voice.id(id), 'and');
}

const MOST_PINS = 3;

/** The lines that would tell these assets apart. */
function pin(ids: readonly string[], voice: Voice): string | null {
  const lines = ids.slice(0, MOST_PINS).flatMap((id) => yamlLine('id', id, voice) ?? []);
  return lines.length === 0 || ids.length > MOST_PINS ? null : `Pin the one you mean: add ${lines.join(' or ')}`;
}
