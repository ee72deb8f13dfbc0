import { begin, type Chance, type Decision, fast, play } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { sized } from '../../../test/sized.ts';
import { type NachtwachtEvent, nachtwacht, POWER_CARD_COUNTS, type State, spread } from '../src/index.ts';
import { Game } from './table.ts';

/**
 * The random player of the table in section 17: any step card, length, direction, square, target; fights whenever
 * it can, a plain card first; never passes; discards any of the four cards.
 */
function simple(s: State, d: Decision, bots: Chance): string {
  if (d.kind === 'fight') return d.options[0]!;
  if (d.kind === 'discard') return s.players[d.seat]!.power[bots.below(4)]!;
  const options = d.options.filter((id) => id !== 'pass');
  return options[bots.below(options.length)]!;
}

function simulate(seats: number, matches: number, pathLength = 'standard') {
  const rounds: number[] = [];
  const wins = new Array<number>(seats).fill(0);
  const sum = { shown: 0, cancelled: 0, blockedRounds: 0, seatRounds: 0, blocks: 0, relocated: 0 };
  const tell = (e: NachtwachtEvent) => {
    if (e.type === 'revealed') {
      sum.shown += seats;
      sum.cancelled += e.cancelled.length;
    }
    if (e.type === 'blocked') sum.blocks++;
    if (e.type === 'monsterMoved') sum.relocated++;
  };
  for (let seed = 0; seed < matches; seed++) {
    const [chance, bots] = [fast(seed, 11), fast(seed, 12)];
    const s = begin(nachtwacht, { seats, options: { pathLength } }, chance, tell as never);
    let round = 0;
    while (!s.outcome) {
      const d = s.pending[0]!;
      if (d.kind === 'commit' && s.round > round) {
        round = s.round;
        sum.seatRounds += seats;
        sum.blockedRounds += s.players.filter((p) => p.blocked).length;
      }
      play(nachtwacht, s, { decision: d.id, seat: d.seat, choice: simple(s, d, bots) }, chance, tell as never);
    }
    rounds.push(s.round);
    wins[s.outcome.winners[0]!]!++;
  }
  rounds.sort((a, b) => a - b);
  const at = (share: number) => rounds[Math.floor(matches * share)]!;
  return {
    mean: rounds.reduce((a, b) => a + b) / matches,
    median: at(0.5),
    low: at(0.05),
    high: at(0.95),
    least: rounds[0]!,
    wins: wins.map((w) => (100 * w) / matches),
    blocked: (100 * sum.blockedRounds) / sum.seatRounds,
    blocks: sum.blocks / matches / seats,
    cancelled: (100 * sum.cancelled) / sum.shown,
    relocated: sum.relocated / matches,
  };
}

// Players, mean rounds, median, 5 %, 95 %, rounds spent blocked %, blocks per player, cards cancelled %, relocated.
const TABLE = [
  [2, 28.1, 26, 16, 46, 37, 3.7, 12, 0.4],
  [3, 27.9, 27, 17, 43, 35, 3.5, 23, 1.5],
  [4, 29.1, 28, 18, 43, 33, 3.4, 33, 3.1],
] as const;

test.each(TABLE)('section 17: %i random players take as many rounds as the table says', (...row) => {
  // With a quarter of the matches, chance lies twice as far around.
  const [matches, wider] = sized([375, 2], [1500, 1]) as [number, number];
  const [seats, mean, median, low, high, blocked, blocks, cancelled, relocated] = row;
  const found = simulate(seats, matches);
  const near = (value: number, wanted: number, by: number, what: string) =>
    expect(Math.abs(value - wanted), `${what} ${value}, table ${wanted}`).toBeLessThanOrEqual(by);
  near(found.mean, mean, 0.7 * wider, 'mean');
  near(found.median, median, wider, 'median');
  near(found.low, low, wider, '5 %');
  near(found.high, high, 2 * wider, '95 %');
  near(found.blocked, blocked, 1.5 * wider, 'blocked');
  near(found.blocks, blocks, 0.2 * wider, 'blocks');
  near(found.cancelled, cancelled, wider, 'cancelled');
  near(found.relocated, relocated, 0.3 * wider, 'relocated');
  for (const share of found.wins) near(share, 100 / seats, 4 * wider, 'wins by seat');
});

test('NW-20.2 against random cards from full hands a card is cancelled with 12.5 / 23.4 / 33.0 %', () => {
  const cancelled = [2, 3, 4].map((seats) => 1 - (7 / 8) ** (seats - 1));
  expect(cancelled.map((share) => Math.round(share * 1000) / 10)).toEqual([12.5, 23.4, 33]);
  const found = simulate(3, sized(200, 400)).cancelled;
  expect(Math.abs(found - 23.4)).toBeLessThan(1);
});

test('NW-17.8 NW-20.3 a cycle is worth at most 21 squares, so nobody wins before round 9 / 12 / 18', () => {
  const earliest = { short: 9, standard: 12, long: 18 } as const;
  for (const [pathLength, round] of Object.entries(earliest)) {
    expect(fastestWin(pathLength)).toBe(round);
    expect(simulate(2, sized(60, 200), pathLength).least).toBeGreaterThanOrEqual(round);
  }
});

/** The round in which a pawn that is never stopped wins, playing its highest cards first. */
function fastestWin(pathLength: string): number {
  const s = begin(nachtwacht, { seats: 2, options: { pathLength } }, fast(1));
  const B = nachtwacht.observe(s, undefined).fullLength + 1;
  let [square, round] = [0, 0];
  while (square < B) {
    const card = 6 - (round % 8);
    round++;
    square += Math.max(card, 0);
  }
  return round;
}

test('NW-20.1 at most eight cards each, and the hands of a round are known to everybody', () => {
  const s = begin(nachtwacht, { seats: 4 }, fast(1));
  expect(s.pending.map((d) => d.options.length)).toEqual([8, 8, 8, 8]);
  const view = nachtwacht.observe(s, 0);
  for (const d of s.pending) expect(view.players[d.seat]!.stepHand).toEqual(d.options);
});

test('NW-20.4 what a seat has not seen is 40 cards minus its own hand, the discard pile and the cards it knows', () => {
  const hands = { Jan: ['tooth', 'joker'], Piet: ['blood', 'sword'] };
  const g = new Game({ hands, discard: ['joker', 'potion'], known: { Jan: { Piet: ['sword'] } } });
  const left = spread(POWER_CARD_COUNTS);
  for (const card of ['tooth', 'joker', 'joker', 'potion', 'sword'] as const) left.splice(left.indexOf(card), 1);
  const d = nachtwacht.determinize(g.s, 0, fast(1));
  const unseen = [...d.deck, ...d.players[1]!.power];
  unseen.splice(unseen.indexOf('sword'), 1);
  expect(unseen.sort()).toEqual(left.sort());
});

test('NW-20.6 at distance d with card d a player is stopped only by the same number, and a skull in front achieves nothing', () => {
  const position = { path: 'complete', pawns: { Jan: 33 } };
  expect(new Game(position).show({ Jan: 4, Piet: 4 }).s.outcome).toBeNull();
  for (const other of [1, 2, 3, 'vega']) expect(new Game(position).show({ Jan: 4, Piet: other }).s.outcome?.winners).toEqual([0]);
  const skull = new Game(position, { draws: ['torch'] }).show({ Jan: 4, Piet: 'skull' }).pick('Piet', 36);
  expect(skull.s.outcome?.winners).toEqual([0]);
});
