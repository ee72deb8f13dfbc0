import { begin, fast } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { type NachtwachtEvent, nachtwacht, type State } from '../src/index.ts';
import { EXAMPLE, Game } from './table.ts';

function start(seats = 3, seed = 1): { s: State; events: NachtwachtEvent[] } {
  const events: NachtwachtEvent[] = [];
  const s = begin(nachtwacht, { seats }, fast(seed), (event) => void events.push(event as NachtwachtEvent));
  return { s, events };
}

test('NW-0.1 NW-3.1 squares count along the laid strips: 0 is the underworld, the library comes after the last', () => {
  const g = new Game({ path: EXAMPLE });
  expect(
    g
      .view()
      .path.map((square) => square.kind[0])
      .join(''),
  ).toBe('pmpppmpmpppp');
  expect(g.view().libraryAt).toBeNull();
  expect(new Game({ path: 'complete' }).view().libraryAt).toBe(37);
});

test('NW-0.2 a strip may lie reversed: oMP reads PMo', () => {
  const g = new Game({ path: 'PMo|oMoP' });
  expect(g.s.laid).toMatchObject([
    { strip: 'S3-A', reversed: true },
    { strip: 'S4-A', reversed: false },
  ]);
});

test('NW-0.4 seats are numbered from 0 in joining order', () => {
  expect(start(4).s.players).toHaveLength(4);
  expect(new Game({}, { seats: ['Jan', 'Piet', 'Cato'] }).view('Cato').you).toBe(2);
});

test('NW-1.6 NW-2.1 at first there is the underworld alone; the library is kept aside', () => {
  const view = nachtwacht.observe(start().s, undefined);
  expect(view.path).toEqual([]);
  expect([view.libraryAttached, view.libraryAt]).toEqual([false, null]);
});

test('NW-2.2 all pawns start on the underworld', () => {
  expect(start(4).s.players.map((p) => p.square)).toEqual([0, 0, 0, 0]);
});

test('NW-2.3 of a strip that lies face down the length is seen and the pattern is not', () => {
  const view = nachtwacht.observe(start().s, 0);
  expect(view.stripsLeft).toEqual({ 3: 3, 4: 3, 5: 3 });
  expect(JSON.stringify(view)).not.toContain('S3');
});

test('NW-2.4 one power deck, face down; the discard pile is empty', () => {
  const view = nachtwacht.observe(start(3).s, 0);
  expect([view.powerDeck, view.powerDiscard]).toEqual([37, []]);
});

test('NW-2.5 each player takes one power card, in seat order, in secret', () => {
  const { s, events } = start(3);
  expect(s.players.map((p) => p.power.length)).toEqual([1, 1, 1]);
  expect(events.filter((e) => e.type === 'drew').map((e) => [e.type, e.seat, e.cause, e.rule])).toEqual([
    ['drew', 0, 'setup', 'NW-2.5'],
    ['drew', 1, 'setup', 'NW-2.5'],
    ['drew', 2, 'setup', 'NW-2.5'],
  ]);
  const view = nachtwacht.observe(s, 1);
  expect(view.yourPower).toEqual(s.players[1]!.power);
});

test('NW-2.6 each player takes a full set of step cards', () => {
  expect(start(4).s.players.map((p) => p.steps.length)).toEqual([8, 8, 8, 8]);
});

test('NW-2.7 the monsters form one face-down supply', () => {
  const view = nachtwacht.observe(start().s, 0);
  expect(view.monsterSupply).toBe(15);
  expect(view).not.toHaveProperty('supply');
});

test('NW-2.8 no strip is laid, and everybody is asked at once', () => {
  const { s } = start(4);
  expect(s.laid).toEqual([]);
  expect(s.pending.map((d) => [d.seat, d.kind])).toEqual([
    [0, 'commit'],
    [1, 'commit'],
    [2, 'commit'],
    [3, 'commit'],
  ]);
});
