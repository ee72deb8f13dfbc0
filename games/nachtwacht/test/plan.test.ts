import type { DecisionView } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { type nachtwacht, planning } from '../src/index.ts';
import { EXAMPLE, Game } from './table.ts';

const formOf = (g: Game, name: string) => Object.fromEntries(planning.form(g.view(name), g.seat(name)).map((part) => [part.id, part]));
const cards = (g: Game, name: string) => formOf(g, name)['card']?.choices.map(({ id }) => id);
/** How a wish is met by a question with these options. */
const met = (g: Game, name: string, part: string, wish: string, options: readonly string[], condition?: string) =>
  planning.meets(
    part,
    condition === undefined ? { do: wish } : { do: wish, if: condition },
    { seat: g.seat(name), options: options.map((id) => ({ id })) } as unknown as DecisionView,
    g.view(name),
  );

describe('a round planned ahead', () => {
  test('a card, what to do about a monster before it, and a strip; who has still to choose plans nothing', () => {
    const g = new Game({ path: EXAMPLE });
    expect(planning.form(g.view('Jan'), 0)).toEqual([]);
    expect(planning.form(g.view(), 7)).toEqual([]);
    g.pick('Jan', 3);
    const form = formOf(g, 'Jan');
    expect(Object.keys(form)).toEqual(['card', 'monster', 'strip']);
    expect(Object.values(form).map(({ most, usual }) => [most, usual])).toEqual([
      [4, []],
      [1, [{ do: 'spend' }]],
      [3, []],
    ]);
    expect(form['monster']!.choices.map(({ id }) => id)).toEqual(['spend', 'decline']);
    expect(form['strip']!.choices.map(({ id, label }) => [id, label.args])).toEqual([
      ['3', { n: 3 }],
      ['4', { n: 4 }],
      ['5', { n: 5 }],
    ]);
    expect(planning.form(g.view('Piet'), 1)).toEqual([]);
  });

  test('cards may ask whether one is blocked, and whether anybody is ahead; the rest asks for nothing', () => {
    const form = formOf(new Game({ path: EXAMPLE }).pick('Jan', 3), 'Jan');
    const conditions = ['free', 'blocked', 'first', 'behind'];
    expect(form['card']!.conditions.map(({ id }) => id)).toEqual(conditions);
    for (const choice of form['card']!.choices) expect(choice.if).toEqual(conditions);
    for (const part of ['monster', 'strip']) {
      expect(form[part]!.conditions).toEqual([]);
      expect(form[part]!.choices.every((choice) => choice.if === undefined)).toBe(true);
    }
  });

  test('NW-5.5 NW-5.7 the cards of the next choice are those left after this round’s, and all eight where that is the last', () => {
    const g = new Game({ path: EXAMPLE, steps: { Jan: [3, 5, 'vega'], Piet: [1, 2, 'skull'] } }).pick('Jan', 3);
    expect(cards(g, 'Jan')).toEqual(['5', 'vega']);
    const last = new Game({ path: EXAMPLE, steps: { Jan: [3, 5], Piet: [1, 2] } }).pick('Jan', 3);
    expect(cards(last, 'Jan')).toEqual(['5']);
    // While it is carried out it is still among the cards in hand, and no choice any more.
    const open = new Game({ path: EXAMPLE, pawns: { Jan: 11 }, steps: { Jan: [5, 'vega'], Piet: [1, 2] } }).pick('Jan', 5).pick('Piet', 1);
    expect([open.view('Jan').phase, cards(open, 'Jan'), cards(open, 'Piet')]).toEqual(['resolve', ['vega'], ['2']]);
    // The last card of a cycle plays itself: after it everybody has eight again.
    const cycle = new Game({ path: EXAMPLE, pawns: { Jan: 11 }, steps: { Jan: [5], Piet: [1] } });
    expect([cycle.view('Jan').phase, cards(cycle, 'Jan')]).toEqual(['resolve', ['1', '2', '3', '4', '5', '6', 'skull', 'vega']]);
  });

  test('while cards are carried out the next round is meant, before that this one', () => {
    const g = new Game({ path: EXAMPLE, pawns: { Jan: 11, Piet: 1 } });
    const { round } = g.view('Jan');
    expect([planning.meant!(g.view('Jan'), 0), planning.turn(g.view('Jan'), 0)]).toEqual([String(round), { id: String(round) }]);
    g.pick('Jan', 5);
    expect([planning.meant!(g.view('Jan'), 0), planning.meant!(g.view('Piet'), 1)]).toEqual([String(round + 1), String(round)]);
    g.pick('Piet', 1);
    expect(g.view('Jan').phase).toBe('resolve');
    expect(planning.meant!(g.view('Piet'), 1)).toBe(String(round + 1));
    expect(planning.form(g.view('Piet'), 1).length).toBe(3);
  });

  test('a fight before the cards is planned with them; when the match is over there is nothing to plan', () => {
    const g = new Game({ path: EXAMPLE, pawns: { Jan: '2!' }, monsters: { 2: 'tooth' }, hands: { Jan: ['tooth'] } });
    expect([g.view('Jan').phase, planning.form(g.view('Jan'), 0).length]).toEqual(['fight', 3]);
    const over = { ...g.view('Jan'), outcome: { winners: [], ranking: [], rule: 'NW-13.5', reason: 'library' } };
    expect([planning.form(over, 0), planning.turn(over, 0)]).toEqual([[], null]);
  });
});

describe('a planned round that is carried out', () => {
  test('each kind of question belongs to its part, others to none', () => {
    const asks = (kind: string) => planning.asks({ kind } as DecisionView, {} as ReturnType<typeof nachtwacht.observe>);
    expect(['fight', 'commit', 'length', 'direction', 'steal'].map(asks)).toEqual([['monster'], ['card'], ['strip'], [], []]);
    expect(planning.repeats).toEqual(['strip']);
    expect(planning.during).toEqual([]);
    expect(planning.ofCourse({} as DecisionView, {} as never)).toBeUndefined();
  });

  test('a card is played where it is offered, a strip of the length is laid, a monster is fought with what there is, or not', () => {
    const g = new Game({ path: EXAMPLE });
    expect(met(g, 'Jan', 'card', '3', ['1', '3', 'vega'])).toEqual({ choose: '3' });
    expect(met(g, 'Jan', 'card', '4', ['1', '3', 'vega'])).toBeUndefined();
    expect(met(g, 'Jan', 'strip', '4', ['3.0', '4.1', '5.0'])).toEqual({ choose: '4.1' });
    expect(met(g, 'Jan', 'strip', '4', ['3.0', '5.0'])).toBeUndefined();
    expect(met(g, 'Jan', 'monster', 'spend', ['decline', 'tooth'])).toEqual({ choose: 'tooth' });
    expect(met(g, 'Jan', 'monster', 'decline', ['tooth', 'decline'])).toEqual({ choose: 'decline' });
    expect(met(g, 'Jan', 'monster', 'spend', ['decline'])).toBeUndefined();
  });

  test('a condition is looked at where everybody stands: blocked or free, ahead of all or behind somebody', () => {
    const g = new Game({ path: EXAMPLE, pawns: { Jan: '6!', Piet: 4 }, monsters: { 6: 'torch' } });
    const holds = (name: string) =>
      ['free', 'blocked', 'first', 'behind'].filter((one) => met(g, name, 'card', '3', ['3'], one) !== undefined);
    expect([holds('Jan'), holds('Piet')]).toEqual([
      ['blocked', 'first'],
      ['free', 'behind'],
    ]);
    const level = new Game({ path: EXAMPLE, pawns: { Jan: 4, Piet: 5 } });
    expect(met(level, 'Piet', 'card', '3', ['3'], 'first')).toBeDefined();
    // On one square nobody is ahead.
    const start = new Game({ path: EXAMPLE });
    expect(met(start, 'Jan', 'card', '3', ['3'], 'first')).toBeDefined();
    expect(met(start, 'Jan', 'card', '3', ['3'], 'behind')).toBeUndefined();
  });

  test('a plan stops where the cards to choose from are others than when it was written, or the library lies there', () => {
    const g = new Game({ path: EXAMPLE, steps: { Jan: [3, 5, 'vega'], Piet: [1, 2, 'skull'] } }).pick('Jan', 3);
    expect(planning.facts(g.view('Jan'), 0, {})).toEqual({ changed: '5 vega', revealed: 0 });
    expect(planning.facts({ ...g.view('Jan'), libraryAttached: true }, 0, {})).toMatchObject({ revealed: 1 });
  });
});
