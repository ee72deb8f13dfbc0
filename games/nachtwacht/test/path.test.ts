import { expect, test } from 'vitest';
import { EXAMPLE, Game } from './table.ts';

test('NW-3.2 NW-3.4 past the end of the path the moving player names a length and a random strip of it is turned up', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: 10 } }).show({ Jan: 3, Piet: 'vega' });
  expect([g.asked('Jan')?.kind, g.options('Jan')]).toEqual(['length', ['3.2', '3.3', '4.2', '4.3', '5.2', '5.3']]);
  expect(g.s.turnedStrip).toBeNull();
  g.gives('S4-C').pick('Jan', '4.3');
  expect(g.view('Piet').turnedStrip).toEqual({ seat: 0, kinds: ['monster', 'power', 'monster', 'plain'] });
});

test('NW-3.4 a length without strips cannot be named, and NW-14.2 the last length is taken without asking', () => {
  const g = new Game({ path: 'oMP|Moo|PoM|ooMP|MPMo|MooPo|PoMMo', pawns: { Jan: 26 }, monsters: { 26: 'tooth' } });
  g.show({ Jan: 2, Piet: 'vega' });
  expect(g.options('Jan')).toEqual(['4.3', '5.3']);
  expect(g.refused('Jan')).toEqual({ '3.0': 'NW-3.4' });
  const last = new Game({ path: 'oMP|Moo|PoM|oMoP|ooMP|MPMo|MooPo|PoMMo', pawns: { Jan: 31 } }, { draws: ['S5-A'] });
  last.show({ Jan: 2, Piet: 'vega' });
  expect(last.asked('Jan')?.kind).toBe('direction');
});

test('NW-3.4 NW-14.2 which of several strips of the last length is turned up is no choice: from behind they are alike', () => {
  const path = 'oMP|Moo|PoM|oMoP|ooMP|MPMo|MooPo';
  const g = new Game({ path, pawns: { Jan: 26 }, monsters: { 26: 'tooth' } }).show({ Jan: 2, Piet: 'vega' });
  expect([g.options('Jan'), g.asked('Jan')?.sole]).toEqual([['5.2', '5.3'], '5.2']);
  const two = new Game({ path: EXAMPLE, pawns: { Jan: 10 } }).show({ Jan: 3, Piet: 'vega' });
  expect([two.asked('Jan')?.kind, two.asked('Jan')?.sole]).toEqual(['length', undefined]);
});

test('NW-3.5 NW-15.44 the direction is chosen after the pattern is seen', () => {
  for (const [direction, path] of [
    ['printed', 'MPMo'],
    ['reversed', 'oMPM'],
  ] as const) {
    const g = new Game({ path: EXAMPLE, pawns: { Jan: 12 } }).show({ Jan: 1, Piet: 'vega' });
    g.gives('S4-C').pick('Jan', '4.3');
    expect(g.options('Jan')).toEqual(['printed', 'reversed']);
    if (direction === 'printed') g.gives('sword');
    g.pick('Jan', direction);
    const letters = { plain: 'o', monster: 'M', power: 'P' };
    expect(
      g.s.kinds
        .slice(12)
        .map((kind) => letters[kind])
        .join(''),
    ).toBe(path);
    expect(g.pawn('Jan')).toBe(direction === 'printed' ? '13!' : '13');
  }
});

test('NW-3.6 NW-3.8 a laid strip stays as it is; the next one joins its end', () => {
  const g = new Game({ path: 'oMP', pawns: { Jan: 1 } }).show({ Jan: 6, Piet: 'vega' });
  g.gives('S4-B').pick('Jan', '4.1').pick('Jan', 'reversed');
  expect(g.s.kinds.slice(0, 3)).toEqual(['plain', 'monster', 'power']);
  expect(g.s.kinds.slice(3)).toEqual(['power', 'monster', 'plain', 'plain']);
  expect(g.events('stripLaid')).toMatchObject([{ first: 4, reversed: true }]);
  expect(g.view().path.map((square) => square.strip)).toEqual([0, 0, 0, 1, 1, 1, 1]);
});

test('NW-3.7 two strips are the most that one move lays', () => {
  const g = new Game({ path: 'oMP', pawns: { Jan: 3 } }).show({ Jan: 6, Piet: 'vega' });
  g.gives('S3-B', 'S3-C', 'blood').pick('Jan', '3.2').pick('Jan', 'printed').pick('Jan', '3.3').pick('Jan', 'reversed');
  expect(g.pawn('Jan')).toBe('9');
  expect(g.asked('Jan')?.kind).toBe('commit');
  expect(g.events('stripLaid')).toHaveLength(2);
});

test('NW-3.9 a strip stays though the pawn that laid it is sent back', () => {
  const g = new Game({ path: 'oMP|ooMP|MooPo|oMoP|MPMo|Moo|oMoPM|PoMMo', pawns: { Jan: 33 } }, { draws: ['S3-C'] });
  g.show({ Jan: 6, Piet: 'vega' }).pick('Jan', 'printed');
  expect(g.events('moved')).toMatchObject([{ path: [34, 35, 36, 37, 36, 35], to: 35, bounced: true }]);
  expect(g.s.kinds.slice(33)).toEqual(['power', 'plain', 'monster']);
});

test('NW-3.10 skull, Vega and stepping back lay no strips, not even at the end of the path', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: 12, Piet: 10 }, hands: { Piet: ['blood'] } }, { draws: ['torch'] });
  g.show({ Jan: 'vega', Piet: 'skull' }).pick('Piet', 'pass').pick('Jan', 'pass');
  expect(g.s.laid).toHaveLength(3);
  g.gives('blood', 'sword').show({ Jan: 'skull', Piet: 2 }).pick('Jan', 'pass');
  expect([g.pawn('Piet'), g.s.laid.length]).toEqual(['11', 3]);
  expect(g.events('stripTurned')).toEqual([]);
});

test('NW-17.7 NW-15.46 all strips are always used: their order changes, the length of the path does not', () => {
  for (const path of ['complete', 'PoMMo|MPMo|PoM|Moo|oMP|ooMP|MooPo|oMoP|oMoPM']) {
    const g = new Game({ path });
    expect([g.view().path.length, g.view().libraryAt, g.view().fullLength]).toEqual([36, 37, 36]);
  }
  const unfinished = new Game({ path: 'oMP|Moo|PoM|oMoP|ooMP|MPMo|MooPo|PoMMo' });
  expect(unfinished.view().libraryAt).toBeNull();
});

test('NW-13.1 NW-19.1 one strip left of any length keeps the library away, and lies face down at its own place', () => {
  const strips = ['oMP', 'Moo', 'PoM', 'oMoP', 'ooMP', 'MPMo', 'oMoPM', 'MooPo', 'PoMMo'];
  const without = (left: string[]) => new Game({ path: strips.filter((strip) => !left.includes(strip)).join('|') }).view();
  for (const left of ['oMP', 'oMoP', 'oMoPM']) expect([left, without([left]).libraryAt]).toEqual([left, null]);
  const view = without(['PoM', 'ooMP', 'MPMo', 'oMoPM', 'MooPo', 'PoMMo']);
  expect(view.stripsFaceDown).toEqual({ 3: [3], 4: [2, 3], 5: [1, 2, 3] });
  expect(view.stripsLeft).toEqual({ 3: 1, 4: 2, 5: 3 });
});
