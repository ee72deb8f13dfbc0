import {
  type AnyGame,
  type Core,
  defineGame,
  type Game,
  type GameEvent,
  Kit,
  type Outcome,
  procedure,
  type Seat,
  text,
} from '@questhall/kernel';

/**
 * A small game with everything that a server can get wrong: secret hands, a secret question that only some seats are
 * asked and of which nobody else may notice anything, secret simultaneous bids, chance, options and a default that
 * draws. Each round every seat draws two cards of 1 … 9; who holds an 8 or 9 may secretly swap it for a new card; then
 * all bid one card at once, and the highest that is alone scores.
 */

interface Locals {
  match: { swaps?: (string | null)[]; bids?: (string | null)[] };
}
interface State extends Core<Locals> {
  rounds: number;
  round: number;
  phase: 'swap' | 'bid' | 'over';
  hands: number[][];
  scores: number[];
  bid: boolean[];
}
type Event = GameEvent &
  (
    | { type: 'dealt'; rule: 'B-1'; seat: Seat; cards?: number[] }
    | { type: 'swapped'; rule: 'B-2'; seat: Seat; from: number; card: number }
    | { type: 'revealed'; rule: 'B-3'; bids: number[]; winner: Seat | null }
  );
interface View {
  you: Seat | null;
  round: number;
  phase: State['phase'];
  hand: number[];
  handSizes: number[];
  scores: number[];
  outcome: Outcome | null;
}
type G = Kit<State, Event>;

const match = procedure<Locals, G>()('match', {
  deal(_f, g) {
    const { s } = g;
    s.round++;
    s.phase = 'swap';
    s.hands = s.scores.map(() => [g.roll(9, 'card'), g.roll(9, 'card')]);
    for (const [seat, cards] of s.hands.entries()) {
      g.tell?.({ type: 'dealt', rule: 'B-1', seat, cards }, [seat], { type: 'dealt', rule: 'B-1', seat });
    }
  },
  swap(_f, g) {
    const options = (hand: readonly number[]) => (hand.some((card) => card >= 8) ? ['keep', 'swap'] : ['keep']);
    return { askAll: g.s.hands.map((hand, seat) => ({ seat, kind: 'swap', options: options(hand), into: 'swaps' as const })) };
  },
  swapped(f, g) {
    for (const [seat, answer] of (f.swaps ?? []).entries()) {
      if (answer !== 'swap') continue;
      const hand = g.s.hands[seat]!;
      const from = hand.splice(
        hand.findIndex((card) => card >= 8),
        1,
      )[0]!;
      const card = g.roll(9, 'card');
      hand.push(card);
      g.tell?.({ type: 'swapped', rule: 'B-2', seat, from, card }, [seat]);
    }
    g.s.phase = 'bid';
  },
  bid: (_f, g) => ({
    askAll: g.s.hands.map((hand, seat) => ({ seat, kind: 'bid', options: [...new Set(hand.map(String))], into: 'bids' as const })),
  }),
  reveal(f, g) {
    const bids = (f.bids ?? []).map(Number);
    const best = Math.max(...bids);
    const winner = bids.filter((b) => b === best).length === 1 ? bids.indexOf(best) : null;
    if (winner !== null) g.s.scores[winner] = (g.s.scores[winner] ?? 0) + 1;
    g.tell?.({ type: 'revealed', rule: 'B-3', bids, winner });
    if (g.s.round < g.s.rounds) return 'deal';
    const top = Math.max(...g.s.scores);
    const winners = g.s.scores.flatMap((score, seat) => (score === top ? [seat] : []));
    const others = g.s.scores.flatMap((score, seat) => (score === top ? [] : [seat]));
    g.s.phase = 'over';
    return { over: { winners, ranking: others.length ? [winners, others] : [winners], rule: 'B-4', reason: 'score' } };
  },
});

export const bids: Game<Locals, State, Event, View, G> = defineGame<Locals, State, Event, View, G>({
  id: 'bids',
  version: 1,
  seats: { min: 2, max: 4 },
  options: [{ id: 'rounds', rule: 'B-4', values: { min: 1, max: 50 }, byDefault: 3 }],
  procedures: { match },
  decisions: {
    swap: {
      rule: 'B-2',
      secret: true,
      could: (s) => s.phase === 'swap',
      prompt: () => text('ask.swap'),
      option: (_s, _d, id) => ({ label: text(`pick.swap.${id}`) }),
      byDefault: () => 'keep',
    },
    bid: {
      rule: 'B-3',
      secret: true,
      prompt: () => text('ask.bid'),
      option: (_s, _d, id) => ({ label: text('card', { n: Number(id) }), target: { card: id } }),
      refused: (s, d) =>
        [1, 2, 3, 4, 5, 6, 7, 8, 9]
          .filter((n) => !s.hands[d.seat]?.includes(n))
          .map((n) => ({ id: String(n), label: text('card', { n }), reason: text('no.notInHand', { n }), rule: 'B-3' })),
      byDefault: (_s, d, chance) => d.options[chance.below(d.options.length)]!,
      random: true,
    },
  },
  setup: (core, { rounds }) => ({
    ...core,
    rounds: Number(rounds),
    round: 0,
    phase: 'swap',
    hands: [],
    scores: new Array(core.seats).fill(0),
    bid: [],
  }),
  first: { call: 'match', with: {} },
  kit: (s, chance, tell) => new Kit(s, chance, tell),
  observe: (s, seat) => ({
    you: seat ?? null,
    round: s.round,
    phase: s.phase,
    hand: seat === undefined ? [] : [...(s.hands[seat] ?? [])],
    handSizes: s.hands.map((hand) => hand.length),
    scores: [...s.scores],
    outcome: s.outcome,
  }),
  // Who has answered is a secret, and so is who was asked: the table waits for everybody until all answers are in.
  deciding: (s) => s.scores.map((_, seat) => seat),
  determinize: (s, seat, chance) => {
    const guess = structuredClone(s);
    guess.hands = guess.hands.map((hand, i) => (i === seat ? hand : hand.map(() => 1 + chance.below(9))));
    return guess;
  },
  invariants: () => [],
  migrations: {},
});

export const games: { game: AnyGame }[] = [{ game: bids }];
