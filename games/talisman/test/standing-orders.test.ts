import type { DecisionView, OptionView, TextArg } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { talisman } from '../src/index.ts';
import type { TalismanView } from '../src/observation.ts';
import { answerOf, concerns, forSpells, isReaction, type Orders, readOrders, standingOrders, windowOf } from '../src/orders.ts';
import { nameOf } from '../src/text/names.ts';
import { Game } from './table.ts';

const option = (id: string, card?: string): OptionView => ({ id, label: { key: id }, ...(card ? { target: { card } } : {}) });
const asked = (kind: string, options: OptionView[], key = 'ask.react', args: Record<string, TextArg> = {}): DecisionView => ({
  id: 7,
  seat: 0,
  kind,
  rule: 'T86-6.9',
  prompt: { key, args },
  options,
  refused: [],
  byDefault: 'pass',
});
const pass = option('pass');
const counter = asked('react', [option('sp.counterspell', 'sp.counterspell'), pass], 'ask.react.cast');
// Another one's turn, far from seat 0.
const seen = new Game({
  Ann: { character: 'wizard', at: 'O3', objects: ['axe'], followers: ['guide'] },
  Bob: { character: 'monk', at: 'O12' },
  Cay: { character: 'elf', at: 'M5' },
  Dan: { character: 'troll', at: 'M9' },
}).view('Ann');
/** Whether it is answered may hang on whose turn it is: that of seat 0. */
const onTurn = new Game({ Ann: { at: 'O3' }, Bob: { character: 'monk', at: 'O12' } }).s;
const calm: TalismanView = { ...seen, you: 0, casting: [], fight: null, turn: { ...seen.turn, seat: 2, n: 4, phase: 'start' } };
const castOn = (target: number): TalismanView => ({ ...calm, casting: [{ seat: 2, spell: 'sp.hex', target }] });

describe('standing orders', () => {
  test('a question that is no reaction is always asked', () => {
    expect(answerOf({ checkpoint: 'never' }, asked('direction', [option('cw'), pass]), calm)).toBeNull();
    expect(isReaction(asked('direction', [pass]))).toBe(false);
    expect(windowOf(asked('direction', [pass]), calm)).toBeNull();
  });

  test('the window is the one that the question names, else the one that the table shows', () => {
    expect(windowOf(counter, calm)).toBe('cast');
    expect(windowOf(asked('react', [pass], 'ask.react.attack'), castOn(0))).toBe('attack');
    expect(windowOf(asked('react', [pass]), castOn(0))).toBe('cast');
    expect(windowOf(asked('react', [pass]), calm)).toBe('checkpoint');
    expect(windowOf(asked('checkpoint', [pass], 'ask.react.othersTurn'), castOn(0))).toBe('checkpoint');
    expect(windowOf(asked('react', [pass], 'ask.react.cast.seat'), calm)).toBe('cast');
  });

  test('TDE-2.9 nobody is asked about fate where the roll serves already or none could, unless he wants to be', () => {
    const fate = (keep: number | undefined, again: number | undefined) =>
      asked('fate', [
        { ...option('keep'), ...(keep === undefined ? {} : { odds: keep }) },
        { ...option('reroll:3'), ...(again === undefined ? {} : { odds: again }) },
      ]);
    expect(answerOf({}, fate(1, 0.5), calm)).toBe('keep');
    expect(answerOf({}, fate(0, 0), calm)).toBe('keep');
    expect(answerOf({}, fate(0, 0.5), calm)).toBeNull();
    // A move has no number that serves: the player knows best.
    expect(answerOf({}, fate(undefined, undefined), calm)).toBeNull();
    expect(answerOf({ fate: 'ask' }, fate(1, 0.5), calm)).toBeNull();
    expect(answerOf({ fate: 'keep' }, fate(0, 0.5), calm)).toBe('keep');
  });

  test('T86-6.9.6a nobody is asked for the sake of a Spell that is set aside, wherever it could be cast', () => {
    const aside: Orders = { aside: ['sp.counterspell'], cast: 'ask' };
    expect(answerOf(aside, counter, castOn(0))).toBe('pass');
    const turn = (kind: string, by: string, ...cards: string[]) =>
      asked(kind, [option(by), ...cards.map((card) => option(`cast:${card}`, card))], `ask.${kind}`);
    expect(answerOf(aside, turn('endTurn', 'done', 'sp.counterspell.2'), calm)).toBe('done');
    expect(answerOf(aside, turn('prepare', 'roll', 'sp.counterspell'), calm)).toBe('roll');
    // Another Spell, or anything else that could be done, is asked about as ever.
    expect(answerOf(aside, turn('endTurn', 'done', 'sp.counterspell', 'sp.healing'), calm)).toBeNull();
    expect(answerOf(aside, asked('endTurn', [option('done'), option('trade')], 'ask.endTurn'), calm)).toBeNull();
    expect(answerOf(aside, turn('turn', 'roll', 'sp.counterspell'), calm)).toBeNull();
    expect(answerOf({ cast: 'ask' }, counter, castOn(0))).toBeNull();
    // A Potion would lose its Strength with the turn; before the dice it is worth a question (T86-6.1.6a).
    const potion = option('drink:adv.potion', 'adv.potion');
    expect(answerOf({}, asked('endTurn', [option('done'), potion], 'ask.endTurn'), calm)).toBe('done');
    expect(answerOf({}, asked('endTurn', [option('done'), potion, option('trade')], 'ask.endTurn'), calm)).toBeNull();
    expect(answerOf({}, asked('prepare', [option('roll'), potion], 'ask.prepare'), calm)).toBeNull();
    // One that is kept for its window is cast there.
    expect(answerOf({ ...aside, cast: { cast: 'sp.counterspell' } }, counter, castOn(0))).toBe('sp.counterspell');
    // The names of Spells are kept once each; whatever is none is left out.
    expect(readOrders({ aside: ['sp.healing', 'sp.healing', 'sp.none', 7] })).toEqual({ aside: ['sp.healing'] });
    expect(readOrders({ aside: 'sp.healing' })).toEqual({});
  });

  test('T86-6.9.6a a Spell that is not wanted again this turn is asked about in the next one, and beside others', () => {
    const turn = (kind: string, by: string, ...cards: string[]) =>
      asked(kind, [option(by), ...cards.map((card) => option(`cast:${card}`, card))], `ask.${kind}`);
    const ended = turn('endTurn', 'done', 'sp.healing.2');
    const notNow: Orders = { notNow: { turn: 4, spells: ['sp.healing'] } };
    expect(answerOf({}, ended, calm)).toBeNull();
    expect(answerOf(notNow, ended, calm)).toBe('done');
    expect(answerOf(notNow, turn('prepare', 'roll', 'sp.healing'), calm)).toBe('roll');
    expect(answerOf(notNow, ended, { ...calm, turn: { ...calm.turn, n: 5 } })).toBeNull();
    expect(answerOf(notNow, turn('endTurn', 'done', 'sp.healing', 'sp.hex'), calm)).toBeNull();
    expect(answerOf({ ...notNow, aside: ['sp.hex'] }, turn('endTurn', 'done', 'sp.healing', 'sp.hex'), calm)).toBe('done');
    // Where anything else may be done it is no question for Spells.
    expect(forSpells(turn('endTurn', 'done', 'sp.healing', 'sp.healing.2'))).toEqual({ by: 'done', spells: ['sp.healing'] });
    expect(forSpells(turn('turn', 'roll', 'sp.healing'))).toBeNull();
    expect(forSpells(asked('endTurn', [option('done'), option('trade')], 'ask.endTurn'))).toBeNull();
    expect(readOrders({ notNow: { turn: 4, spells: ['sp.healing', 'sp.none', 'sp.healing'] } })).toEqual(notNow);
    expect(readOrders({ notNow: { turn: 'x', spells: ['sp.healing'] } })).toEqual({});
    expect(readOrders({ notNow: { turn: 4, spells: ['sp.none'] } })).toEqual({});
  });

  test('T86-6.9.6a where one thing alone may be met, a Spell that is set aside asks nothing there; nor do trophies that count no more', () => {
    const met = (...more: ReturnType<typeof option>[]) =>
      asked('encounter', [option('space'), option('cast:sp.healing', 'sp.healing'), ...more], 'ask.encounter.alone');
    const aside: Orders = { aside: ['sp.healing'] };
    expect(forSpells(met())).toEqual({ by: 'space', spells: ['sp.healing'] });
    expect(answerOf(aside, met(), calm)).toBe('space');
    expect(answerOf({ notNow: { turn: 4, spells: ['sp.healing'] } }, met(), calm)).toBe('space');
    expect(answerOf({}, met(), calm)).toBeNull();
    // Somebody else stands there, or something may be put down first.
    expect(answerOf(aside, met(option('attack:1')), calm)).toBeNull();
    expect(answerOf(aside, met(option('leave')), calm)).toBeNull();
    const ended = [option('done'), option('cast:sp.healing', 'sp.healing'), option('shed')];
    expect(answerOf(aside, asked('endTurn', ended, 'ask.endTurn'), calm)).toBe('done');
    expect(answerOf({}, asked('endTurn', ended, 'ask.endTurn'), calm)).toBeNull();
  });

  test('T86-6.8 a Druid who lets his Spells rest is asked neither before others act nor as his turn ends, unless every moment is shown', () => {
    const sides = [option('align:good'), option('align:evil')];
    const moment = asked('checkpoint', [option('sp.random', 'sp.random'), ...sides, pass], 'ask.react.duel.strength', {
      target: { seat: 0 },
    });
    const ended = asked('endTurn', [option('done'), ...sides], 'ask.endTurn');
    const resting: Orders = { aside: ['sp.random'] };
    expect(forSpells(moment)).toEqual({ by: 'pass', spells: ['sp.random'] });
    expect([answerOf({}, moment, calm), answerOf(resting, moment, calm)]).toEqual([null, 'pass']);
    expect(answerOf({}, ended, calm)).toBe('done');
    for (const one of [moment, ended]) expect(answerOf({ ...resting, checkpoint: 'ask' }, one, calm)).toBeNull();
    // Who comes to a Chapel may want to be good there.
    expect(answerOf(resting, asked('encounter', [option('space'), ...sides], 'ask.encounter.alone'), calm)).toBeNull();
  });

  test('what is told apart by orders alone is asked and answered in secret', () => {
    for (const kind of ['react', 'checkpoint', 'endTurn', 'prepare']) {
      expect(standingOrders.answers({ kind, seat: 0 }, onTurn)).toBe(true);
      expect(talisman.decisions[kind]?.secret, kind).toBeTruthy();
    }
    expect(standingOrders.answers({ kind: 'turn', seat: 0 }, onTurn)).toBe(false);
    // Asked for a Spell's sake alone: only how long it takes must not tell.
    for (const kind of ['face', 'prepare', 'endTurn']) expect(talisman.decisions[kind]?.secret, kind).toBe('brief');
  });

  test('always ask, never ask', () => {
    expect(answerOf({ cast: 'ask' }, counter, castOn(1))).toBeNull();
    expect(answerOf({ cast: 'never' }, counter, castOn(0))).toBe('pass');
  });

  test('by default one is asked about a Spell only when it concerns oneself', () => {
    expect(answerOf({}, counter, castOn(0))).toBeNull();
    expect(answerOf({}, counter, castOn(1))).toBe('pass');
  });

  test('what names me concerns me: my life, an attack on me', () => {
    const loss = (seat: number) => asked('react', [option('sp.preservation'), pass], 'ask.react.loseLife', { seat: { seat } });
    expect(answerOf({}, loss(0), calm)).toBeNull();
    expect(answerOf({}, loss(3), calm)).toBe('pass');
    expect(answerOf({}, asked('react', [pass], 'ask.react.attack'), calm)).toBeNull();
  });

  test('a Spell on my Object or on my space, my fight, my turn, and whoever stands beside me concern me', () => {
    const object = calm.characters[0]!.objects[0]!;
    const cast = (more: object): TalismanView => ({ ...calm, casting: [{ seat: 2, spell: 'sp.hex', ...more }] });
    expect(concerns(cast({ card: object }), counter)).toBe(true);
    expect(concerns(cast({ card: 'adv.nobody' }), counter)).toBe(false);
    expect(concerns(cast({ space: 'O3' }), counter)).toBe(true);
    expect(concerns({ ...calm, fight: { seat: 1, stat: 'craft', foes: [], target: 0, stage: 'facing' } }, counter)).toBe(true);
    expect(concerns({ ...calm, fight: { seat: 1, stat: 'craft', foes: [], target: null, stage: 'facing' } }, counter)).toBe(false);
    expect(concerns({ ...calm, turn: { ...calm.turn, seat: 0 } }, counter)).toBe(true);
    const beside = calm.characters.map((c) => (c.seat === 2 ? { ...c, space: 'O3' as const } : c));
    expect(concerns({ ...calm, characters: beside }, counter)).toBe(true);
  });

  test('cast it when it is my affair, also a second copy of it; otherwise pass, and ask where it is not at hand', () => {
    const orders: Orders = { cast: { cast: 'sp.counterspell' } };
    expect(answerOf(orders, counter, castOn(0))).toBe('sp.counterspell');
    const second = asked('react', [pass, option('c2', 'sp.counterspell.2')], 'ask.react.cast');
    expect(answerOf(orders, second, castOn(0))).toBe('c2');
    expect(answerOf(orders, counter, castOn(1))).toBe('pass');
    expect(answerOf(orders, asked('react', [pass, option('n', 'sp.random')], 'ask.react.cast'), castOn(0))).toBeNull();
  });

  test('T86-6.9.6 over days what a Spell was kept for is done with it at once, and every other window of another’s turn passes', () => {
    const over = (question: DecisionView, view: TalismanView, orders: Orders = {}) => answerOf(orders, question, view, true);
    const [saving, fixing] = [option('sp.preservation.2', 'sp.preservation.2'), option('sp.immobility', 'sp.immobility')];
    // My life, and nobody else's.
    const loss = (seat: number, ...more: OptionView[]) => asked('react', [...more, pass], 'ask.react.loseLife', { seat: { seat } });
    expect(over(loss(0, saving), calm)).toBe('sp.preservation.2');
    expect(over(loss(3, saving), calm)).toBe('pass');
    expect(over(loss(0, option('sp.healing', 'sp.healing')), calm)).toBe('pass');
    expect(over(loss(0, saving), calm, { loseLife: 'concerned' })).toBeNull();
    // A Follower of mine, but for one that nobody wants.
    const death = (card: string) => asked('react', [saving, pass], 'ask.react.killFollower', { seat: { seat: 0 }, card: nameOf(card) });
    const [guide] = calm.characters[0]!.followers;
    expect(over(death(guide!), calm)).toBe('sp.preservation.2');
    const haunted = calm.characters.map((c) => (c.seat === 0 ? { ...c, followers: ['adv.poltergeist'] } : c));
    expect(over(death('adv.poltergeist'), { ...calm, characters: haunted })).toBe('pass');
    // A Spell at me or at what is mine, unless it heals; the Command Spell is one.
    expect(over(counter, castOn(0))).toBe('sp.counterspell');
    expect(over(counter, castOn(1))).toBe('pass');
    expect(over(counter, { ...castOn(0), casting: [{ seat: 2, spell: 'sp.healing', target: 0 }] })).toBe('pass');
    expect(over(counter, { ...castOn(0), casting: [{ seat: 2, spell: 'command', target: 0 }] })).toBe('sp.counterspell');
    expect(over(counter, { ...calm, casting: [{ seat: 2, spell: 'sp.mesmerism', card: guide! }] })).toBe('sp.counterspell');
    expect(over(counter, { ...calm, casting: [{ seat: 0, spell: 'sp.mesmerism', card: guide! }] })).toBe('pass');
    // An attack, where few lives are left.
    const attack = asked('react', [fixing, pass], 'ask.react.attack', { seat: { seat: 2 } });
    const lives = (n: number) => ({ ...calm, characters: calm.characters.map((c) => (c.seat === 0 ? { ...c, lives: n } : c)) });
    expect([over(attack, lives(2)), over(attack, lives(3))]).toEqual(['sp.immobility', 'pass']);
    // In the own turn one is there, and asked as ever; a table that is no table of days asks as before.
    expect(over(counter, { ...castOn(0), turn: { ...calm.turn, seat: 0 } })).toBeNull();
    expect(answerOf({}, loss(0, saving), calm)).toBeNull();
    expect(answerOf({ loseLife: 'avert' }, loss(0, saving), calm)).toBe('sp.preservation.2');
  });

  test('a choice of several is always asked, and without a way to pass nothing is answered', () => {
    expect(answerOf({ checkpoint: 'never' }, { ...asked('react', [pass]), choose: { min: 0, max: 1 } }, calm)).toBeNull();
    expect(answerOf({ cast: 'never' }, asked('react', [option('a')], 'ask.react.cast'), calm)).toBeNull();
  });

  test.each([
    ['keep', ['useful', 'ask', 'keep']],
    ['armour', ['use', 'ask']],
    ['cast', ['ask', 'concerned', 'avert', 'never', { cast: 'sp.preservation' }]],
    ['loseLife', ['ask', 'concerned', 'never', { cast: 'sp.preservation' }]],
    ['checkpoint', ['ask', 'concerned', 'never', { cast: 'sp.hex' }]],
  ] as const)('what makes sense is read, and nothing else: %s', (what, orders) => {
    const name = what === 'keep' ? 'fate' : what;
    for (const order of orders) expect(readOrders({ [name]: order })).toEqual({ [name]: order });
    const nonsense = ['yes', 7, null, {}, { cast: 7 }, { cast: 'sp.nothing' }, { cast: 'sp.hex.2' }, { cast: '' }];
    for (const order of nonsense) expect(readOrders({ [name]: order }), JSON.stringify(order)).toEqual({});
  });

  test('what was kept before checkpoints had their name is read', () => {
    expect(readOrders({ moment: 'never', cast: 'ask' })).toEqual({ cast: 'ask', checkpoint: 'never' });
    expect(readOrders({ moment: 'never', checkpoint: 'ask' })).toEqual({ checkpoint: 'ask' });
  });

  test('what is no orders at all is none', () => {
    for (const raw of [null, undefined, 7, 'nonsense', []]) expect(readOrders(raw)).toEqual({});
    expect(readOrders({ else: 'ask', cast: 'never' })).toEqual({ cast: 'never' });
  });

  test('a table carries them out for armour, fate and reactions', () => {
    const kinds = ['armour', 'fate', 'react', 'checkpoint', 'turn', 'face'];
    expect(kinds.map((kind) => standingOrders.answers({ kind, seat: 0 }, onTurn))).toEqual([true, true, true, true, false, false]);
    expect(standingOrders.read({ cast: 'never' })).toEqual({ cast: 'never' });
    expect(standingOrders.answer({ cast: 'never' }, counter, castOn(0), false)).toBe('pass');
  });

  test('T86-6.16.4e the only piece of armour is used, of several one is asked which, or always', () => {
    const armour = (...pieces: string[]) => asked('armour', [...pieces.map((id) => option(id)), option('no')], 'ask.armour');
    expect(answerOf({}, armour('adv.shield'), calm)).toBe('adv.shield');
    expect(answerOf({}, armour('adv.shield', 'adv.helmet'), calm)).toBeNull();
    expect(answerOf({ armour: 'ask' }, armour('adv.shield'), calm)).toBeNull();
  });

  test('what concerns nobody is asked of nobody: a Follower of mine does, another’s Spell elsewhere does not', () => {
    const cast = (more: object): TalismanView => ({ ...calm, casting: [{ seat: 2, spell: 'sp.hex', ...more }] });
    expect(concerns(cast({ card: calm.characters[0]!.followers[0]! }), counter)).toBe(true);
    expect(concerns(cast({}), counter)).toBe(false);
    expect(concerns(cast({ space: 'O4' }), counter)).toBe(false);
    expect(concerns({ ...calm, fight: { seat: 0, stage: 'facing', stat: 'craft', foes: [], target: 1 } }, counter)).toBe(true);
    expect(concerns(calm, counter)).toBe(false);
  });
});
