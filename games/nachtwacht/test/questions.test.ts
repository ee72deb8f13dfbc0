import { matchOptions } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { nachtwacht } from '../src/index.ts';
import { EXAMPLE, Game } from './table.ts';

/** What a question shows of each answer: the keys of its sentences, and the thing on the table that it points at. */
function shown(g: Game, name: string) {
  const { kind, options } = g.asked(name)!;
  return {
    kind,
    options: Object.fromEntries(
      options.map(({ id, label, note, target }) => [id, [label.key, note?.key ?? null, ...(target ? [target] : [])]]),
    ),
  };
}

const three = ['Jan', 'Piet', 'Cato'];

test('NW-12.4 NW-21.1 a fight: each matching card with what it does, and to decline', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: '6!' }, monsters: { 6: 'torch' }, hands: { Jan: ['torch', 'blood', 'joker'] } });
  expect(shown(g, 'Jan')).toEqual({
    kind: 'fight',
    options: {
      torch: ['pick.fight.spend', 'note.fight.spend', { card: 'power:torch' }],
      joker: ['pick.fight.spend', 'note.fight.spend', { card: 'power:joker' }],
      decline: ['pick.fight.decline', 'note.fight.decline'],
    },
  });
  // Who is asked in a fight, and when he answers, tells who holds a match (NW-19.6): the answer is secret, and no sole one goes by itself.
  expect(nachtwacht.decisions['fight']?.secret).toBe(true);
  expect(g.asked('Jan')?.sole).toBeUndefined();
});

test('NW-5.4 NW-6.2 NW-21.1 a step card: each one says what it would do and is a card of the hand; the answer is secret', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: 1 }, steps: { Jan: [2, 'skull', 'vega'], Piet: [1, 3, 4] } });
  const { kind, options } = shown(g, 'Jan');
  expect(kind).toBe('commit');
  expect(Object.entries(options).map(([id, [label, note, target]]) => [id, label, note !== null, target])).toEqual(
    ['2', 'skull', 'vega'].map((card) => [card, `step.${card}`, true, { card: `step:${card}` }]),
  );
  expect(nachtwacht.decisions['commit']?.secret).toBe(true);
});

test('NW-3.5 NW-21.1 the direction of a strip: its squares in that order, where they begin, and where one would stand', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: 12 } }).show({ Jan: 1, Piet: 'vega' }).gives('S3-B').pick('Jan', '3.2');
  const { kind, options } = shown(g, 'Jan');
  expect(kind).toBe('direction');
  for (const way of ['printed', 'reversed']) {
    expect(options[way]?.[0]).toBe(`pick.direction.${way}`);
    expect(options[way]?.[1]).not.toBeNull();
    expect(options[way]?.[2]).toEqual({ space: '12' });
  }
});

test('NW-9.4 NW-21.1 a skull: each open square with what is printed there, and to pass, which puts a seen monster back', () => {
  const g = new Game({ path: 'oMP', pawns: { Jan: 1 } }, { draws: ['torch'] }).show({ Jan: 'skull', Piet: 1 });
  expect(shown(g, 'Jan')).toEqual({
    kind: 'placeMonster',
    options: {
      2: ['pick.placeMonster.square', 'note.square.monster', { space: '2' }],
      3: ['pick.placeMonster.square', 'note.square.power', { space: '3' }],
      pass: ['pick.placeMonster.pass', 'note.placeMonster.pass'],
    },
  });
  expect(g.asked('Jan')?.prompt.key).toBe('ask.placeMonster.seen');
  // The end tiles and what is taken are refused, each pointing at its square (NW-9.1, NW-9.2).
  expect((g.asked('Jan')?.refused ?? []).map(({ id, target, rule }) => [id, target, rule])).toEqual([
    ['1', { space: '1' }, 'NW-9.1'],
    ['0', { space: '0' }, 'NW-9.2'],
  ]);
});

test('NW-16.7 NW-21.1 where the monster is seen only afterwards, to pass costs nothing', () => {
  const g = new Game({ path: 'oMP', pawns: { Jan: 1 } }, { options: { skullReveal: 'after' } }).show({ Jan: 'skull', Piet: 1 });
  expect(shown(g, 'Jan').options['pass']).toEqual(['pick.placeMonster.pass', 'note.nothing']);
  expect(g.asked('Jan')?.prompt.key).toBe('ask.placeMonster.unseen');
});

test('NW-11.3 NW-21.1 a fourth card: how many of each kind one holds', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: 4 }, hands: { Jan: ['tooth', 'tooth', 'sword'] } }, { draws: ['potion'] });
  g.show({ Jan: 3, Piet: 1 });
  const held = Object.fromEntries(g.asked('Jan')!.options.map(({ id, note, target }) => [id, [note?.args?.['n'], target]]));
  expect(held).toEqual({
    tooth: [2, { card: 'power:tooth' }],
    sword: [1, { card: 'power:sword' }],
    potion: [1, { card: 'power:potion' }],
  });
});

test('NW-11.3 a third card is kept: nobody discards', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: 4 }, hands: { Jan: ['tooth', 'sword'] } }, { draws: ['potion'] });
  g.show({ Jan: 3, Piet: 1 });
  expect([g.hand('Jan'), g.s.discard, g.asked('Jan')?.kind]).toEqual([['potion', 'sword', 'tooth'], [], 'commit']);
});

test('NW-16.12 NW-21.1 a draw that may be declined says what would come, and what the fourth card costs', () => {
  const draw = (hand: string[], options: Record<string, unknown>, draws: string[] = []) => {
    const g = new Game({ path: EXAMPLE, pawns: { Jan: 4 }, hands: { Jan: hand } }, { options: { mayDecline: true, ...options }, draws });
    g.aside('Jan', 'draw:ask').show({ Jan: 3, Piet: 1 });
    return g.asked('Jan')!.options.map(({ id, note }) => [id, note?.key, note?.args?.['card']]);
  };
  expect(draw([], {})).toEqual([
    ['draw', 'note.draw', undefined],
    ['decline', 'note.nothing', undefined],
  ]);
  expect(draw(['tooth', 'tooth', 'sword'], {})[0]).toEqual(['draw', 'note.draw.full', undefined]);
  expect(draw(['tooth', 'sword'], {})[0]?.[1], 'three are no fourth').toBe('note.draw');
});

test('NW-10.1 NW-21.1 Vega: whose hand, how many cards it holds, and to pass', () => {
  const g = new Game({ path: EXAMPLE, hands: { Piet: ['tooth', 'sword'] } }, { seats: three }).show({ Jan: 'vega', Piet: 1, Cato: 1 });
  const { kind, options } = shown(g, 'Jan');
  expect(kind).toBe('steal');
  expect(options['1']).toEqual(['pick.steal.seat', 'note.holds', { seat: 1 }]);
  expect(options['pass']).toEqual(['pick.steal.pass', 'note.nothing']);
});

test('NW-14.3 out of time: the fourth card that goes is one held twice, else no joker', () => {
  const discarded = (hand: string[], card: string) => {
    const g = new Game({ path: EXAMPLE, pawns: { Jan: 4 }, hands: { Jan: hand } }, { draws: [card] }).show({ Jan: 3, Piet: 1 });
    const [d] = g.s.pending;
    const gone = new Set<unknown>();
    for (let at = 0; at < 4; at++) {
      const below = (n: number) => {
        if (at >= n) throw new Error('no such card');
        return at;
      };
      try {
        gone.add(nachtwacht.decisions['discard']!.byDefault(g.s, d!, { below } as never));
      } catch (e) {
        if (!(e instanceof Error) || e.message !== 'no such card') throw e;
      }
    }
    return [...gone].map(String).sort();
  };
  expect(discarded(['tooth', 'tooth', 'sword'], 'potion')).toEqual(['tooth']);
  expect(discarded(['joker', 'blood', 'sword'], 'potion')).toEqual(['blood', 'potion', 'sword']);
  expect(discarded(['joker', 'joker', 'joker'], 'tooth')).toEqual(['tooth']);
});

test('NW-16.9 a limit of rounds is a whole number up to ten thousand', () => {
  expect(matchOptions(nachtwacht.options, { roundLimit: 10_000 })).toMatchObject({ roundLimit: 10_000 });
  expect(() => matchOptions(nachtwacht.options, { roundLimit: 10_001 })).toThrow('from 0 to 10000');
});

test('NW-3.8 whoever bends a strip tells the table; after the end nobody does anything more', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: 12 } }).show({ Jan: 1, Piet: 'vega' }).gives('S3-B').pick('Jan', '3.2');
  g.pick('Jan', 'reversed').aside('Jan', 'bend:left');
  expect(g.events('stripBent')).toEqual([{ type: 'stripBent', rule: 'NW-3.8', seat: 0, strip: g.s.laid.length - 1, bend: 'left' }]);
  const over = structuredClone(g.s);
  over.outcome = { winners: [0], ranking: [[0], [1]], rule: 'NW-13.2', reason: 'library' };
  expect(nachtwacht.asides!.options(over, 0)).toEqual([]);
});

test('NW-1.2 a pawn may still be changed before the first reveal, and neither during it nor in a later round', () => {
  const g = new Game({ path: '' });
  expect(g.asides('Jan')).toEqual(['pawn:2', 'pawn:3']);
  const revealing = structuredClone(g.s);
  revealing.reveal = { round: 1, cards: ['1', '2'], cancelled: [], order: [1, 0], acted: 0 };
  expect(nachtwacht.asides!.options(revealing, 0)).toEqual([]);
  const later = structuredClone(g.s);
  later.round = 2;
  later.reveal = null;
  expect(nachtwacht.asides!.options(later, 0)).toEqual([]);
});

test('NW-9.1 NW-9.3 the one open square is found wherever it lies', () => {
  for (const open of [1, 2, 3]) {
    const monsters = Object.fromEntries([1, 2, 3].filter((n) => n !== open).map((n) => [n, 'torch']));
    const g = new Game({ path: 'oMP', monsters }, { draws: ['blood'] }).show({ Jan: 'skull', Piet: 1 });
    expect(g.options('Jan'), `square ${open}`).toEqual([String(open), 'pass']);
  }
  const full = new Game({ path: 'oMP', monsters: { 1: 'torch', 2: 'torch', 3: 'torch' } }).show({ Jan: 'skull', Piet: 1 });
  expect(full.events('skullFoundNoSquare')).toHaveLength(1);
});
