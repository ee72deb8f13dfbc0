import { expect, test } from 'vitest';
import type { State } from '../src/index.ts';
import { falseFact, forgetSpent, learnHand, learnTheft } from '../src/rules/knowledge.ts';
import { Game } from './table.ts';

/*
 * NW-10.3, NW-19.3: what a seat has seen of another's hand. Seats: 0 the thief, 1 the victim, 2 and 3 know something.
 */

type Fact = State['known'][number];

/** A table of four where these facts are known and these hands held, after something has happened. */
function after(known: Fact[], hands: string[][], happens: (s: State) => void): Fact[] {
  const { s } = new Game({ path: '' }, { seats: ['Jan', 'Piet', 'Cato', 'Sofie'] });
  s.known = known.map((fact) => ({ ...fact, holders: [...fact.holders] }));
  hands.forEach((hand, seat) => {
    s.players[seat]!.power = hand as never;
  });
  happens(s);
  return s.known;
}

const fact = (by: number, card: string, ...holders: number[]): Fact => ({ by, card, holders }) as Fact;

test('NW-10.3 a theft is seen by thief and victim; whoever knew a card of the victim is less sure of it, and these two are not', () => {
  const known = [fact(2, 'torch', 1), fact(0, 'torch', 1), fact(1, 'sword', 0), fact(3, 'blood', 2)];
  expect(after(known, [['torch'], ['torch', 'sword'], [], []], (s) => learnTheft(s, 0, 1, 'torch' as never))).toEqual([
    fact(2, 'torch', 1, 0),
    fact(1, 'sword', 0),
    fact(3, 'blood', 2),
    fact(1, 'torch', 0),
  ]);
});

test('NW-10.3 the last card of a hand can be nowhere but with the thief', () => {
  expect(after([fact(2, 'torch', 1, 3)], [['torch'], [], [], []], (s) => learnTheft(s, 0, 1, 'torch' as never))[0]).toEqual(
    fact(2, 'torch', 3, 0),
  );
});

test('NW-16.6 whoever looks at a hand knows just these cards of it; what else he knew may lie with the others it was with', () => {
  const known = [fact(0, 'torch', 1, 2), fact(0, 'sword', 1), fact(0, 'blood', 3), fact(2, 'sword', 1)];
  expect(after(known, [[], ['sword', 'tooth'], [], []], (s) => learnHand(s, 0, 1))).toEqual([
    fact(0, 'torch', 2),
    fact(0, 'blood', 3),
    fact(2, 'sword', 1),
    fact(0, 'sword', 1),
    fact(0, 'tooth', 1),
  ]);
});

test('NW-11.4 a card that is laid open uses up what each seat knew of it, the surest first, and nothing else', () => {
  const known = [fact(2, 'torch', 1, 3), fact(2, 'torch', 1), fact(2, 'sword', 1), fact(3, 'torch', 1, 2), fact(0, 'torch', 2)];
  expect(after(known, [[], [], [], []], (s) => forgetSpent(s, 1, 'torch' as never))).toEqual([
    fact(2, 'torch', 1, 3),
    fact(2, 'sword', 1),
    fact(0, 'torch', 2),
  ]);
});

test('NW-11.4 of two things known equally well one is used up, and which one nobody can say: the other may lie where either did', () => {
  const known = [fact(2, 'torch', 1, 3), fact(2, 'torch', 1, 0)];
  expect(after(known, [[], [], [], []], (s) => forgetSpent(s, 1, 'torch' as never))).toEqual([fact(2, 'torch', 1, 0, 3)]);
});

test('NW-19.3 a fact is so where there is another card for each that a seat knows of', () => {
  const { s } = new Game({ path: '' }, { seats: ['Jan', 'Piet', 'Cato', 'Sofie'] });
  const hands = [['torch'], ['torch', 'sword'], [], []];
  hands.forEach((hand, seat) => {
    s.players[seat]!.power = hand as never;
  });
  const wrong = (...known: Fact[]) => falseFact({ ...s, known } as State);
  expect(wrong(fact(2, 'torch', 1, 0), fact(2, 'torch', 1), fact(2, 'sword', 1, 3), fact(-1, 'torch', 0))).toBe(undefined);
  expect(wrong(fact(2, 'torch', 1), fact(2, 'torch', 1, 3))).toEqual(fact(2, 'torch', 1, 3)); // one card, known twice
  expect(wrong(fact(2, 'blood', 1))).toEqual(fact(2, 'blood', 1));
  expect(wrong(fact(0, 'torch', 0))).toEqual(fact(0, 'torch', 0)); // one's own hand is nothing that was learnt
});
