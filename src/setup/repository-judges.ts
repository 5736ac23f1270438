// Judges owners, environments, secrets and ledgers.
import { mapReading } from '../github/settings.ts';
import { visible } from '../report/escape.ts';
import { counted, listed } from '../report/text-style.ts';
import type { EnvironmentFacts, LedgerFacts, RepositoryFacts } from './facts.ts';
import { OWNERS_PATHS, ownersOf } from './owners.ts';
import { type Fault, type Judge, worst } from './verdict.ts';

type RepositoryJudge = Judge<RepositoryFacts>;

const named = (names: readonly string[]) => listed(names.map(visible), 'and');

/** Whether inventory, workflows and CODEOWNERS itself have owners. */
export const hasOwners: RepositoryJudge = ({ owners: { text, owned } }) =>
  mapReading(text, (it) => {
    if (it === null) return `There is no ${OWNERS_PATHS[0]}: nobody owns the inventory or its workflow.`;
    const free = owned.filter((path) => ownersOf(it, path).length === 0);
    if (free.length === 0) return null;
    const [have, them] = free.length === 1 ? ['has no owner', 'it'] : ['have no owner', 'them'];
    return `${named(free)} ${have}, so anyone may approve a change of ${them}.`;
  });

/** Whether GitHub understands every line of CODEOWNERS. */
export const hasValidOwners: RepositoryJudge = ({ owners: { text, errors } }) => {
  if ('value' in text && text.value === null) return null;
  return mapReading(errors, (all) => {
    if (all.length === 0) return null;
    const each = all.map(({ path, line, kind }) => `${visible(path)}:${line} ${visible(kind)}`);
    return `GitHub ignores ${counted(all.length, 'line')} of CODEOWNERS: ${listed(each, 'and')}.`;
  });
};

function eachEnvironment(judge: (one: EnvironmentFacts, facts: RepositoryFacts) => Fault): RepositoryJudge {
  return (facts) => worst(facts.environments.map((one) => judge(one, facts)));
}

/** Judges each existing environment. Another row judges whether it exists. */
function ofThose(judge: (one: EnvironmentFacts, facts: RepositoryFacts) => Fault): RepositoryJudge {
  return eachEnvironment((one, facts) => {
    if ('hidden' in one.environment) return one.environment;
    return one.environment.value === null ? null : judge(one, facts);
  });
}

/** Whether each environment that the workflows name exists. */
export const hasEnvironments = eachEnvironment(({ name, environment }) =>
  mapReading(environment, (it) => (it === null ? `There is no environment ${visible(name)}.` : null)),
);

export const areOfDefaultBranch = ofThose(({ name, environment, policies }, { defaultBranch }) => {
  const branches = 'value' in environment ? environment.value?.branches : undefined;
  if (branches === 'all') {
    return {
      value: `Any branch may use the environment ${visible(name)}: a workflow changed in a branch gets the key.`,
    };
  }
  if (branches === 'protected') {
    return { value: `Every protected branch may use the environment ${visible(name)}, whatever its rules ask for.` };
  }
  return mapReading(policies, (all) => {
    const others = all.filter((it) => it.name !== defaultBranch || it.type === 'tag').map((it) => it.name);
    if (others.length > 0)
      return `${named(others)} may use the environment ${visible(name)}, and its workflow gets the key.`;
    return all.length === 0 ? `No branch may use the environment ${visible(name)}: no run starts.` : null;
  });
});

/**
 * Whether plans run without waiting. Also whether no custom rule applies to a job that makes no deployment, because
 * that job would fail at once.
 */
export const areOpenToPlans = ofThose(({ name, environment, customRules, isOfApplies, skipsDeployment }) => {
  const gates = 'value' in environment ? (environment.value?.gates ?? []) : [];
  if (gates.length > 0 && !isOfApplies) {
    return { value: `Plans wait at the environment ${visible(name)} (${named(gates)}).` };
  }
  return mapReading(customRules, (apps) => {
    if (apps.length === 0 || (isOfApplies && !skipsDeployment)) return null;
    const why = skipsDeployment ? 'a job with deployment: false fails there at once' : 'plans wait there';
    return `The environment ${visible(name)} has a custom rule (${named(apps)}): ${why}.`;
  });
});

/** Whether the environments have the secrets that their jobs use. */
export const haveSecrets = ofThose(({ name, secrets, needs }) =>
  mapReading(secrets, (names) => {
    const missing = needs.filter((it) => !names.includes(it));
    return missing.length === 0 ? null : `The environment ${visible(name)} has no secret ${named(missing)}.`;
  }),
);

/** Whether jobs outside of environments have their secrets. */
export const hasSecrets: RepositoryJudge = ({ secrets: { needs, ofRepository, ofOrganization } }) => {
  if (needs.length === 0) return null;
  if ('hidden' in ofRepository) return ofRepository;
  const missing = needs.filter((name) => !ofRepository.value.includes(name));
  if (missing.length === 0) return { value: null };
  return mapReading(ofOrganization, (shared) => {
    const gone = missing.filter((name) => !shared.includes(name));
    return gone.length === 0 ? null : `There is no secret ${named(gone)}: nothing can be planned.`;
  });
};

/** Whether neither key is kept where a workflow of any branch can read it. */
export function isKeptFrom(place: 'repository' | 'organization'): RepositoryJudge {
  return ({ secrets: { names, ofRepository, ofOrganization } }) =>
    mapReading(place === 'repository' ? ofRepository : ofOrganization, (there) => {
      const kept = names.filter((name) => there.includes(name));
      if (kept.length === 0) return null;
      const [are, them] = kept.length === 1 ? ['is a secret', 'it'] : ['are secrets', 'them'];
      return `${named(kept)} ${are} of the ${place}: a workflow of any branch can read ${them}.`;
    });
}

function eachLedger(judge: (ledger: LedgerFacts) => Fault): RepositoryJudge {
  return ({ ledgers }) => worst(ledgers.map(judge));
}

/** Whether each ledger that the workflows name exists. */
export const hasLedgers = eachLedger(({ place, isThere }) =>
  mapReading(isThere, (is) => (is ? null : `The ledger ${visible(place)} is not there: every apply fails.`)),
);

export const areLedgersPrivate = eachLedger(({ place, repository }) =>
  mapReading(repository, ({ isPrivate }) =>
    isPrivate ? null : `The repository of the ledger ${visible(place)} is public, and a ledger holds every name.`,
  ),
);

/** Whether the ledgers can be neither rewritten nor deleted. */
export const areLedgersProtected = eachLedger(({ place, isThere, rules }) => {
  if ('value' in isThere && !isThere.value) return null;
  return mapReading(rules, (sets) => {
    const isKept = sets.some((set) => set.forbidsForcePush) && sets.some((set) => set.forbidsDeletion);
    return isKept ? null : `The branch of the ledger ${visible(place)} can be rewritten or deleted.`;
  });
});
