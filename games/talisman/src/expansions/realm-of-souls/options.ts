import type { OptionSpec } from '@questhall/kernel';

/** The house rules of the Realm of Souls. */
export interface SoulOptions {
  /** What happens on the Crown; hidden: one of three, revealed when somebody gets there (part G.4). */
  finale: 'crown' | 'court' | 'throne' | 'hidden';
  /** Enemies killed by ghosts are kept, and turned in for lives (TDE-11.28). */
  lifeTrophies: boolean;
  /** The three Breaches lie on the board from the start (TDE-11.29). */
  randomBreach: boolean;
  /** Whoever dies as a ghost begins anew (TDE-11.6d). */
  ghostRestart: boolean;
}

export const SOUL_OPTIONS: readonly (OptionSpec & { id: keyof SoulOptions })[] = [
  { id: 'finale', rule: 'TDE-G.1', values: ['crown', 'court', 'throne', 'hidden'], byDefault: 'crown' },
  { id: 'lifeTrophies', rule: 'TDE-11.28', values: [false, true], byDefault: false },
  { id: 'randomBreach', rule: 'TDE-11.29', values: [false, true], byDefault: false },
  { id: 'ghostRestart', rule: 'TDE-11.6d', values: [false, true], byDefault: false },
];
