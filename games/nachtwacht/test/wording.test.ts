import type { DecisionView, OptionView, Text } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { nachtwacht } from '../src/index.ts';
import { ALL_MONSTERS } from './monsters.ts';
import { EXAMPLE, Game, type Position } from './table.ts';

/** A text as one line: its key, then what fills the gaps, in the order of the alphabet. */
function line(words: Text | undefined): string {
  if (!words) return '';
  const gap = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return String(value);
    if (Array.isArray(value)) return value.map(gap).join('+');
    if ('key' in value) return `(${line(value as Text)})`.replace(/^\(([^ ]*)\)$/, '$1');
    return Object.entries(value)
      .map(([name, of]) => `${name} ${of}`)
      .join();
  };
  const args = Object.entries(words.args ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return [words.key, ...args.map(([name, value]) => `${name}=${gap(value)}`)].join(' ');
}

const note = (g: Game, name: string, id: string | number) => line(g.asked(name)!.options.find((o) => o.id === String(id))!.note);

/** An option as label, note, and what it touches on the table. */
const row = (o: OptionView) => [o.id, line(o.label), line(o.note), JSON.stringify(o.target ?? null)];
const rows = (asked: DecisionView | undefined) => asked!.options.map(row);
const refusals = (asked: DecisionView | undefined) =>
  asked!.refused.map((r) => [r.id, line(r.label), line(r.reason), r.rule, JSON.stringify(r.target ?? null)]);

/** What a number card would do, by the rule: the square, and what waits there (sections 3, 4, 8 and 13). */
const WALKS: [rule: string, why: string, position: Position, card: number, says: string][] = [
  ['NW-4.5', 'a plain square', { path: EXAMPLE, pawns: { Jan: 4 } }, 1, 'note.walk.straight n=1 square=5 what=note.what.plain'],
  ['NW-4.3', 'an empty monster square', { path: EXAMPLE, pawns: { Jan: 4 } }, 2, 'note.walk.straight n=2 square=6 what=note.what.monster'],
  ['NW-4.4', 'a power square', { path: EXAMPLE, pawns: { Jan: 4 } }, 3, 'note.walk.straight n=3 square=7 what=note.what.power'],
  [
    'NW-4.2',
    'a monster nobody here can beat',
    { path: EXAMPLE, pawns: { Jan: 4 }, monsters: { 7: 'torch' }, hands: { Jan: ['blood'] } },
    3,
    'note.walk.straight n=3 square=7 what=(note.what.card monster=monster.torch)',
  ],
  [
    'NW-12.3',
    'a monster whose power one holds',
    { path: EXAMPLE, pawns: { Jan: 4 }, monsters: { 7: 'torch' }, hands: { Jan: ['torch'] } },
    3,
    'note.walk.straight n=3 square=7 what=(note.what.cardMatch monster=monster.torch)',
  ],
  [
    'NW-11.6',
    'a monster that a joker beats',
    { path: EXAMPLE, pawns: { Jan: 4 }, monsters: { 7: 'torch' }, hands: { Jan: ['joker'] } },
    3,
    'note.walk.straight n=3 square=7 what=(note.what.cardMatch monster=monster.torch)',
  ],
  ['NW-8.2', 'blocked', { path: EXAMPLE, pawns: { Jan: '4!' }, monsters: { 4: 'torch' } }, 3, 'note.walk.blocked'],
  [
    'NW-3.3',
    'the last square needs no strip',
    { path: EXAMPLE, pawns: { Jan: 11 } },
    1,
    'note.walk.straight n=1 square=12 what=note.what.plain',
  ],
  ['NW-3.2', 'past the last square', { path: EXAMPLE, pawns: { Jan: 11 } }, 2, 'note.walk.newStrip n=2'],
  ['NW-3.2', 'from the underworld without a path', { path: '' }, 1, 'note.walk.newStrip n=1'],
  [
    'NW-8.6',
    'a square that is taken',
    { path: EXAMPLE, pawns: { Jan: 4, Piet: 9 } },
    5,
    'note.walk.pushed n=5 square=8 what=note.what.monster',
  ],
  ['NW-8.7', 'back to where one stands', { path: EXAMPLE, pawns: { Jan: 5, Piet: '6~' }, monsters: { 6: 'torch' } }, 1, 'note.walk.stay'],
  ['NW-13.3', 'the library', { path: 'complete', pawns: { Jan: 33 } }, 4, 'note.walk.library n=4'],
  ['NW-13.4', 'past the library', { path: 'complete', pawns: { Jan: 33 } }, 6, 'note.walk.bounced n=6 square=35 what=note.what.monster'],
  ['NW-13.4', 'past it and back to where one stands', { path: 'complete', pawns: { Jan: 36 } }, 2, 'note.walk.stay'],
  [
    'NW-15.41',
    'past it and onto a pawn',
    { path: 'complete', pawns: { Jan: 33, Piet: 36 } },
    5,
    'note.walk.pushed n=5 square=35 what=note.what.monster',
  ],
];

test.each(WALKS)('%s a number card says beforehand where it leads: %s', (_rule, _why, position, card, says) => {
  expect(note(new Game(position), 'Jan', card)).toBe(says);
});

/** What a skull and a Vega would do (sections 9 and 10). */
const OTHERS: [rule: string, why: string, position: Position, card: string, says: string][] = [
  ['NW-9.3', 'no path', { path: '' }, 'skull', 'note.skull.nowhere'],
  ['NW-9.3', 'every square taken', { path: 'oMP', pawns: { Jan: 1 }, monsters: { 2: 'blood', 3: 'torch' } }, 'skull', 'note.skull.nowhere'],
  ['NW-9.1', 'one square free', { path: 'oMP', pawns: { Jan: 1 }, monsters: { 3: 'torch' } }, 'skull', 'note.skull.place'],
  ['NW-9.5', 'an empty supply', { path: 'complete', monsters: ALL_MONSTERS }, 'skull', 'note.skull.move'],
  ['NW-10.2', 'nobody else holds a card', { hands: { Jan: ['torch'] } }, 'vega', 'note.vega.nobody'],
  ['NW-10.1', 'somebody holds one', { hands: { Piet: ['torch'] } }, 'vega', 'note.vega.take'],
  [
    'NW-12.10',
    'blocked, it costs the draw',
    { path: EXAMPLE, pawns: { Jan: '6!' }, monsters: { 6: 'torch' }, hands: { Piet: ['torch'] } },
    'vega',
    'note.vega.blocked',
  ],
  [
    'NW-10.2',
    'blocked, and nobody holds one',
    { path: EXAMPLE, pawns: { Jan: '6!' }, monsters: { 6: 'torch' } },
    'vega',
    'note.vega.nobody',
  ],
];

test.each(OTHERS)('%s skull and Vega say beforehand what they find: %s', (_rule, _why, position, card, says) => {
  expect(note(new Game(position), 'Jan', card)).toBe(says);
});

test('NW-10.2 NW-10.1 of two opponents one with a power card is enough', () => {
  const seats = ['Jan', 'Piet', 'Cato'];
  expect(note(new Game({ hands: { Jan: ['torch'], Cato: ['blood'] } }, { seats }), 'Jan', 'vega')).toBe('note.vega.take');
});

/** Eight strips of 33 squares; S3-C, `PoM`, is the ninth. */
const ALL_BUT_ONE = 'oMP|ooMP|MooPo|oMoP|MPMo|Moo|oMoPM|PoMMo';

test.each([
  [
    EXAMPLE,
    10,
    3,
    ['S4-C', '4.3'],
    ['note.strip.lands square=13 what=note.what.monster', 'note.strip.lands square=13 what=note.what.plain'],
  ],
  [EXAMPLE, 12, 4, ['S4-A', '4.2'], ['note.strip.lands square=16 what=note.what.power', 'note.strip.lands square=16 what=note.what.plain']],
  [EXAMPLE, 12, 4, ['S3-B', '3.2'], ['note.strip.further', 'note.strip.further']],
  [ALL_BUT_ONE, 31, 6, ['S3-C'], ['note.strip.library', 'note.strip.library']],
  [ALL_BUT_ONE, 32, 6, ['S3-C'], ['note.strip.lands square=36 what=note.what.monster', 'note.strip.lands square=36 what=note.what.power']],
  [ALL_BUT_ONE, 30, 6, ['S3-C'], ['note.strip.lands square=36 what=note.what.monster', 'note.strip.lands square=36 what=note.what.power']],
  [ALL_BUT_ONE, 33, 6, ['S3-C'], ['note.strip.lands square=35 what=note.what.plain', 'note.strip.lands square=35 what=note.what.plain']],
] as const)(
  'NW-3.5 NW-13.4 on %s, from %i with a %i, a turned strip says where either way leads',
  (path, from, card, [strip, place], says) => {
    // Whoever stands on a monster square has beaten its monster.
    const stands = from === 31 || from === 32 ? { pawns: { Jan: `${from}~` }, monsters: { [from]: 'tooth' } } : { pawns: { Jan: from } };
    const g = new Game({ path, ...stands }, { draws: place ? [] : [strip] }).show({ Jan: card, Piet: 'vega' });
    if (place) g.gives(strip).pick('Jan', place);
    expect(g.asked('Jan')!.options.map((o) => line(o.note))).toEqual(says);
  },
);

test('NW-12.3 NW-12.4 the question of a fight names monster, square and cards, and refuses what does not match', () => {
  const hands = { Jan: ['torch', 'joker', 'blood'] };
  const asked = new Game({ path: EXAMPLE, pawns: { Jan: '6!' }, monsters: { 6: 'torch' }, hands }).asked('Jan')!;
  expect([asked.rule, line(asked.prompt), asked.byDefault]).toEqual(['NW-12.3', 'ask.fight monster=monster.torch square=6', 'torch']);
  expect(rows(asked)).toEqual([
    ['torch', 'pick.fight.spend card=power.torch', 'note.fight.spend', '{"card":"power:torch"}'],
    ['joker', 'pick.fight.spend card=power.joker', 'note.fight.spend', '{"card":"power:joker"}'],
    ['decline', 'pick.fight.decline', 'note.fight.decline', 'null'],
  ]);
  expect(refusals(asked)).toEqual([
    ['blood', 'pick.fight.spend card=power.blood', 'no.match card=power.blood monster=monster.torch', 'NW-12.4', '{"card":"power:blood"}'],
  ]);
});

test('NW-8.2 NW-12.9 whoever is blocked is told what can be done all the same, of the cards that are left', () => {
  const asked = (more: object, steps: (string | number)[] = [1, 'skull', 'vega'], options = {}) =>
    line(
      new Game(
        { path: EXAMPLE, pawns: { Jan: '4!' }, monsters: { 4: 'torch' }, steps: { Jan: steps, Piet: steps }, ...more },
        { options },
      ).asked('Jan')!.prompt,
    );
  expect(asked({})).toBe('ask.commit.blocked draws=yes skull=yes vega=yes');
  expect(asked({}, [1, 'skull'])).toBe('ask.commit.blocked draws=yes skull=yes vega=no');
  expect(asked({}, [1, 2])).toBe('ask.commit.blocked draws=yes skull=no vega=no');
  expect(asked({}, [1, 2], { search: 'missing' })).toBe('ask.commit.blocked draws=yes skull=no vega=no');
  // Whoever could have fought does not draw where only those draw who could not (NW-16.13).
  const held = new Game(
    { path: EXAMPLE, pawns: { Jan: '4!' }, monsters: { 4: 'torch' }, hands: { Jan: ['torch'] } },
    { options: { search: 'missing' } },
  ).pick('Jan', 'decline');
  expect(line(held.asked('Jan')!.prompt)).toBe('ask.commit.blocked draws=no skull=yes vega=yes');
});

test('NW-5.4 NW-5.5 the question for a step card shows each card, and why a played one is out', () => {
  const asked = new Game({ path: EXAMPLE, steps: { Jan: [2, 'vega'], Piet: [2, 'vega'] } }).asked('Jan')!;
  expect([asked.rule, line(asked.prompt), asked.byDefault]).toEqual(['NW-5.4', 'ask.commit', null]);
  expect(asked.options.map((o) => [o.id, line(o.label), o.target])).toEqual([
    ['2', 'step.2', { card: 'step:2' }],
    ['vega', 'step.vega', { card: 'step:vega' }],
  ]);
  expect(refusals(asked)).toEqual(
    ['1', '3', '4', '5', '6', 'skull'].map((card) => [
      card,
      `step.${card}`,
      `no.alreadyPlayed card=step.${card}`,
      'NW-5.5',
      `{"card":"step:${card}"}`,
    ]),
  );
});

test('NW-3.4 the question for a strip names length and place, and how many are left of the length', () => {
  const g = new Game({ path: 'oMP|Moo|PoM|ooMP', pawns: { Jan: 13 } }).show({ Jan: 2, Piet: 'vega' });
  const asked = g.asked('Jan')!;
  expect([asked.rule, line(asked.prompt), asked.byDefault]).toEqual(['NW-3.4', 'ask.length', '5.1']);
  expect(rows(asked)).toEqual([
    ['4.2', 'pick.length.place n=4 place=2', 'note.length n=2', 'null'],
    ['4.3', 'pick.length.place n=4 place=3', 'note.length n=2', 'null'],
    ['5.1', 'pick.length.place n=5 place=1', 'note.length n=3', 'null'],
    ['5.2', 'pick.length.place n=5 place=2', 'note.length n=3', 'null'],
    ['5.3', 'pick.length.place n=5 place=3', 'note.length n=3', 'null'],
  ]);
  expect(refusals(asked)).toEqual([['3.0', 'pick.length n=3', 'no.stripsLeft n=3', 'NW-3.4', 'null']]);
});

test('NW-3.5 the question which way round shows the squares in the order in which one walks them', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: 12 } }).show({ Jan: 1, Piet: 'vega' }).gives('S4-A').pick('Jan', '4.2');
  const asked = g.asked('Jan')!;
  expect([asked.rule, line(asked.prompt), asked.byDefault]).toEqual(['NW-3.5', 'ask.direction', 'printed']);
  expect(asked.options.map((o) => [line(o.label), o.target])).toEqual([
    ['pick.direction.printed squares=kind.plain+kind.monster+kind.plain+kind.power', { space: '12' }],
    ['pick.direction.reversed squares=kind.power+kind.plain+kind.monster+kind.plain', { space: '12' }],
  ]);
});

test('NW-9.4 NW-9.1 NW-9.2 the question of a skull shows the monster, what lies under each square, and what is closed', () => {
  const position = { path: 'oMP', pawns: { Piet: 1 }, monsters: { 2: 'blood' } };
  const g = new Game({ ...position, path: 'oMP|PoM' }, { draws: ['torch'] }).show({ Jan: 'skull', Piet: 'vega' });
  const asked = g.asked('Jan')!;
  expect([asked.rule, line(asked.prompt), asked.byDefault]).toEqual(['NW-9.4', 'ask.placeMonster.seen monster=monster.torch', 'pass']);
  expect(rows(asked)).toEqual([
    ['3', 'pick.placeMonster.square square=3', 'note.square.power', '{"space":"3"}'],
    ['4', 'pick.placeMonster.square square=4', 'note.square.power', '{"space":"4"}'],
    ['5', 'pick.placeMonster.square square=5', 'note.square.plain', '{"space":"5"}'],
    ['6', 'pick.placeMonster.square square=6', 'note.square.monster', '{"space":"6"}'],
    ['pass', 'pick.placeMonster.pass', 'note.placeMonster.pass', 'null'],
  ]);
  expect(refusals(asked)).toEqual([
    ['1', 'pick.placeMonster.square square=1', 'no.pawnThere seat=seat 1', 'NW-9.1', '{"space":"1"}'],
    ['2', 'pick.placeMonster.square square=2', 'no.monsterThere monster=monster.blood', 'NW-9.1', '{"space":"2"}'],
    ['0', 'pick.placeMonster.square square=0', 'no.underworld', 'NW-9.2', '{"space":"0"}'],
  ]);
  const unseen = new Game(position, { options: { skullReveal: 'after' } }).show({ Jan: 'skull', Piet: 'vega' }).asked('Jan')!;
  expect([line(unseen.prompt), note(new Game(position), 'Jan', 'skull')]).toEqual(['ask.placeMonster.unseen', 'note.skull.place']);
  expect(row(unseen.options.at(-1)!)).toEqual(['pass', 'pick.placeMonster.pass', 'note.nothing', 'null']);
});

test('NW-9.2 where the path is complete, the library is refused by name', () => {
  const g = new Game({ path: 'complete' }, { draws: ['torch'] }).show({ Jan: 'skull', Piet: 'vega' });
  expect(refusals(g.asked('Jan')).at(-1)).toEqual(['37', 'pick.placeMonster.square square=37', 'no.library', 'NW-9.2', '{"space":"37"}']);
});

test('NW-9.5 NW-15.32 the question which monster is moved names it with both squares, and what holds the others', () => {
  const g = new Game({ path: 'complete', monsters: ALL_MONSTERS, pawns: { Jan: '9!', Piet: 1 } }).show({ Jan: 1, Piet: 'skull' });
  const asked = g.asked('Piet')!;
  expect([asked.rule, line(asked.prompt), asked.byDefault]).toEqual(['NW-9.5', 'ask.moveMonster', 'pass']);
  expect(row(asked.options[0]!)).toEqual([
    '2>3',
    'pick.moveMonster.move from=2 monster=monster.tooth to=3',
    'note.square.power',
    '{"from":"2","space":"3"}',
  ]);
  expect(row(asked.options.at(-1)!)).toEqual(['pass', 'pick.moveMonster.pass', 'note.nothing', 'null']);
  const [held, ...closed] = refusals(asked);
  expect(held).toEqual(['9>', 'pick.placeMonster.square square=9', 'no.monsterUnderPawn seat=seat 0', 'NW-9.5', '{"space":"9"}']);
  expect(closed.map(([id, , why]) => [id, why]).slice(0, 3)).toEqual([
    ['>1', 'no.pawnThere seat=seat 1'],
    ['>2', 'no.monsterThere monster=monster.tooth'],
    ['>5', 'no.monsterThere monster=monster.tooth'],
  ]);
  expect(closed.find(([id]) => id === '>9')![2]).toBe('no.pawnThere seat=seat 0');
  // Fifteen squares with a monster and one with a pawn alone.
  expect(closed).toHaveLength(16);
});

test('NW-9.7 NW-11.6 the question which monster is fetched says which of them one can beat', () => {
  const asked = (hand: string[]) => {
    const position = { path: 'complete', monsters: ALL_MONSTERS, pawns: { Jan: 1, Piet: '9~' }, hands: { Jan: hand } };
    return new Game(position).show({ Jan: 3, Piet: 'skull' }).pick('Piet', 'pass').asked('Jan')!;
  };
  const sword = asked(['sword']);
  expect([sword.rule, line(sword.prompt), sword.byDefault]).toEqual(['NW-9.7', 'ask.fetchMonster square=4', '2']);
  expect(rows(sword).filter(([id]) => ['2', '18'].includes(id!))).toEqual([
    ['2', 'pick.fetchMonster.square monster=monster.tooth square=2', 'note.monster.noMatch', '{"space":"2"}'],
    ['18', 'pick.fetchMonster.square monster=monster.sword square=18', 'note.monster.match', '{"space":"18"}'],
  ]);
  expect(refusals(sword)).toEqual([
    ['9', 'pick.placeMonster.square square=9', 'no.monsterUnderPawn seat=seat 1', 'NW-9.7', '{"space":"9"}'],
  ]);
  expect(new Set(asked(['joker']).options.map((o) => line(o.note)))).toEqual(new Set(['note.monster.match']));
});

test('NW-10.1 NW-15.24 the question of Vega says how many cards each opponent holds, and who holds none', () => {
  const seats = ['Jan', 'Piet', 'Cato'];
  const g = new Game({ hands: { Jan: ['torch'], Cato: ['blood', 'sword'] } }, { seats }).show({ Jan: 'vega', Piet: 1, Cato: 1 });
  const asked = g.asked('Jan')!;
  expect([asked.rule, line(asked.prompt), asked.byDefault]).toEqual(['NW-10.1', 'ask.steal', null]);
  expect(rows(asked)).toEqual([
    ['2', 'pick.steal.seat seat=seat 2', 'note.holds n=2', '{"seat":2}'],
    ['pass', 'pick.steal.pass', 'note.nothing', 'null'],
  ]);
  expect(refusals(asked)).toEqual([['1', 'pick.steal.seat seat=seat 1', 'no.powerCards seat=seat 1', 'NW-15.24', '{"seat":1}']]);
});

test('NW-16.6 the question which card Vega takes names the victim and shows each kind once', () => {
  const seats = ['Jan', 'Piet', 'Cato'];
  const g = new Game({ hands: { Cato: ['blood', 'sword', 'sword'] } }, { seats, options: { vegaPick: 'look' } });
  const asked = g.show({ Jan: 'vega', Piet: 1, Cato: 1 }).pick('Jan', 2).asked('Jan')!;
  expect([asked.rule, line(asked.prompt), asked.byDefault]).toEqual(['NW-16.6', 'ask.stealCard seat=seat 2', null]);
  expect(rows(asked)).toEqual([
    ['blood', 'pick.stealCard card=power.blood', '', '{"card":"power:blood"}'],
    ['sword', 'pick.stealCard card=power.sword', '', '{"card":"power:sword"}'],
  ]);
});

test('NW-11.3 the question what to discard says how many of each kind one holds', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: 4 }, hands: { Jan: ['tooth', 'joker', 'tooth'] } }, { draws: ['sword'] });
  const asked = g.show({ Jan: 3, Piet: 1 }).asked('Jan')!;
  expect([asked.rule, line(asked.prompt), asked.byDefault]).toEqual(['NW-11.3', 'ask.discard', null]);
  expect(rows(asked)).toEqual([
    ['tooth', 'pick.discard card=power.tooth', 'note.held n=2', '{"card":"power:tooth"}'],
    ['sword', 'pick.discard card=power.sword', 'note.held n=1', '{"card":"power:sword"}'],
    ['joker', 'pick.discard card=power.joker', 'note.held n=1', '{"card":"power:joker"}'],
  ]);
});

test('NW-16.12 the question whether to draw says what comes of it: a card, a fourth one, or the one that lies open', () => {
  const asked = (hand: string[], powerDeck = 'down') => {
    const open = powerDeck === 'up' ? { draws: ['torch'] } : {};
    const g = new Game({ path: EXAMPLE, pawns: { Jan: 4 }, hands: { Jan: hand } }, { options: { mayDecline: true, powerDeck }, ...open });
    if (powerDeck === 'up') g.s.top = g.s.deck.splice(g.s.deck.indexOf('torch'), 1)[0]!;
    return g.aside('Jan', 'draw:ask').show({ Jan: 3, Piet: 1 }).asked('Jan')!;
  };
  const plain = asked(['joker', 'blood']);
  expect([plain.rule, line(plain.prompt), plain.byDefault]).toEqual(['NW-16.12', 'ask.draw', 'draw']);
  expect(rows(plain)).toEqual([
    ['draw', 'pick.draw.draw', 'note.draw', 'null'],
    ['decline', 'pick.draw.decline', 'note.nothing', 'null'],
  ]);
  expect(rows(asked(['joker', 'blood', 'sword']))[0]![2]).toBe('note.draw.full');
  expect(rows(asked(['joker', 'blood', 'sword'], 'up'))[0]![2]).toBe('note.draw.open card=power.torch');
});

test('NW-6.2 NW-12.5 only fights and step cards are answered in secret; what is thrown away is asked for twice', () => {
  const kinds = Object.entries(nachtwacht.decisions);
  const having = (flag: 'secret' | 'soleIsPublic' | 'askedIsPublic' | 'random') =>
    kinds.filter(([, kind]) => kind[flag]).map(([name]) => name);
  expect(having('secret')).toEqual(['fight', 'commit']);
  // Which cards are left lies open, so whoever has one left has chosen for all to see (NW-15.52).
  expect(having('soleIsPublic')).toEqual(['commit']);
  // Everybody has to choose a card; in a fight only who holds a match is asked.
  expect(having('askedIsPublic')).toEqual(['commit']);
  expect(nachtwacht.decisions['commit']).toMatchObject({ secret: true, soleIsPublic: true, askedIsPublic: true });
  expect(having('random')).toEqual(['commit', 'steal', 'stealCard', 'discard']);
  const hands = { Jan: ['tooth', 'blood', 'sword'] };
  const full = new Game({ path: EXAMPLE, pawns: { Jan: 4 }, hands }, { draws: ['torch'] }).show({ Jan: 3, Piet: 1 });
  expect(full.asked('Jan')!.options.map((o) => o.dear)).toEqual([true, true, true, true]);
});
