import { digestOf } from '@questhall/fair';
import {
  type AnyGame,
  type AnyState,
  ASIDE,
  begin,
  type Chance,
  type Choice,
  clone,
  decisionOf,
  defaultChoice,
  fast,
  IllegalAction,
  play,
  sealed,
  type Told,
} from '@questhall/kernel';
import type { ActionEntry, ExportedMatch } from './schema.ts';
import { type SeenDraw, witness } from './witness.ts';

/** What one part of a match did when it was played again. */
export interface Played {
  draws: SeenDraw[];
  told: Told[];
  /** The default, where the rules were to choose. */
  byDefault?: Choice;
}

/** A seat was to act that is not asked. */
export class NotAsked extends Error {}

/** The source of a finished match's dice and draws. @throws RangeError where a sealed match has no secret */
export function chanceOf({ table, seats, secret }: Pick<ExportedMatch, 'table' | 'seats' | 'secret'>): Chance {
  if (table.chance.kind === 'fast') return fast(table.chance.seed, table.chance.stream);
  const contributions = seats.map((s) => s.contribution);
  return sealed(digestOf(secret ?? '', contributions, table.match));
}

/** A match played again, part by part. `state` is the game's own and changes with every part. */
export interface Replay {
  readonly state: AnyState;
  readonly start: Played;
  /** @throws NotAsked, IllegalAction, or what the rules throw */
  act(action: Pick<ActionEntry, 'seat' | 'choice' | 'byDefault' | 'aside'>): Played;
}

/**
 * Sets up the match as it began.
 * @throws BadOption, IllegalAction ('seats'), or what the rules throw
 */
export function replay(game: AnyGame, record: Pick<ExportedMatch, 'table' | 'seats' | 'secret'>): Replay {
  const chance = witness(chanceOf(record), 0, true);
  let told: Told[] = [];
  const tell = (event: Told['event'], to?: Told['to'], twin?: Told['twin']) => {
    told.push({ event: clone(event), ...(to ? { to: [...to] } : {}), ...(twin ? { twin: clone(twin) } : {}) });
  };
  const takeTold = () => {
    const taken = told;
    told = [];
    return taken;
  };
  const state = begin(game, { seats: record.seats.length, options: record.table.options }, chance, tell) as AnyState;
  return {
    state,
    start: { draws: chance.take(), told: takeTold() },
    act({ seat, choice, byDefault, aside }) {
      if (aside) {
        play(game, state, { decision: ASIDE, seat, choice }, chance, tell);
        return { draws: chance.take(), told: takeTold() };
      }
      const asked = decisionOf(state, seat);
      if (!asked) throw state.outcome ? new IllegalAction('over', 'the match is over') : new NotAsked(`seat ${seat}`);
      // The default is drawn before the answer is played, from the match's own chance.
      const chosen = byDefault ? { byDefault: defaultChoice(game, state, asked, chance) } : {};
      play(game, state, { decision: asked.id, seat, choice }, chance, tell);
      return { draws: chance.take(), told: takeTold(), ...chosen };
    },
  };
}
