import type { Seat } from '@questhall/kernel';
import { ALL_SPACES, along, BRIDGEHEAD, PLAIN, PORTAL, regionOf, SENTINEL, type SpaceId } from '../../board/index.ts';
import { eachOf, firstOf } from '../../constant.ts';
import { rulesOf } from '../../editions/index.ts';
import type { Foe } from '../../events.ts';
import { figureOf } from '../../figure.ts';
import { at, happened } from '../../listeners.ts';
import { memoryByNumber } from '../../memory.ts';
import { reckon } from '../../reckon.ts';
import type { State } from '../../state.ts';
import { hexStrike } from '../character/lives.ts';
import { craftOf, has, isRaft, movesOne, strengthOf } from '../character/numbers.ts';
import { settling } from '../goods/limits.ts';
import { give, loseCard, toPile } from '../kit/cards.ts';
import { moveTo } from '../kit/figures.ts';
import { heal, lose } from '../kit/numbers.ts';
import { rollFor } from '../kit/rolls.ts';
import { rule, type Table } from '../kit/table.ts';
import { isCovered } from '../space/places.ts';

/** One way on from where the figure is. */
export interface Route {
  id: string;
  /** The spaces entered, in order; for a crossing up to the near side. */
  path: SpaceId[];
  /** Steps left when the end of the path is reached. */
  left: number;
}

/** The board never changes, so each question is reckoned once. */
const KNOWN = memoryByNumber<readonly Route[]>();
/** No move is longer. */
const MOST_STEPS = 64;
const NUMBERS: ReadonlyMap<SpaceId, number> = new Map(ALL_SPACES.map(({ id }, i) => [id, i]));

/** All ways to go so many steps on a ring, as often as they are asked for. */
export function routes(from: SpaceId, steps: number, crossed: boolean): readonly Route[] {
  const question = (NUMBERS.get(from)! * MOST_STEPS + steps) * 2 + (crossed ? 1 : 0);
  return KNOWN.get(question) ?? KNOWN.keep(question, reckoned(from, steps, crossed));
}

/** All ways to go so many steps on a ring: both directions, over the bridge, through the Portal (T86-6.11.1 to T86-6.11.25). */
function reckoned(from: SpaceId, steps: number, crossed: boolean): Route[] {
  const found: Route[] = [];
  if (steps === 0) return [{ id: 'here', path: [], left: 0 }];
  const gate = regionOf(from) === 'outer' ? SENTINEL : BRIDGEHEAD;
  for (const [id, sign] of [
    ['cw', 1],
    ['ccw', -1],
  ] as const) {
    const path: SpaceId[] = [];
    for (let i = 1; i <= steps; i++) path.push(along(from, sign * i));
    found.push({ id, path, left: 0 });
  }
  if (!crossed) found.push(...ways(from, gate, steps, 'bridge'));
  // A character whose way ends exactly there may not try; one that starts there may (T86-6.11.25).
  if (regionOf(from) === 'middle') {
    for (const id of ['portal:craft', 'portal:strength']) found.push(...ways(from, PORTAL, steps, id));
  }
  return found;
}

/** The shortest way to a crossing with at least one step left. */
function ways(from: SpaceId, to: SpaceId, steps: number, id: string): Route[] {
  if (from === to) return [{ id, path: [], left: steps }];
  for (let i = 1; i < steps; i++) {
    for (const sign of [1, -1]) {
      if (along(from, sign * i) !== to) continue;
      return [{ id, path: Array.from({ length: i }, (_, n) => along(from, sign * (n + 1))), left: steps - i }];
    }
  }
  return [];
}

/** Whether the Sentinel stands in this one's way: not where he is covered (TDE-11.22a), nor in that of whoever passes freely. */
export const sentinelBars = (s: State, seat: Seat): boolean => !reckon(s).passesSentinel(s, seat) && !isCovered(s, SENTINEL);

export const sentinelOf = (s: State): Foe => ({ creature: 'sentinel', value: s.options.sentinel });

/**
 * The movement of one turn. Value: 'arrived'; 'back' where nothing was done; 'stay' where the turn goes on without an
 * encounter.
 */
export const move = rule('move', {
  how(f, g) {
    const c = g.of(f.seat);
    const { what, rest } = f;
    const to = rest as SpaceId;
    if (what === 'raft') return sail(g, f.seat, to);
    if (what === 'ride') {
      c.ride = null;
      moveTo(g, f.seat, to, 'ride', [to], 'T86-6.11.1b');
      return { done: 'arrived' };
    }
    if (what === 'woods') {
      moveTo(g, f.seat, to, 'step', [to], 'T86-6.11.1b');
      return { done: 'arrived' };
    }
    if (what === 'build') return build(g, f.seat);
    if (what === 'act') return { call: 'inner', with: { seat: f.seat, again: true } };
    if (what === 'to' || what === 'back') {
      if (what === 'back') c.turnedBack = g.rules.backToThePlain;
      const way = reckon(g.s)
        .ways(g.s, f.seat)
        .find((one) => one.to === to);
      moveTo(g, f.seat, to, 'step', [to], what === 'back' ? 'T86-6.11.5b' : (way?.rule ?? 'T86-6.11.3'));
      return what === 'back' && to !== PORTAL ? 'turnedBack' : 'arrived';
    }
    if (what === 'step') {
      f.steps = 1;
      f.from = c.space;
      return 'direct';
    }
    return 'roll';
  },

  acted: () => ({ done: 'stay' }),

  /** Turning back: what lies there may be taken, characters may be met where that is possible; the instruction is not followed (T86-6.14.3). */
  turnedBack(f, g) {
    const { space } = g.of(f.seat);
    if (space === PLAIN || space === 'I5' || g.of(f.seat).turnedBack) return 'arrived';
    return { call: 'taking', with: { seat: f.seat, goods: null } };
  },

  wentBack: () => ({ done: 'stay' }),

  roll(f, g) {
    const c = g.of(f.seat);
    c.ride = null;
    if (c.raft === 'ready') {
      c.raft = 'none';
      g.tell?.({ type: 'raftLost', rule: 'T86-6.11.19b', seat: f.seat });
    }
    f.dice = c.slave ? 1 : reckon(g.s).diceToMove(g.s, f.seat);
    if (!c.slave) happened(g, 'movingByDice', f);
    f.from = c.space;
    if (c.slave) return rollFor(g, f, 'steps', 1, 'slave', 'T86-6.11.1a', { aim: { from: 4, to: 6 } });
    return rollFor(g, f, 'steps', f.dice, 'move', 'T86-6.11.1a');
  },

  rolled(f, g) {
    const c = g.of(f.seat);
    const rolled = f.steps;
    if (c.slave) {
      // 1 to 3: the turn is over; 4 to 6: free, and off (B2).
      if (rolled <= 3) return { done: 'stay' };
      c.slave = false;
      g.tell?.({ type: 'freed', rule: 'T86-6.13.5b', seat: f.seat });
      if (movesOne(g.s, f.seat)) f.steps = 1;
    }
    const { addedToRolls, restsOn } = reckon(g.s);
    // The number on the die counts: three dice that make it together do not show it (TDE-7.3).
    if ((f.dice ?? 1) > 1 || restsOn(g.s, f.seat) !== rolled - addedToRolls(g.s, f.seat)) return 'bend';
    return { ask: { seat: f.seat, kind: 'regenerate', options: ['move', 'rest'], into: 'choice' } };
  },

  regenerate(f, g) {
    if (f.choice !== 'rest') return 'bend';
    g.tell?.({ type: 'regenerated', rule: 'T86-6.8', seat: f.seat });
    heal(g, f.seat, 1, 0, 'T86-6.8');
    return { done: 'stay' };
  },

  bend: (f, g) => at(g, 'moveRolled', f),

  direct(f, g) {
    const ways = waysOpen(g.s, f.seat, f.steps, f.crossed === true);
    if (ways.length === 1) {
      f.choice = ways[0]!.id;
      return undefined;
    }
    return {
      ask: {
        seat: f.seat,
        kind: 'direction',
        options: eachOf(ways, (way) => way.id),
        about: { steps: f.steps, crossed: f.crossed === true },
        into: 'choice',
      },
    };
  },

  walk(f, g) {
    const c = g.of(f.seat);
    const way = firstOf(routes(c.space, f.steps, f.crossed === true), (one) => one.id === f.choice)!;
    const { path } = way;
    if (path.length > 0) moveTo(g, f.seat, path[path.length - 1]!, 'walk', path, 'T86-6.11.1a');
    f.steps = way.left;
    if (way.id === 'bridge') return 'bridge';
    if (way.id.startsWith('portal:') && isCovered(g.s, PORTAL)) return 'openGate';
    if (way.id.startsWith('portal:'))
      return { call: 'portal', with: { seat: f.seat, stat: way.id === 'portal:craft' ? 'craft' : 'strength' } };
    return { done: 'arrived' };
  },

  throughPortal: () => 'held',

  /** Under a Terrain card the Portal is no gate: the way leads on to the Plain of Peril (TDE-11.22a). */
  openGate(f, g) {
    moveTo(g, f.seat, PLAIN, 'portal', [PLAIN], 'TDE-11.22a');
    g.s.turn.over = true;
    return 'held';
  },

  bridge(f, g) {
    if (g.of(f.seat).space !== SENTINEL || !sentinelBars(g.s, f.seat)) return 'cross';
    return {
      call: 'facing',
      with: { seat: f.seat, stat: 'strength', foes: [sentinelOf(g.s)], old: false },
      into: 'fought',
    };
  },

  afterSentinel(f, g) {
    // Beaten or level: the turn ends here, without card or meeting (T86-6.11.12).
    if (g.s.turn.over || (f.fought !== 'won' && f.fought !== 'clear')) return 'held';
    if (g.s.turn.moved) return { done: 'arrived' };
  },

  cross(f, g) {
    const to = g.of(f.seat).space === SENTINEL ? BRIDGEHEAD : SENTINEL;
    moveTo(g, f.seat, to, 'bridge', [to], 'T86-6.11.10');
    f.crossed = true;
    f.steps -= 1;
    if (g.s.unsettled) return settling(g);
  },

  beyond: (f) => (f.steps > 0 ? 'direct' : 'arrived'),

  arrived: () => ({ done: 'arrived' }),

  /** The way was barred: the figure stays where it came to, which may be a Hex (T86-6.13.2). */
  held: (f, g) => (f.from === g.of(f.seat).space ? undefined : hexStrike(g, f.seat)),

  stayed: () => ({ done: 'stay' }),
});

/** The Warlock keeps whoever has a task of his from the Portal (TDE-8.25). */
export const barredFromPortal = (s: State, seat: Seat): boolean => figureOf(s, seat).quest > 0 && rulesOf(s).questBarsPortal;

/** The ways that the character may go with so many steps: some may not try the Portal. */
export function waysOpen(s: State, seat: Seat, steps: number, crossed: boolean): readonly Route[] {
  const ways = routes(figureOf(s, seat).space, steps, crossed);
  const covered = isCovered(s, PORTAL);
  if (reckon(s).keptOut(s, seat) || (barredFromPortal(s, seat) && !covered)) return ways.filter((way) => !way.id.startsWith('portal:'));
  return covered ? ways.filter((way) => way.id !== 'portal:strength') : ways;
}

/** A Raft is built: a thing that is there in the next turn, or a card of the stock (T86-6.11.16, TDE-9.10). */
function build(g: Table, seat: Seat): { done: string } {
  g.tell?.({ type: 'raftBuilt', rule: 'T86-6.11.16', seat });
  if (!g.rules.raftIsCard) {
    g.of(seat).raft = 'ready';
    return { done: 'stay' };
  }
  const { stock } = g.s;
  const at = stock.findIndex(isRaft);
  const [card] = stock.splice(at, 1);
  give(g, seat, card!);
  return { done: 'built' };
}

/** Crossing with a Raft takes the place of the roll (T86-6.11.18). */
function sail(g: Table, seat: Seat, to: SpaceId): { done: string } {
  const c = g.of(seat);
  const card = c.objects.find(isRaft);
  if (card !== undefined) {
    loseCard(g, seat, card);
    toPile(g, card);
  } else c.raft = 'none';
  moveTo(g, seat, to, 'raft', [to], 'T86-6.11.18');
  return { done: 'arrived' };
}

/** Opening the Portal of Power (T86-6.11.24). */
export const portal = rule('portal', {
  attempt(f, g) {
    const { s } = g;
    // Weapons do not help: it is no combat.
    const total = f.stat === 'strength' ? strengthOf(s, f.seat) : craftOf(s, f.seat);
    const dice = f.stat === 'craft' && has(s, f.seat, 'portalDice') ? 1 : 2;
    return rollFor(g, f, 'rolled', dice, 'portal', 'T86-6.11.24a', { aim: { from: 0, to: total } });
  },

  open(f, g) {
    const { s } = g;
    const total = f.stat === 'strength' ? strengthOf(s, f.seat) : craftOf(s, f.seat);
    if (f.rolled <= total) {
      moveTo(g, f.seat, PLAIN, 'portal', [PLAIN], 'T86-6.11.24b');
    } else {
      g.tell?.({ type: 'portalHeld', rule: 'T86-6.11.24c', seat: f.seat, stat: f.stat });
      lose(g, f.seat, f.stat, 1, 'T86-6.11.24c');
    }
    g.s.turn.over = true;
    return settling(g);
  },
});
