import type { DecisionView, OptionView } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { MATTER_IDS, MATTERS, type TalismanMatter } from '../src/matters.ts';
import { answerOf, type Orders, readOrders, standingOrders } from '../src/orders.ts';
import { digital } from './digital/game.ts';
import { Game } from './table.ts';

/** What these orders answer to the question of the one who is not on turn: at a table of days, and at any other. */
function answers(g: Game, orders: Orders = {}, name = 'Bob'): { asked: string; days: unknown; live: unknown } {
  const question = g.question(name)!;
  const answer = (days: boolean) => answerOf(orders, question, g.view(name), days);
  return { asked: question.kind, days: answer(true), live: answer(false) };
}

/** Ann attacks Bob, whose sword is in his hand and whose axe is not. */
const attacked = (more: object = {}) =>
  new Game({ Ann: { character: 'troll', at: 'O1' }, Bob: { character: 'dwarf', at: 'O2', objects: ['sword', 'axe'], ...more } })
    .rolls(1)
    .ann('roll', 'cw', 'attack:1');

/** Bob has beaten Ann, who carries this and has this. */
const won = (objects: string[], mine: string[] = []) =>
  new Game({
    Ann: { character: 'troll', at: 'O1', objects, gold: 2 },
    Bob: { character: 'dwarf', at: 'O2', strength: 12, objects: mine },
  })
    .rolls(1)
    .ann('roll', 'cw')
    .rolls(1, 6)
    .ann('attack:1');

/** Bob has been beaten by Ann, who wants a life. */
const beaten = (lives: number) =>
  new Game({
    Ann: { character: 'troll', at: 'O1' },
    Bob: { character: 'dwarf', at: 'O2', objects: ['axe'], gold: 2, lives },
  })
    .rolls(1)
    .ann('roll', 'cw')
    .rolls(6, 1)
    .ann('attack:1', 'life');

/** Questions put together by hand: Bob is asked, Ann is on turn. */
const option = (id: string, odds?: number): OptionView => ({ id, label: { key: id }, ...(odds === undefined ? {} : { odds }) });
const asked = (kind: string, options: OptionView[], more: Partial<DecisionView> = {}): DecisionView => ({
  id: 7,
  seat: 1,
  kind,
  rule: 'T86-6.5.5',
  prompt: { key: kind },
  options,
  refused: [],
  byDefault: options[0]!.id,
  ...more,
});
const seen = new Game({ Ann: { character: 'troll', at: 'O1' }, Bob: { character: 'dwarf', at: 'O2' } }).view('Bob');
const over = (question: DecisionView, orders: Orders = {}) => answerOf(orders, question, seen, true);

describe('over days the turns of others are answered by themselves; at any other table one is asked', () => {
  test('T86-6.16.7 whoever is attacked rolls at once', () => {
    expect(answers(attacked())).toEqual({ asked: 'prepare', days: 'roll', live: null });
    expect(answers(attacked(), { ready: 'ask' })).toEqual({ asked: 'prepare', days: null, live: null });
    expect(answers(attacked(), { ready: 'roll' }).live).toBe('roll');
  });

  test('TDE-G.3 of two ways to fight back the likelier one is taken', () => {
    expect(over(asked('weaponOfChoice', [option('craft', 0.3), option('strength', 0.6)]))).toBe('strength');
    expect(over(asked('weaponOfChoice', [option('craft', 0.6), option('strength', 0.6)]))).toBe('craft');
  });

  test('T86-6.18.1a whoever can evade does, or stands where that is the order', () => {
    const g = new Game({ Ann: { character: 'troll', at: 'O3' }, Bob: { character: 'elf', at: 'O4' } })
      .rolls(1)
      .ann('roll', 'cw', 'attack:1');
    expect(answers(g)).toEqual({ asked: 'evade', days: 'evade', live: null });
    expect(answers(g, { flee: 'stand' })).toMatchObject({ days: 'stand', live: 'stand' });
    expect(answers(g, { flee: 'ask' }).days).toBeNull();
  });

  test('T86-6.16.9a of spoils a Magic Object that there is room for is taken, the most helpful first, else the life', () => {
    expect(answers(won(['axe', 'orb', 'magic-belt']))).toEqual({ asked: 'spoils', days: 'adv.magic-belt', live: null });
    expect(answers(won(['magic-belt', 'talisman'])).days).toBe('adv.talisman');
    expect(answers(won(['axe'])).days).toBe('life');
    expect(answers(won(['magic-belt'], ['helmet', 'shield', 'armour', 'water-bottle'])).days).toBe('life');
    expect(answers(won(['magic-belt']), { spoils: 'life' })).toMatchObject({ days: 'life', live: 'life' });
    expect(answers(won(['magic-belt']), { spoils: 'ask' }).days).toBeNull();
  });

  test('T86-6.16.9b gold is offered for the last life, and nothing for any other', () => {
    expect(answers(beaten(1))).toEqual({ asked: 'bribe', days: ['coin.1', 'coin.2'], live: null });
    expect(answers(beaten(2)).days).toEqual([]);
    expect(answers(beaten(1), { bribe: 'nothing' })).toMatchObject({ days: [], live: [] });
    expect(answers(beaten(1), { bribe: 'ask' }).days).toBeNull();
    expect(beaten(1).bob(['coin.1', 'coin.2']).asked('Ann')).toBe('answerBribe');
  });

  test('T86-6.16.9b a bribe is refused, or accepted where that is the order', () => {
    const g = won(['axe']).bob('life').ann(['coin.1']);
    expect(answers(g)).toEqual({ asked: 'answerBribe', days: 'pass', live: null });
    expect(answers(g, { bribed: 'accept' })).toMatchObject({ days: 'accept', live: 'accept' });
    expect(answers(g, { bribed: 'ask' }).days).toBeNull();
  });

  test('T86-6.15.4 T86-6.3.3 nothing is traded and nothing bought; whose turn it is, is asked', () => {
    const market = () =>
      new Game({ Ann: { character: 'troll', at: 'O1', gold: 1 }, Bob: { character: 'dwarf', at: 'O12', gold: 1 } })
        .rolls(1)
        .draws('market-day')
        .ann('roll', 'cw');
    expect(answers(market(), {}, 'Ann')).toEqual({ asked: 'market', days: null, live: null });
    expect(answers(market().ann('done'))).toEqual({ asked: 'market', days: 'done', live: null });
    expect(answers(market().ann('done'), { market: 'ask' }).days).toBeNull();
    expect(answers(market().ann('with:1', ['coin.1'], []))).toEqual({ asked: 'answerTrade', days: 'no', live: null });
    expect(over(asked('buy', [option('buy:pur.sword'), option('done')], { byDefault: 'done' }))).toBe('done');
  });

  test('T86-6.5.5 T86-6.6.3 what helps least goes: curses first, a Talisman last', () => {
    const drop = (n: number, ...cards: string[]) =>
      asked(
        'dropObjects',
        cards.map((id) => option(id)),
        { choose: { min: n, max: n } },
      );
    expect(over(drop(1, 'tal.talisman', 'adv.magic-belt', 'pur.sword'))).toEqual(['pur.sword']);
    expect(over(drop(2, 'tal.talisman', 'adv.magic-belt', 'pur.sword'))).toEqual(['pur.sword', 'adv.magic-belt']);
    expect(over(drop(1, 'tal.talisman', 'pur.sword'), { drop: 'ask' })).toBeNull();
    expect(over(asked('loseFollower', [option('adv.guide'), option('adv.poltergeist')]))).toBe('adv.poltergeist');
    expect(over(asked('dropSpells', [option('sp.hex'), option('sp.random')], { choose: { min: 1, max: 1 } }))).toEqual(['sp.hex']);
  });

  test('TDE-5.20 what a fight has left is taken, as far as there is room and nothing is paid', () => {
    const take = (...ids: string[]) =>
      asked(
        'take',
        [...ids, 'done'].map((id) => option(id)),
        { byDefault: 'done' },
      );
    expect(over(take('take:pur.sword', 'gold'))).toBe('gold');
    expect(over(take('take:pur.sword', 'take:adv.magic-belt'))).toBe('take:adv.magic-belt');
    expect(over(take('drop:pur.sword'))).toBe('done');
    expect(over(take('gold'), { take: 'nothing' })).toBe('done');
    expect(over(take('gold'), { take: 'ask' })).toBeNull();
  });

  test('H3 anything else is answered as the clock would; whom to be and at whom to aim a Spell is asked', () => {
    expect(over(asked('giftOne', [option('a'), option('b')], { byDefault: 'b' }))).toBe('b');
    expect(over(asked('giftOne', [option('a'), option('b')], { byDefault: 'b' }), { rest: 'ask' })).toBeNull();
    expect(over(asked('giftOne', [option('a')], { byDefault: null }))).toBeNull();
    for (const kind of ['character', 'target']) expect(over(asked(kind, [option('a'), option('b')]))).toBeNull();
    // In the own turn one is there.
    expect(answerOf({ rest: 'plain' }, asked('giftOne', [option('a')], { seat: 0 }), seen, true)).toBeNull();
  });
});

test('T86-6.9.6a over days nobody is called for the quiet moments of another’s turn, and in the own turn as ever', () => {
  const beside = () => new Game({ Ann: { character: 'troll', at: 'O1' }, Bob: { character: 'elf', at: 'O1', spells: ['random'] } });
  expect(answers(beside())).toEqual({ asked: 'checkpoint', days: 'pass', live: null });
  expect(answers(beside(), { checkpoint: 'concerned' }).days).toBeNull();
  const view = beside().view('Bob');
  const own = { ...view, turn: { ...view.turn, seat: 1 } };
  expect(answerOf({}, beside().question('Bob')!, own, true)).toBeNull();
});

test('T86-6.16.4e over days the piece of armour that saves most often is used', () => {
  const armour = asked('armour', [option('adv.shield', 0.33), option('adv.armour', 0.5), option('no')]);
  expect([answerOf({}, armour, seen, true), answerOf({}, armour, seen, false)]).toEqual(['adv.armour', null]);
  expect(over(armour, { armour: 'ask' })).toBeNull();
});

describe('TDE-2.9 fate in another’s turn', () => {
  /** Ann, as strong as Bob, has rolled this against his one, which he may roll again. */
  const fight = (rolled: number) =>
    digital({ Ann: { character: 'thief', at: 'O1' }, Bob: { character: 'dwarf', at: 'O2', fate: 1 } })
      .rolls(1)
      .ann('roll', 'cw')
      .rolls(rolled, 1)
      .ann('attack:1');

  test('over days it is spent where the roll fails and a new one has even odds, and kept otherwise', () => {
    const fate = (kept: number, again: number, helps: boolean | null = false) =>
      asked('fate', [
        { ...option('keep', kept), results: [{ from: 1, to: 1, brings: { key: 'x' }, ...(helps === null ? {} : { helps }) }] },
        { ...option('reroll:1', again), results: [{ from: 1, to: 6, brings: { key: 'x' }, helps: true }] },
      ] as OptionView[]);
    expect([over(fate(0, 0.5)), over(fate(0, 0.4)), over(fate(1, 0.5, true)), over(fate(0, 0.5, null))]).toEqual([
      'reroll:1',
      'keep',
      'keep',
      'keep',
    ]);
    expect(answerOf({}, fate(0, 0.5), seen, false)).toBeNull();
    expect(answerOf({ fate: 'useful' }, fate(0, 0.5), seen, true)).toBeNull();
    expect(answerOf({ fate: 'away' }, fate(0, 0.4), seen, false)).toBe('keep');
    // In the own turn it is asked about as at any table.
    expect(answerOf({}, { ...fate(0, 0.5), seat: 0 }, seen, true)).toBeNull();
  });

  test('so in a fight', () => {
    expect(answers(fight(2))).toEqual({ asked: 'fate', days: 'reroll:1', live: null });
    expect(answers(fight(5))).toEqual({ asked: 'fate', days: 'keep', live: null });
  });
});

test('what was kept or sent is read as far as it makes sense', () => {
  expect(readOrders({ ready: 'roll', flee: 'stand', spoils: 'gold', bribe: 7, rest: 'ask', fate: 'away' })).toEqual({
    ready: 'roll',
    flee: 'stand',
    rest: 'ask',
    fate: 'away',
  });
});

test('a table looks at the questions of those who are not on turn, and not at the others', () => {
  const { s } = new Game({ Ann: { character: 'troll', at: 'O1' }, Bob: { character: 'dwarf', at: 'O2' } });
  const looked = (kind: string) => [0, 1].map((seat) => standingOrders.answers({ kind, seat }, s));
  expect([looked('spoils'), looked('giftOne'), looked('target'), looked('armour')]).toEqual([
    [false, true],
    [false, true],
    [false, false],
    [true, true],
  ]);
});

test('each matter has its own questions, and what is usual over days is one of its orders', () => {
  const kinds = MATTER_IDS.flatMap((id) => (MATTERS[id] as TalismanMatter).kinds);
  expect(new Set(kinds).size).toBe(kinds.length);
  for (const id of MATTER_IDS) expect(Object.keys(MATTERS[id].ways)).toContain(MATTERS[id].days);
});
