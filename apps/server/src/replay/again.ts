import { type AnyGame, type AnyState, copyState, decisionOf, defaultChoice, play } from '@questhall/kernel';
import { diff } from '@questhall/protocol';
import { chanceOf } from '../secret.ts';
import type { History, MatchRecord } from '../store/store.ts';

/** An action that was taken, and the states around it. */
export interface Taken {
  action: History['actions'][number];
  before: AnyState;
  after: AnyState;
  /** How many draws of the match came before it. */
  drawn: number;
  /** How many events it told. */
  told: number;
}

/**
 * The state at each event of an action, found by playing it again with the match's own chance; undefined where that is
 * not what was played: the rules were others then, or the chance is not known.
 */
export function statesAmid(
  game: AnyGame,
  record: MatchRecord,
  { action: kept, before, after, drawn, told }: Taken,
): AnyState[] | undefined {
  if (kept.version !== game.version || before.version !== game.version || record.secret === '') return undefined;
  const chance = chanceOf(record, drawn);
  const state = copyState(game, before);
  const amid: AnyState[] = [];
  try {
    const asked = decisionOf(state, kept.action.seat);
    // A default is drawn before it is played, from the same chance.
    if (kept.proof?.byDefault && asked) defaultChoice(game, state, asked, chance);
    play(game, state, kept.action, chance, () => void amid.push(copyState(game, state)));
  } catch {
    // A fault of the rules has been mended since, so that this could not be played today: shown is what was kept.
    return undefined;
  }
  return amid.length === told && diff(state, after).length === 0 ? amid : undefined;
}
