import {
  begin,
  type Chance,
  clone,
  type Decision,
  decisionOf,
  decisionView,
  defaultChoice,
  fast,
  IllegalAction,
  illegal,
  play,
} from '@questhall/kernel';
import { expect, test } from 'vitest';
import { nachtwacht, type State } from '../src/index.ts';
import { ALL_MONSTERS } from './monsters.ts';
import { anyAnswer, EXAMPLE, Game, randomSetting } from './table.ts';

/** Every default that chance may give for the decision of this player. */
function defaults(g: Game, name: string): string[] {
  const d = decisionOf(g.s, g.seat(name)) as Decision;
  const found = new Set<string>();
  const counting = (at: number): Chance => ({ below: (n) => at % n });
  for (let at = 0; at < 60; at++) found.add(defaultChoice(nachtwacht, g.s as never, d, counting(at)) as string);
  return [...found].sort();
}

test('NW-14.3 fight: a matching plain card if held, else the joker', () => {
  const position = { path: EXAMPLE, pawns: { Jan: '6!' }, monsters: { 6: 'torch' } };
  expect(defaults(new Game({ ...position, hands: { Jan: ['joker', 'torch'] } }), 'Jan')).toEqual(['torch']);
  expect(defaults(new Game({ ...position, hands: { Jan: ['joker', 'blood'] } }), 'Jan')).toEqual(['joker']);
});

test('NW-14.3 choose: any legal step card, at random', () => {
  const g = new Game({ steps: { Jan: [2, 5, 'skull'], Piet: [2, 5, 'skull'] } });
  expect(defaults(g, 'Jan')).toEqual(['2', '5', 'skull']);
  expect(g.asked('Jan')?.byDefault).toBeNull();
});

test('NW-14.3 length: most strips left, the shortest on a tie; direction: as printed', () => {
  const tie = new Game({ path: EXAMPLE, pawns: { Jan: 12 } }).show({ Jan: 1, Piet: 'vega' });
  expect(defaults(tie, 'Jan')).toEqual(['3.2']);
  const most = new Game({ path: `${EXAMPLE}|Moo`, pawns: { Jan: 15 } }).show({ Jan: 1, Piet: 'vega' });
  expect(defaults(most, 'Jan')).toEqual(['4.2']);
  most.gives('S4-A').pick('Jan', '4.2');
  expect(defaults(most, 'Jan')).toEqual(['printed']);
});

test('NW-14.3 skull: pass; forced relocation: the lowest square', () => {
  const skull = new Game({ path: EXAMPLE }, { draws: ['blood'] }).show({ Jan: 'skull', Piet: 'vega' });
  expect(defaults(skull, 'Jan')).toEqual(['pass']);
  const moved = new Game({ path: 'complete', monsters: ALL_MONSTERS, pawns: { Jan: 1 } }).show({ Jan: 'skull', Piet: 'vega' });
  expect(defaults(moved, 'Jan')).toEqual(['pass']);
  const fetched = new Game({ path: 'complete', monsters: ALL_MONSTERS, pawns: { Jan: 1 } }).show({ Jan: 3, Piet: 'vega' });
  expect(defaults(fetched, 'Jan')).toEqual(['2']);
});

test('NW-14.3 Vega: any legal target at random, never the pass', () => {
  const g = new Game({ hands: { Piet: ['blood'], Cato: ['sword'] } }, { seats: ['Jan', 'Piet', 'Cato'] });
  expect(defaults(g.show({ Jan: 'vega', Piet: 1, Cato: 1 }), 'Jan')).toEqual(['1', '2']);
});

test('NW-14.3 discard: of a duplicated power if there is one, else no joker, else any', () => {
  const discards = (hand: string[]) => {
    const g = new Game({ path: EXAMPLE, pawns: { Jan: 4 }, hands: { Jan: hand.slice(0, 3) } }, { draws: hand.slice(3) });
    return defaults(g.show({ Jan: 3, Piet: 1 }), 'Jan');
  };
  expect(discards(['tooth', 'blood', 'tooth', 'joker'])).toEqual(['tooth']);
  expect(discards(['tooth', 'blood', 'tooth', 'blood'])).toEqual(['blood', 'tooth']);
  expect(discards(['tooth', 'blood', 'sword', 'joker'])).toEqual(['blood', 'sword', 'tooth']);
  expect(discards(['joker', 'joker', 'blood', 'joker'])).toEqual(['blood']);
});

test('NW-14.2 a forced choice is never asked', () => {
  for (let seed = 0; seed < 60; seed++) {
    const bots = fast(seed, 1);
    const s = begin(nachtwacht, { seats: 2 + (seed % 3), options: randomSetting(bots) }, fast(seed));
    const chance = fast(seed, 2);
    while (!s.outcome) {
      for (const d of s.pending) expect(d.options.length, d.kind).toBeGreaterThan(1);
      play(nachtwacht, s, anyAnswer(s, bots), chance);
    }
  }
});

test('NW-14.5 seed and answers give the same match again', () => {
  const run = () => {
    const [bots, chance] = [fast(5, 1), fast(5)];
    const s = begin(nachtwacht, { seats: 4 }, chance);
    while (!s.outcome) play(nachtwacht, s, anyAnswer(s, bots), chance);
    return JSON.stringify(s);
  };
  expect(run()).toBe(run());
});

test('NW-21.1 these are the questions of the game, and random play asks them all', () => {
  const asked = new Set<string>();
  for (let seed = 0; seed < 300; seed++) {
    const bots = fast(seed, 1);
    const s = begin(nachtwacht, { seats: 2 + (seed % 3) }, fast(seed));
    const chance = fast(seed, 2);
    while (!s.outcome) {
      for (const d of s.pending) asked.add(d.kind);
      play(nachtwacht, s, anyAnswer(s, bots), chance);
    }
  }
  const kinds = ['fight', 'commit', 'length', 'direction', 'placeMonster', 'moveMonster', 'fetchMonster', 'steal', 'discard'];
  expect([...asked].sort()).toEqual([...kinds].sort());
  expect(Object.keys(nachtwacht.decisions).sort()).toEqual([...kinds, 'stealCard', 'draw'].sort());
});

test('NW-21.2 anything else is refused, changes nothing and draws nothing', () => {
  const never: Chance = {
    below: () => {
      throw new Error('drawn');
    },
  };
  const s: State = begin(nachtwacht, { seats: 3 }, fast(1));
  const d = s.pending[0]!;
  const before = clone(s);
  const wrong = [
    { decision: d.id, seat: 0, choice: '7' },
    { decision: d.id, seat: 0, choice: 'pass' },
    { decision: d.id, seat: 1, choice: '1' },
    { decision: 999, seat: 0, choice: '1' },
    { decision: d.id, seat: 0, choice: ['1'] },
  ];
  for (const action of wrong) {
    expect(illegal(nachtwacht, s as never, action)).toBeInstanceOf(IllegalAction);
    expect(() => play(nachtwacht, s, action, never)).toThrow(IllegalAction);
  }
  expect(s).toEqual(before);
});

test('an option tells what choosing it would do: where a number leads, and what waits there', () => {
  const g = new Game({
    path: EXAMPLE,
    pawns: { Jan: 5, Piet: 9 },
    monsters: { 10: 'torch' },
    hands: { Jan: ['joker'] },
  });
  const notes = Object.fromEntries(decisionView(nachtwacht, g.s as never, 0)!.options.map((o) => [o.id, o.note]));
  expect(notes['1']).toMatchObject({ key: 'note.walk.straight', args: { n: 1, square: 6, what: { key: 'note.what.monster' } } });
  expect(notes['2']).toMatchObject({ args: { square: 7, what: { key: 'note.what.power' } } });
  expect(notes['4']).toMatchObject({ key: 'note.walk.pushed', args: { square: 8 } });
  expect(notes['5']).toMatchObject({ args: { what: { key: 'note.what.cardMatch', args: { monster: { key: 'monster.torch' } } } } });
  expect(notes.vega).toEqual({ key: 'note.vega.nobody' });
  const end = new Game({ path: 'complete', pawns: { Jan: 33 } });
  const last = Object.fromEntries(end.asked('Jan')!.options.map((o) => [o.id, o.note]));
  expect([last['4']?.key, last['6']?.key]).toEqual(['note.walk.library', 'note.walk.bounced']);
  expect(new Game({ path: 'oMP', pawns: { Jan: 3 } }).asked('Jan')?.options[0]?.note?.key).toBe('note.walk.newStrip');
});
