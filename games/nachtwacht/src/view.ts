import type { FrameOf, Seat } from '@questhall/kernel';
import { fullLengthOf, STEP_CARDS, STRIP_KINDS, type StepCard } from './components.ts';
import type { NachtwachtView, PlayerView, SquareView } from './observation.ts';
import { blockedSeats, libraryAt } from './rules/board.ts';
import { ONLOOKER } from './rules/knowledge.ts';
import type { Locals, State } from './state.ts';

/** What a seat, or a spectator (undefined), may know: built from nothing (NW-19.1 to NW-19.3, NW-19.8). */
export function observe(s: State, seat: Seat | undefined, shared: { all?: unknown } = {}): NachtwachtView {
  shared.all ??= publicView(s);
  return {
    ...(shared.all as NachtwachtView),
    you: seat ?? null,
    yourPower: seat === undefined ? [] : [...s.players[seat]!.power],
    yourCommit: seat === undefined ? null : commitOf(s, seat),
    knownPower: s.known.filter((fact) => fact.by === (seat ?? ONLOOKER)).map(({ card, holders }) => ({ card, holders: [...holders] })),
  };
}

/** What everybody sees; what is a viewer's own is empty. */
function publicView(s: State): NachtwachtView {
  return {
    you: null,
    options: { ...s.options },
    round: s.round,
    cycleRound: ((s.round - 1) % STEP_CARDS.length) + 1,
    phase: s.phase,
    path: pathView(s),
    stripsFaceDown: { 3: [...s.places[3]], 4: [...s.places[4]], 5: [...s.places[5]] },
    stripsLeft: { 3: s.strips[3].length, 4: s.strips[4].length, 5: s.strips[5].length },
    libraryAttached: s.libraryAttached,
    libraryAt: libraryAt(s),
    fullLength: fullLengthOf(s.options.pathLength),
    monsterSupply: s.supply.length,
    powerDeck: s.deck.length + (s.top ? 1 : 0),
    powerTop: s.top,
    bends: s.laid.map(({ by, bend }) => ({ by, bend })),
    powerDiscard: [...s.discard],
    players: s.players.map((_, of) => playerView(s, of)),
    yourPower: [],
    yourCommit: null,
    knownPower: [],
    reveal: s.reveal && {
      ...s.reveal,
      cards: [...s.reveal.cards],
      cancelled: [...s.reveal.cancelled],
      order: [...s.reveal.order],
    },
    turnedStrip: s.turnedStrip && { seat: s.turnedStrip.seat, kinds: [...STRIP_KINDS[s.turnedStrip.strip]] },
    turnedMonster: s.turnedMonster && { ...s.turnedMonster },
    outcome: s.outcome && { ...s.outcome, winners: [...s.outcome.winners], ranking: s.outcome.ranking.map((place) => [...place]) },
  };
}

/**
 * Public: the seats that the table waits for. In the fight phase that is every blocked player until the phase closes,
 * so that being asked does not tell who holds a match (NW-19.6).
 */
export function deciding(s: State): Seat[] {
  return s.phase === 'fight' && !s.outcome ? blockedSeats(s) : s.pending.map((d) => d.seat);
}

function pathView(s: State): SquareView[] {
  const squares: SquareView[] = [];
  s.laid.forEach(({ strip }, i) => {
    for (let n = STRIP_KINDS[strip].length; n > 0; n--) {
      const at = squares.length;
      squares.push({ kind: s.kinds[at]!, strip: i, monster: s.monsters[at]! });
    }
  });
  return squares;
}

function playerView(s: State, seat: Seat): PlayerView {
  const player = s.players[seat]!;
  return {
    seat,
    pawn: player.pawn,
    square: player.square,
    blocked: player.blocked,
    powerCount: player.power.length,
    stepHand: [...player.steps],
    stepAside: [...player.aside],
    asksToDraw: player.asksToDraw,
    committed: s.phase === 'choose' && !s.pending.some((d) => d.seat === seat),
  };
}

/** The card that a seat has committed while others still choose: it lies in the frame that asks. */
function commitOf(s: State, seat: Seat): StepCard | null {
  return (answersOf(s, 'choose')?.[seat] ?? null) as StepCard | null;
}

/** The secret answers collected so far, where this procedure is asking. */
export function answersOf(s: State, proc: 'choose' | 'fight'): (string | null)[] | undefined {
  const top = s.stack.at(-1);
  return top?.proc === proc ? (top as FrameOf<Locals, 'choose'>).answers : undefined;
}
