// What histories are about: the same things happen in all, but some more often in each. The seed decides the theme.
import type { Setup } from './ghost.ts';
import type { StepName } from './steps.ts';

export interface Theme {
  readonly approvals: readonly Setup['approval'][];
  /** How likely it is that records and marks are signed. */
  readonly signed: number;
  /** How often each step is taken. */
  readonly steps: Readonly<Record<StepName, number>>;
  /** How likely it is that the wrong people review, or that people review too early or not at all. */
  readonly wrong: number;
  /** How likely it is that something happens to a run. */
  readonly mishap: number;
  /** How likely it is that somebody meddles between a plan and its merge. */
  readonly meddling: number;
}

const PULLS = { propose: 10, pushMore: 6, planAgain: 4, planTogether: 3, review: 10, wholeWay: 16, merge: 10 };
const APPLIES = { applySome: 8, twoAtOnce: 5, trouble: 3, dispatch: 4, drift: 2, adoptDrift: 4 };
const OTHERS = { retarget: 2, closeOne: 1, retitle: 3, wait: 3, changeKey: 2, hideLog: 1, meddle: 7, attack: 4 };
const LOSSES = { loseLog: 2, renameRepository: 2 };
const COMMITS = { byHand: 8, pushDirectly: 3, goBack: 3, comeFromElsewhere: 3 };
const STEPS: Theme['steps'] = { ...PULLS, ...APPLIES, ...OTHERS, ...LOSSES, ...COMMITS };
const WEEKS: Theme = {
  ...{ approvals: ['plan', 'review', 'plan', 'review', 'none'], signed: 0.6, steps: STEPS },
  ...{ wrong: 0.3, mishap: 0.25, meddling: 0.2 },
};
/** Most of these steps lead to an apply, so that it shows what they cause. */
const FOCUSED: Theme['steps'] = {
  ...(Object.fromEntries(Object.keys(STEPS).map((step) => [step, 1])) as Theme['steps']),
  ...{ pushMore: 2, review: 2, wholeWay: 30, merge: 2, applySome: 4, byHand: 2, adoptDrift: 2, hideLog: 0 },
};

export const THEMES = {
  weeks: WEEKS,
  people: { ...WEEKS, approvals: ['review'], steps: FOCUSED, wrong: 0.8, mishap: 0.05, meddling: 0.1 },
  forgers: {
    ...{ approvals: ['review', 'plan'], signed: 0.6, wrong: 0.1, mishap: 0.05, meddling: 0.7 },
    steps: { ...FOCUSED, wholeWay: 20, attack: 20, meddle: 10, byHand: 6, applySome: 8, changeKey: 10, hideLog: 5 },
  },
  crowds: {
    ...{ approvals: ['plan', 'none'], signed: 0.5, wrong: 0.1, mishap: 0.15, meddling: 0 },
    steps: { ...FOCUSED, wholeWay: 16, propose: 6, merge: 10, twoAtOnce: 24, planTogether: 6 },
  },
  storms: {
    ...{ approvals: ['plan', 'review', 'none'], signed: 0.5, wrong: 0.05, mishap: 0.8, meddling: 0.05 },
    steps: { ...FOCUSED, wholeWay: 20, trouble: 20, applySome: 8, byHand: 4, twoAtOnce: 3 },
  },
  reversals: {
    ...{ approvals: ['plan', 'review'], signed: 0.5, wrong: 0.1, mishap: 0.1, meddling: 0.1 },
    steps: { ...FOCUSED, wholeWay: 12, goBack: 16, comeFromElsewhere: 12, attack: 6, retarget: 6 },
  },
} as const satisfies Record<string, Theme>;

export type ThemeName = keyof typeof THEMES;
const THEME_NAMES = Object.keys(THEMES) as ThemeName[];

export function themeOf(seed: number): ThemeName {
  return THEME_NAMES[seed % THEME_NAMES.length]!;
}

/** The first seed from `from` on whose history has that theme. */
export function seedOf(theme: ThemeName, from: number): number {
  let seed = from;
  while (themeOf(seed) !== theme) seed += 1;
  return seed;
}
