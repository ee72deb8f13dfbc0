import type { State } from './state.ts';

/**
 * How a match may end, as its outcome says it, and the rule of each: Wizor is defeated, the one level that was agreed on
 * is won, or a level is lost because all heroes are dead, its rounds are over, or the players gave up without the Wizard.
 */
export const ENDS = { heroes: 'DYS-END.1', level: 'DYS-END.4', wizor: 'DYS-END.2', rounds: 'DYS-GEN.11', gaveUp: 'DYS-WIZ.4' } as const;

export type End = keyof typeof ENDS;
/** How a level may be lost. */
export type Loss = 'wizor' | 'rounds' | 'gaveUp';

/** Whether a match that ended for this reason, one of `ENDS`, was won by the heroes. */
export const heroesWon = (reason: string): boolean => reason === 'heroes' || reason === 'level';

/** How the level was lost that has just been lost. A living Wizard alone does not keep the game going (DYS-END.2). */
export function lossOf(s: Pick<State, 'mourned' | 'heroes'>): Loss {
  if (s.mourned === 'gaveUp') return 'gaveUp';
  return s.heroes.some((h) => !h.dead && h.code !== 'wizard') ? 'rounds' : 'wizor';
}
