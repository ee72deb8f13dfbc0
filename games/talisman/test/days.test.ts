import { type AnyState, begin, decisionView, fast, type MatchOptions, play } from '@questhall/kernel';
import { randomAction } from '@questhall/testkit/contract';
import { expect, test } from 'vitest';
import { sized } from '../../../test/sized.ts';
import { heuristic, type State, standingOrders, talisman } from '../src/index.ts';

/** Nothing stalls a match of days: no question to somebody who is not on turn waits, where nobody has said anything in orders. */

interface Tally {
  turns: number;
  /** Questions out of turn by kind, and those of them that no order answers. */
  all: Map<string, number>;
  left: Map<string, number>;
}

const count = (tally: Map<string, number>, kind: string) => tally.set(kind, (tally.get(kind) ?? 0) + 1);

/** One match over days: whoever is not on turn leaves everything to the usual orders, and chooses only where these do not answer. */
function playOverDays(tally: Tally, seed: number, options: MatchOptions, policy: 'heuristic' | 'random', turns: number): void {
  const [chance, own] = [fast(seed, 1), fast(seed, 2)];
  const s = begin(talisman, { seats: 4, options }, chance) as State;
  while (!s.outcome && s.turn.n < turns) {
    const d = s.pending[0]!;
    const view = d.seat === s.turn.seat ? null : decisionView(talisman, s as AnyState, d.seat)!;
    const choice = view && standingOrders.answers(d, s) ? standingOrders.answer({}, view, talisman.observe(s, d.seat), true) : null;
    if (view) count(tally.all, d.kind);
    if (choice !== null) {
      play(talisman, s, { decision: d.id, seat: d.seat, choice }, chance);
      continue;
    }
    if (view) count(tally.left, d.kind);
    const bot = () => ({ decision: d.id, seat: d.seat, choice: heuristic.playout(talisman.glance!(s, d.seat) as State, d, own) });
    play(talisman, s, policy === 'heuristic' ? bot() : randomAction(s as AnyState, own)!, chance);
  }
  tally.turns += s.turn.n;
}

const EDITIONS: readonly (readonly [string, MatchOptions])[] = [
  ['1986', {}],
  ['the Digital Edition', { edition: 'digital' }],
  ['the Realm of Souls', { edition: 'digital', expansion: 'realm-of-souls' }],
];

test.each(EDITIONS)('in %s the usual orders of a table of days answer all that is asked out of turn', (_, options) => {
  const tally: Tally = { turns: 0, all: new Map(), left: new Map() };
  for (let seed = 1; seed <= sized(2, 30); seed++) {
    playOverDays(tally, seed, options, 'heuristic', sized(160, 400));
    playOverDays(tally, seed, options, 'random', sized(160, 400));
  }
  // Enough is asked for the rest to mean anything: attacks among it.
  for (const kind of ['checkpoint', 'spoils', 'prepare']) expect(tally.all.get(kind), kind).toBeGreaterThan(0);
  expect([...tally.left]).toEqual([]);
});
