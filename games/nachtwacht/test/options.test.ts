import { begin, fast } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { nachtwacht } from '../src/index.ts';
import { EXAMPLE, Game } from './table.ts';

const ON_SIX = { path: EXAMPLE, pawns: { Jan: '6!' }, monsters: { 6: 'torch' } };

test('NW-16.1 beatenMonster: a beaten monster stays, or goes back to the supply at once', () => {
  const beaten = (beatenMonster: string) => {
    const g = new Game({ ...ON_SIX, hands: { Jan: ['torch'] } }, { options: { beatenMonster } });
    g.pick('Jan', 'torch');
    return [g.pawn('Jan'), g.monster(6), g.s.supply.length];
  };
  expect(beaten('stays')).toEqual(['6~', 'torch', 14]);
  expect(beaten('supply')).toEqual(['6', null, 15]);
});

test('NW-16.1 with beatenMonster = supply the square shows its printed kind again in the same round', () => {
  const position = { path: EXAMPLE, pawns: { Jan: '7!', Piet: 4 }, monsters: { 7: 'torch' }, hands: { Jan: ['torch'] } };
  const g = new Game(position, { options: { beatenMonster: 'supply' }, draws: ['joker'] });
  g.pick('Jan', 'torch').show({ Jan: 5, Piet: 3 });
  expect([g.pawn('Jan'), g.pawn('Piet'), g.hand('Piet')]).toEqual(['12', '7', ['joker']]);
});

test('NW-16.2 stepBackSkipsMonsters: stepping back stops on monsters, or skips them', () => {
  const back = (stepBackSkipsMonsters: boolean, from = 7) => {
    const position = { path: EXAMPLE, pawns: { Jan: from, Piet: 11 }, monsters: { 9: 'torch', 10: 'blood' } };
    const g = new Game(position, { options: { stepBackSkipsMonsters }, draws: stepBackSkipsMonsters ? ['sword'] : [] });
    return g.show({ Jan: 11 - from, Piet: 'vega' }).pawn('Jan');
  };
  expect(back(false)).toBe('10!');
  expect(back(true)).toBe('8!');
});

test('NW-16.2 the own starting square is acceptable though a monster lies there', () => {
  const position = { path: EXAMPLE, pawns: { Jan: '10~', Piet: 11 }, monsters: { 9: 'torch', 10: 'blood' } };
  const g = new Game(position, { options: { stepBackSkipsMonsters: true } }).show({ Jan: 1, Piet: 'vega' });
  expect(g.pawn('Jan')).toBe('10~');
});

test('NW-16.3 returnIsLanding: ending where the movement began does nothing, or counts as landing', () => {
  const stay = (returnIsLanding: boolean, from: number | string, monsters: Record<number, string> = {}) => {
    const g = new Game({ path: EXAMPLE, pawns: { Jan: from, Piet: 12 }, monsters }, { options: { returnIsLanding } });
    if (returnIsLanding && from === 11) g.gives('joker');
    g.show({ Jan: 1, Piet: 'vega' });
    return [g.pawn('Jan'), g.hand('Jan')];
  };
  expect(stay(false, 11)).toEqual(['11', []]);
  expect(stay(true, 11)).toEqual(['11', ['joker']]);
  expect(stay(false, '11~', { 11: 'torch' })).toEqual(['11~', []]);
  expect(stay(true, '11~', { 11: 'torch' })).toEqual(['11!', []]);
});

test('NW-16.4 coveredPowerPays: landing on a monster over a power square gives nothing, or a card as well', () => {
  const land = (coveredPowerPays: boolean) => {
    const g = new Game({ path: EXAMPLE, pawns: { Jan: 4 }, monsters: { 7: 'torch' } }, { options: { coveredPowerPays } });
    if (coveredPowerPays) g.gives('sword');
    g.show({ Jan: 3, Piet: 'vega' });
    return [g.pawn('Jan'), g.hand('Jan')];
  };
  expect(land(false)).toEqual(['7!', []]);
  expect(land(true)).toEqual(['7!', ['sword']]);
  // Under a monster on a plain square lies nothing to give.
  const plain = new Game({ path: EXAMPLE, pawns: { Jan: 4 }, monsters: { 5: 'torch' } }, { options: { coveredPowerPays: true } });
  expect(plain.show({ Jan: 1, Piet: 'vega' }).hand('Jan')).toEqual([]);
});

test('NW-16.5 vegaNoDraw = worked: who was cancelled or found nobody draws after all, who passed does not', () => {
  const draws = (vegaNoDraw: string, piet: string | number, hands = {}, pass = false) => {
    const g = new Game({ ...ON_SIX, hands }, { options: { vegaNoDraw } });
    if (vegaNoDraw === 'worked' && !pass) g.gives('sword');
    g.show({ Jan: 'vega', Piet: piet });
    if (pass) g.pick('Jan', 'pass');
    return g.hand('Jan');
  };
  expect([draws('played', 1), draws('worked', 1)]).toEqual([[], ['sword']]);
  expect([draws('played', 'vega'), draws('worked', 'vega')]).toEqual([[], ['sword']]);
  expect([draws('played', 1, { Piet: ['blood'] }, true), draws('worked', 1, { Piet: ['blood'] }, true)]).toEqual([[], []]);
});

test('NW-16.5 a Vega that worked costs the draw either way', () => {
  for (const vegaNoDraw of ['played', 'worked']) {
    const g = new Game({ ...ON_SIX, hands: { Piet: ['blood'] } }, { options: { vegaNoDraw }, draws: ['blood'] });
    expect(g.show({ Jan: 'vega', Piet: 1 }).pick('Jan', 1).hand('Jan')).toEqual(['blood']);
  }
});

test('NW-16.6 vegaPick: the card is taken unseen, or the thief sees the hand and chooses', () => {
  const hands = { Piet: ['blood', 'sword', 'sword'] };
  const unseen = new Game({ hands }, { draws: ['sword'] }).show({ Jan: 'vega', Piet: 'skull' }).pick('Jan', 1);
  expect(unseen.hand('Jan')).toEqual(['sword']);
  const g = new Game({ hands }, { options: { vegaPick: 'look' } }).show({ Jan: 'vega', Piet: 'skull' }).pick('Jan', 1);
  expect([g.asked('Jan')?.kind, g.options('Jan')]).toEqual(['stealCard', ['blood', 'sword']]);
  expect(g.view('Jan').knownPower.map((k) => k.card)).toEqual(['blood', 'sword', 'sword']);
  g.pick('Jan', 'blood');
  expect([g.hand('Jan'), g.hand('Piet')]).toEqual([['blood'], ['sword', 'sword']]);
  expect(g.view('Jan').knownPower.map((k) => k.card)).toEqual(['sword', 'sword']);
});

test('NW-16.7 skullReveal: the monster is seen before the square is named, or turned up after, without a pass then', () => {
  const before = new Game({ path: EXAMPLE }, { draws: ['potion'] }).show({ Jan: 'skull', Piet: 'vega' });
  expect(before.view('Jan').turnedMonster).toEqual({ seat: 0, power: 'potion' });
  const after = new Game({ path: EXAMPLE }, { options: { skullReveal: 'after' } }).show({ Jan: 'skull', Piet: 'vega' });
  expect([after.view('Jan').turnedMonster, after.options('Jan').includes('pass')]).toEqual([null, true]);
  after.gives('potion').pick('Jan', 9);
  expect([after.monster(9), after.asked('Jan')?.kind]).toEqual(['potion', 'commit']);
});

test('NW-16.8 pathLength: which strips are used', () => {
  const lengths = ['short', 'standard', 'long'].map((pathLength) => {
    const view = nachtwacht.observe(begin(nachtwacht, { seats: 2, options: { pathLength } }, fast(1)), undefined);
    return [view.fullLength, view.stripsLeft[4]];
  });
  expect(lengths).toEqual([
    [24, 2],
    [36, 3],
    [48, 4],
  ]);
  const g = new Game({ path: 'complete', pawns: { Jan: 24 } }, { options: { pathLength: 'short' } });
  expect(g.show({ Jan: 1, Piet: 'vega' }).s.outcome?.winners).toEqual([0]);
});

test('NW-16.9 roundLimit: the last round, or none', () => {
  const limited = (roundLimit: number, round: number) =>
    new Game({ round }, { options: { roundLimit } }).show({ Jan: 3, Piet: 3 }).s.outcome?.rule;
  expect([limited(9, 9), limited(10, 9), limited(0, 201), limited(200, 200)]).toEqual(['NW-14.1', undefined, undefined, 'NW-14.1']);
});

test('section 16: options that are unknown or have another value are refused by name', () => {
  expect(() => begin(nachtwacht, { seats: 2, options: { pathLength: 'endless' } }, fast(1))).toThrow('pathLength');
  expect(() => begin(nachtwacht, { seats: 2, options: { roundLimit: -1 } }, fast(1))).toThrow('roundLimit');
  expect(() => begin(nachtwacht, { seats: 2, options: { jokers: 5 } }, fast(1))).toThrow('jokers');
});
