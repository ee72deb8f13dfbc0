import type { MatchOptions, OptionSpec } from '@questhall/kernel';
import { constant } from './constant.ts';
import type { EditionId } from './editions/edition.ts';
import { choices } from './expansion.ts';
import { PRINTED } from './expansions/printed.ts';
import type { AddedOptions } from './open.ts';

/** The settings of a match, fixed when it is created, public. Each is a house rule with the rule that it bends. */
export interface Options extends AddedOptions {
  edition: EditionId;
  /** 'none', or the ids of expansions, joined by + (TDE-11.1). */
  expansion: string;
  /** Five or six may play also where the edition is made for four. */
  bigTable: boolean;
  characterChoice: 'random' | 'three' | 'free';
  lives: number;
  /** 'lost': only lost lives come back, up to those of the start. 'four': by the letter of 1986, up to four a turn and without a limit (T86-6.4.5, T86-6.4.6). */
  healing: 'lost' | 'four';
  gold: number;
  startSpell: boolean;
  startSpaces: 'card' | 'random' | 'village';
  trophyPoints: number;
  craftTrophies: boolean;
  objectLimit: number;
  sentinel: number;
  /** The least result with which the Command Spell works. */
  commandFrom: number;
  /** 'last': the last player left. 'hold': who begins a turn alone on the Crown. 'reach': the first on the Crown. */
  ending: 'last' | 'hold' | 'reach';
  /** False: the dead come back also after the Crown was reached, and the first life taken by the Command Spell for good wins. */
  elimination: boolean;
  /** Where another character stands: things may be taken all the same, or only if it was beaten or one of the two fled (T86-6.15.9). */
  takingBeside: 'free' | 'beaten';
  /** 0: none. After so many turns of every player the one with most points wins. */
  roundLimit: number;
  /** No setting: `roundLimit` was named while the match ran (docs/decisions/0034-done-by-an-hour.md). */
  lastRoundNamed?: true;
}

/** What may be set, with the values and the default of each option. */
export const OPTIONS: readonly (OptionSpec & { id: keyof Options })[] = [
  { id: 'edition', rule: 'T86-1', values: ['1986', 'digital'], byDefault: '1986' },
  { id: 'expansion', rule: 'TDE-11.1', values: choices(PRINTED), byDefault: 'none' },
  { id: 'bigTable', rule: 'TDE-1.1', values: [false, true], byDefault: false },
  { id: 'characterChoice', rule: 'T86-3b', values: ['random', 'three', 'free'], byDefault: 'random' },
  { id: 'lives', rule: 'T86-6.4.1', values: { min: 1, max: 8 }, byDefault: 4 },
  { id: 'healing', rule: 'T86-6.4.6', values: ['lost', 'four'], byDefault: 'lost' },
  { id: 'gold', rule: 'T86-6.3.1', values: { min: 0, max: 10 }, byDefault: 1 },
  { id: 'startSpell', rule: 'T86-6.2.7b', values: [false, true], byDefault: false },
  { id: 'startSpaces', rule: 'T86-3c', values: ['card', 'random', 'village'], byDefault: 'card' },
  { id: 'trophyPoints', rule: 'T86-6.1.4b', values: { min: 5, max: 10 }, byDefault: 7 },
  { id: 'craftTrophies', rule: 'T86-6.2.4', values: [false, true], byDefault: false },
  { id: 'objectLimit', rule: 'T86-6.5.3', values: { min: 2, max: 8 }, byDefault: 4 },
  { id: 'sentinel', rule: 'T86-6.11.11', values: { min: 6, max: 12 }, byDefault: 9 },
  { id: 'commandFrom', rule: 'T86-6.9.8a', values: { min: 1, max: 5 }, byDefault: 4 },
  { id: 'ending', rule: 'T86-W', values: ['last', 'hold', 'reach'], byDefault: 'last' },
  { id: 'elimination', rule: 'T86-6.4.3e', values: [true, false], byDefault: true },
  { id: 'takingBeside', rule: 'T86-6.15.9', values: ['free', 'beaten'], byDefault: 'free' },
  { id: 'roundLimit', rule: 'T86-W', values: { min: 0, max: 1000 }, byDefault: 0 },
  ...(PRINTED.flatMap(({ options }) => options) as readonly (OptionSpec & { id: keyof Options })[]),
];

/** What matches of before did not say: all that expansions add, and what came later. */
const UNSAID = Object.fromEntries(PRINTED.flatMap(({ options }) => options).map(({ id, byDefault }) => [id, byDefault]));

/** The kernel has checked ids and values against `OPTIONS`; here they get their types. They never change in a match. */
export function typedOptions(set: MatchOptions): Options {
  return constant({
    expansion: 'none',
    bigTable: false,
    healing: 'lost',
    takingBeside: 'free',
    ...UNSAID,
    ...set,
  } as unknown as Options);
}
