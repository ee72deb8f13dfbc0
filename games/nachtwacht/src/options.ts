import type { MatchOptions, OptionSpec } from '@questhall/kernel';
import type { PathLength } from './components.ts';

/** The settings of a match, fixed when it is created, public (section 16). */
export interface Options {
  beatenMonster: 'stays' | 'supply';
  stepBackSkipsMonsters: boolean;
  returnIsLanding: boolean;
  coveredPowerPays: boolean;
  vegaNoDraw: 'played' | 'worked';
  vegaPick: 'random' | 'look';
  skullReveal: 'before' | 'after';
  oneJoker: boolean;
  powerDeck: 'down' | 'up';
  mayDecline: boolean;
  search: 'always' | 'missing';
  pathLength: PathLength;
  /** 0: none. */
  roundLimit: number;
}

/** What may be set, with the values and the default of each option. */
export const OPTIONS: readonly (OptionSpec & { id: keyof Options })[] = [
  { id: 'beatenMonster', rule: 'NW-16.1', values: ['stays', 'supply'], byDefault: 'stays' },
  { id: 'stepBackSkipsMonsters', rule: 'NW-16.2', values: [false, true], byDefault: false },
  { id: 'returnIsLanding', rule: 'NW-16.3', values: [false, true], byDefault: false },
  { id: 'coveredPowerPays', rule: 'NW-16.4', values: [false, true], byDefault: false },
  { id: 'vegaNoDraw', rule: 'NW-16.5', values: ['played', 'worked'], byDefault: 'played' },
  { id: 'vegaPick', rule: 'NW-16.6', values: ['random', 'look'], byDefault: 'random' },
  { id: 'skullReveal', rule: 'NW-16.7', values: ['before', 'after'], byDefault: 'before' },
  { id: 'pathLength', rule: 'NW-16.8', values: ['short', 'standard', 'long'], byDefault: 'standard' },
  { id: 'roundLimit', rule: 'NW-16.9', values: { min: 0, max: 10_000 }, byDefault: 200 },
  { id: 'oneJoker', rule: 'NW-16.10', values: [false, true], byDefault: false },
  { id: 'powerDeck', rule: 'NW-16.11', values: ['down', 'up'], byDefault: 'down' },
  { id: 'mayDecline', rule: 'NW-16.12', values: [false, true], byDefault: false },
  { id: 'search', rule: 'NW-16.13', values: ['always', 'missing'], byDefault: 'always' },
];

/** The kernel has checked ids and values against `OPTIONS`; here they get their types. */
export function typedOptions(set: MatchOptions): Options {
  return { ...set } as unknown as Options;
}
