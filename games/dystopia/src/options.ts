import type { MatchOptions, OptionSpec } from '@questhall/kernel';
import { LONGEST_LEVEL, levelTextProblem, ownLevel } from './levels/read.ts';

/** The settings of a match, fixed when it is created, public. */
export interface Options {
  /** The level with which it begins. */
  level: number;
  /** Whether the campaign goes on after it. */
  campaign: boolean;
  /** A person plays Wizor, whichever the people choose, or whoever sits first; or the computer. */
  wizor: 'computer' | 'person' | 'first';
  difficulty: 'easy' | 'normal' | 'hard';
  /** How many heroes go; 0: one a seat. */
  heroes: number;
  /** Each hero is chosen, or all four go, dealt in turn, and nobody chooses. */
  muster: 'chosen' | 'all';
  fallen: 'permanent' | 'mercy';
  checkpoint: boolean;
  /** When the Wizard is dead the party goes on, or its players vote on it. */
  withoutWizard: 'goOn' | 'vote';
  /** 0: none. Reaching it counts as a lost level. */
  roundLimit: number;
  /** The step that an attack needs is used up by it, or only has to be left (DYS-COMB.3). */
  attackStep: 'spent' | 'kept';
  /** Others may pass through a hero until its player says no, or only with his leave each time (DYS-MOVE.18). */
  passing: 'open' | 'asked';
  /** Whoever leads the Wizard decides who may pass through him, or the Wizard always lets others pass (DYS-MOVE.8). */
  wizardPass: 'always' | 'decided';
  /** One piece, or several, are handed over with one action (DYS-TRD.4). */
  handOver: 'one' | 'several';
}

/** The option that holds a level of one's own, as the text of its file; empty: a level of the campaign. */
export const OWN_LEVEL = 'ownLevel';

/** What may be set, with the values and the default of each option. */
export const OPTIONS: readonly (OptionSpec & { id: keyof Options | typeof OWN_LEVEL })[] = [
  { id: 'level', rule: 'DYS-GEN.3', values: { min: 1, max: 10 }, byDefault: 1 },
  { id: 'campaign', rule: 'DYS-GEN.2', values: [true, false], byDefault: true },
  { id: 'wizor', rule: 'DYS-SET.1', values: ['computer', 'person', 'first'], byDefault: 'computer' },
  { id: 'difficulty', rule: 'DYS-AIW.6', values: ['easy', 'normal', 'hard'], byDefault: 'normal' },
  { id: 'heroes', rule: 'DYS-SET.4', values: { min: 0, max: 4 }, byDefault: 0 },
  { id: 'muster', rule: 'DYS-SET.4', values: ['chosen', 'all'], byDefault: 'chosen' },
  { id: 'fallen', rule: 'DYS-NRG.7', values: ['permanent', 'mercy'], byDefault: 'permanent' },
  { id: 'checkpoint', rule: 'DYS-END.4', values: [false, true], byDefault: false },
  { id: 'withoutWizard', rule: 'DYS-WIZ.4', values: ['goOn', 'vote'], byDefault: 'goOn' },
  { id: 'roundLimit', rule: 'DYS-GEN.11', values: { min: 0, max: 1000 }, byDefault: 0 },
  { id: 'attackStep', rule: 'DYS-COMB.3', values: ['spent', 'kept'], byDefault: 'spent' },
  { id: 'passing', rule: 'DYS-MOVE.18', values: ['open', 'asked'], byDefault: 'open' },
  { id: 'wizardPass', rule: 'DYS-MOVE.8', values: ['always', 'decided'], byDefault: 'always' },
  { id: 'handOver', rule: 'DYS-TRD.4', values: ['one', 'several'], byDefault: 'one' },
  {
    id: OWN_LEVEL,
    rule: 'DYS-LVL.1',
    values: [],
    byDefault: '',
    text: { most: LONGEST_LEVEL, problem: levelTextProblem, name: (text) => Array.from(ownLevel(text).title).slice(0, 80).join('') },
  },
];

/** The kernel has checked ids and values against `OPTIONS`; here they get their types. */
export function typedOptions(set: MatchOptions): Options {
  // A level of one's own is no secret of the options, which everybody sees, but of the state.
  const { [OWN_LEVEL]: own, ...options } = set;
  // It stands alone: the campaign has no place for it.
  return { ...options, ...(own ? { campaign: false } : {}) } as unknown as Options;
}

/** Whether somebody at the table is Wizor. */
export const personIsWizor = ({ wizor }: Pick<Options, 'wizor'>): boolean => wizor !== 'computer';

/** Four heroes at most go (DYS-SET.4): a fifth person has a seat only as Wizor, and Wizor needs heroes. */
export const seatsFor = (set: MatchOptions): { min: number; max: number; why?: string } =>
  personIsWizor(typedOptions(set))
    ? { min: 2, max: 5, why: 'whoever is Wizor plays no hero (DYS-HID.6), so somebody else must' }
    : { min: 1, max: 4 };

/** The text of the level of one's own that is to be played, or null. */
export const ownLevelOf = (set: MatchOptions): string | null => (set[OWN_LEVEL] ? String(set[OWN_LEVEL]) : null);
