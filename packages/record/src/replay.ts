import { digestOf } from '@questhall/fair';
import {
  type Action,
  type AnyGame,
  type AnyState,
  ASIDE,
  begin,
  type Chance,
  type Choice,
  clone,
  copyState,
  decisionOf,
  defaultChoice,
  fast,
  IllegalAction,
  play,
  sealed,
  type Told,
} from '@questhall/kernel';
import { KeptTrail } from './back.ts';
import { ended } from './ending.ts';
import { lastRoundNamed } from './last-round.ts';
import type { Marked } from './marks.ts';
import { KeptStates } from './rewind.ts';
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

/**
 * The source of a finished match's dice and draws.
 * @param drawn how many it has made before
 * @throws RangeError where a sealed match has no secret, or a simulation was to go on somewhere in its middle
 */
export function chanceOf({ table, seats, secret }: Pick<ExportedMatch, 'table' | 'seats' | 'secret'>, drawn = 0): Chance {
  if (table.chance.kind === 'fast') {
    const chance = fast(table.chance.seed, table.chance.stream);
    if (drawn > 0) throw new RangeError('the draws of a simulation are not numbered');
    return chance;
  }
  const contributions = seats.map((s) => s.contribution);
  return sealed(digestOf(secret ?? '', contributions, table.match), drawn);
}

/** A match played again, part by part. `state` is the game's own and changes with every part. */
export interface Replay {
  readonly state: AnyState;
  readonly start: Played;
  /** @throws NotAsked, IllegalAction, or what the rules throw */
  act(action: Marked & Pick<ActionEntry, 'seat' | 'by' | 'choice' | 'byDefault' | 'at'>): Played;
}

/** Where a stretch of a match begins that newer rules play. */
export interface Carried {
  state: AnyState;
  /** How many draws the match has made by then. */
  drawn: number;
}

/**
 * Sets up the match as it began. Where `actions` are given and none of them is a taking back, nothing is kept for one.
 * @param carried goes on from there instead
 * @throws BadOption, IllegalAction ('seats'), or what the rules throw
 */
export function replay(
  game: AnyGame,
  record: Pick<ExportedMatch, 'table' | 'seats' | 'secret'> & { actions?: readonly Pick<ActionEntry, 'back' | 'rewind'>[] },
  carried?: Carried,
): Replay {
  const chance = witness(chanceOf(record, carried?.drawn), carried?.drawn, true);
  let told: Told[] = [];
  let passed = false;
  const tell = (event: Told['event'], to?: Told['to'], twin?: Told['twin']) => {
    told.push({ event: clone(event), ...(to ? { to: [...to] } : {}), ...(twin ? { twin: clone(twin) } : {}) });
  };
  const takeTold = () => {
    const taken = told;
    told = [];
    return taken;
  };
  const trail = !record.actions || record.actions.some(({ back }) => back) ? new KeptTrail(game) : undefined;
  const states = !record.actions || record.actions.some(({ rewind }) => rewind) ? new KeptStates(game) : undefined;
  let state = carried
    ? copyState(game, carried.state)
    : (begin(game, { seats: record.seats.length, options: record.table.options }, chance, tell) as AnyState);
  const start = { draws: chance.take(), told: takeTold() };
  states?.add(state, 0);
  /** Plays an action and remembers what could be taken back. */
  const played = (action: Action, by: ActionEntry['by'], byDefault: Choice | undefined): Played => {
    const before = trail && copyState(game, state);
    passed = false;
    play(game, state, action, chance, tell, () => {
      passed = true;
    });
    const done = { draws: chance.take(), told: takeTold(), ...(byDefault === undefined ? {} : { byDefault }) };
    const byPerson = by === 'person' && byDefault === undefined;
    if (before) trail.add({ before, after: state, action, byPerson, drew: done.draws.length > 0, passed, told: done.told });
    return done;
  };
  const step = ({ seat, by, choice, byDefault, aside, back, end, rewind, lastRound }: Parameters<Replay['act']>[0]): Played => {
    if (rewind) {
      if (!states) throw new IllegalAction('stale', `nothing is taken back for seat ${seat}`);
      const gone = states.back(state, seat, choice);
      state = gone.state;
      trail?.clear();
      return { draws: [], told: [gone.told] };
    }
    if (lastRound) {
      const named = lastRoundNamed(game, state, seat, choice);
      state = named.state;
      trail?.clear();
      return { draws: [], told: [named.told] };
    }
    if (end) {
      const last = ended(game, state, seat, choice);
      state = last.state;
      return { draws: [], told: [last.told] };
    }
    if (back) {
      if (!trail || by !== 'person') throw new IllegalAction('stale', `nothing is taken back for seat ${seat}`);
      const gone = trail.back(state, seat, choice);
      state = gone.state;
      return { draws: [], told: [gone.told] };
    }
    if (aside) return played({ decision: ASIDE, seat, choice }, by, undefined);
    const asked = decisionOf(state, seat);
    if (!asked) throw state.outcome ? new IllegalAction('over', 'the match is over') : new NotAsked(`seat ${seat}`);
    // The default is drawn before the answer is played, from the match's own chance.
    const chosen = byDefault ? defaultChoice(game, state, asked, chance) : undefined;
    return played({ decision: asked.id, seat, choice }, by, chosen);
  };
  return {
    get state() {
      return state;
    },
    start,
    act(action) {
      const done = step(action);
      states?.add(state, action.at ?? 0);
      return done;
    },
  };
}
