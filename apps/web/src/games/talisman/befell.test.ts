import { loadCatalogue as ruleWords } from '@questhall/talisman/client';
import { speaker } from '@questhall/text';
import { expect, test } from 'vitest';
import type { AnyEvent } from '../contract.ts';
import { befell } from './befell.ts';
import { loadCatalogue as tableWords } from './text/index.ts';

const event = (type: string, more: object): AnyEvent => ({ type, rule: 'T86-1', ...more }) as AnyEvent;
const lost = (seat: number, what: string, n = 1) => event('lost', { seat, what, n });
const NAMES = ['Ann', 'Bob', 'Cas'];

async function said(events: readonly AnyEvent[], locale: 'en' | 'nl' | 'fr' | 'de' | 'da' = 'en', me = 0): Promise<string[]> {
  const words = speaker(locale, [await tableWords(locale)], (seat) => NAMES[seat]!);
  return befell(events, me).map(({ text }) => words.say(text));
}

const TURNS: readonly AnyEvent[] = [
  event('turnBegan', { seat: 1, turn: 2 }),
  event('cast', { seat: 1, spell: 'sp.counterspell' }),
  event('duelBegan', { seat: 1, target: 0, stat: 'strength', assassin: false }),
  event('duelled', { seat: 1, target: 0, stat: 'strength', attack: {}, defence: {}, result: 'won' }),
  event('spoils', { seat: 1, target: 0, what: 'object', card: 'tal.talisman' }),
  event('lost', { seat: 1, what: 'life', n: 1 }),
  event('turnBegan', { seat: 2, turn: 3 }),
  event('drew', { seat: 2, card: 'adv.pestilence', space: 'O2' }),
  lost(0, 'life'),
  lost(2, 'life'),
  event('stole', { seat: 2, target: 0, gold: 1 }),
];

test('what others took, lives and gold, each with what did it, the gravest first; not what befell others', async () => {
  expect(await said(TURNS)).toEqual(['Bob took the Talisman from you', '−1 life (Pestilence)', '−1 gold (Cas)']);
  expect(await said(TURNS, 'en', 1)).toEqual(['−1 life (Ann)', 'won against Ann']);
});

test('the same in all five languages', async () => {
  for (const locale of ['nl', 'fr', 'de', 'da'] as const) {
    const lines = await said(TURNS, locale);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/Bob .*talisman/i);
    expect(lines[1]).toMatch(/^−1 /);
  }
});

test('lives of several causes are one sum without a cause, and what came back is counted', async () => {
  const events = [
    event('turnBegan', { seat: 1, turn: 2 }),
    event('drew', { seat: 1, card: 'adv.pestilence', space: 'O2' }),
    lost(0, 'life'),
    event('duelled', { seat: 1, target: 0, stat: 'strength', attack: {}, defence: {}, result: 'won' }),
    lost(0, 'life'),
    event('gained', { seat: 0, what: 'gold', n: 1 }),
    lost(0, 'gold'),
  ];
  expect(await said(events)).toEqual(['−2 lives']);
});

test('a Spell cast on oneself is told only where nothing else tells what it did', async () => {
  const began = event('turnBegan', { seat: 1, turn: 2 });
  const cast = event('cast', { seat: 1, spell: 'sp.acquisition', target: 0 });
  const onward = event('rolled', { seat: 1, dice: [3], total: 3, for: 'move' });
  expect(await said([began, cast, onward])).toEqual(['Bob cast Acquisition on you']);
  // While it is being cast one is asked about it.
  expect(await said([began, cast])).toEqual([]);
  expect(await said([began, cast, event('stole', { seat: 1, target: 0, card: 'adv.orb' })])).toEqual([
    expect.stringMatching(/^Bob took the Orb.* from you$/),
  ]);
  const toad = event('cast', { seat: 1, spell: 'sp.random', target: 0 });
  expect(await said([began, toad, event('becameToad', { seat: 0 })])).toEqual(['you are a toad now']);
});

test('who is bound hears by what, a Spell of one’s own that was undone is told, and so is gold that is carried away', async () => {
  const bound = [
    event('turnBegan', { seat: 0, turn: 3 }),
    event('cast', { seat: 1, spell: 'sp.immobility', target: 0 }),
    event('bound', { seat: 1, target: 0 }),
    event('turnBegan', { seat: 1, turn: 4 }),
  ];
  expect(await said(bound)).toEqual(['Bob cast Immobility on you']);
  expect(await said(bound, 'en', 1)).toEqual([]);
  // By what is not known where the Spell was cast long before: then it is told as the chronicle does.
  expect(befell(bound.slice(2), 0).map(({ text, harm }) => [text.key, harm])).toEqual([['log.bound.seat', true]]);
  const undone = [
    event('cast', { seat: 0, spell: 'sp.hex', target: 1 }),
    event('cast', { seat: 1, spell: 'sp.counterspell' }),
    event('countered', { seat: 0, spell: 'sp.hex' }),
  ];
  const [fizzled, ...more] = befell(undone, 0);
  expect([fizzled?.unasked, fizzled?.text.key, more]).toEqual([true, 'log.countered', []]);
  expect(befell(undone, 1)).toEqual([]);
  const raided = [
    event('moved', { seat: 0, from: 'O1', to: 'O2', path: ['O2'], by: 'walk' }),
    event('drew', { seat: 0, card: 'adv.raiders', space: 'O2' }),
    event('left', { seat: 0, cards: [], gold: 4, space: 'M11' }),
  ];
  expect(await own(raided)).toEqual(['−4 gold (Raiders)']);
  // What one pays or puts down after one was asked is one's own doing.
  const [answer, result] = [raided.slice(0, 2), raided.slice(2)];
  expect(await own(result, answer)).toEqual([]);
});

test('what one’s own Spell did to somebody, that armour saved a life, and an Event that did nothing', async () => {
  const random = event('cast', { seat: 0, spell: 'sp.random', target: 1 });
  const six = event('rolled', { seat: 0, dice: [6], total: 6, for: 'spell' });
  const grown = event('gained', { seat: 1, what: 'life', n: 1 });
  expect(await own([six, grown], [random])).toEqual(['Bob gains 1 life.']);
  expect(await own([random, six, grown])).toEqual(['Bob gains 1 life.']);
  // What comes after it is nothing of its doing, nor what another cast.
  const drew = event('drew', { seat: 0, card: 'adv.pestilence', space: 'O2' });
  expect(await own([random, six, grown, drew, event('lost', { seat: 1, what: 'life', n: 1 })])).toEqual(['Bob gains 1 life.']);
  expect(await own([{ ...random, seat: 2 } as AnyEvent, six, grown])).toEqual([]);
  const saved = (worked: boolean) => event('saved', { seat: 0, card: 'pur.shield', roll: 5, worked });
  expect(await own([saved(true), saved(false)])).toEqual(['the Shield saved a life']);
  const book = event('drew', { seat: 0, card: 'adv.book-of-spells', space: 'O2' });
  const away = event('discarded', { card: 'adv.book-of-spells' });
  expect(await own([book, away])).toEqual(['Book of Spells: nothing for you now']);
  expect(await own([away], [book])).toEqual(['Book of Spells: nothing for you now']);
  const learnt = event('gotSpell', { seat: 0, spell: 'sp.hex', rule: 'T86-6.9' });
  expect(await own([book, learnt, away])).toEqual(['new Spell: Hex (Book of Spells)']);
});

test('a turn that was missed is told once', async () => {
  const events = [event('willMiss', { seat: 0 }), event('turnBegan', { seat: 0, turn: 4 }), event('turnMissed', { seat: 0, left: 0 })];
  expect(await said(events)).toEqual(['you missed a turn']);
});

test('what came of a trade that one proposed is told, and nothing of one that one answered oneself', async () => {
  const declined = event('tradeDeclined', { seat: 1, target: 0 });
  const traded = event('traded', { seat: 0, target: 1, given: ['adv.axe'], got: ['adv.ring'], gold: 0, spells: 0 });
  expect(await own([declined])).toEqual(['Bob does not want to trade with Ann.']);
  expect(await own([traded])).toEqual(['Ann trades with Bob: the Axe for the Ring.']);
  expect(befell([declined, traded], 1)).toEqual([]);
});

test('every kind that may be told has its words', async () => {
  const kinds = [
    event('discarded', { seat: 0, card: 'adv.orb' }),
    event('left', { seat: 0, cards: ['adv.axe', 'adv.ring'], gold: 0, space: 'O1' }),
    event('droppedSpells', { seat: 0, spells: ['sp.hex'] }),
    event('cursed', { seat: 0, card: 'adv.hag' }),
    event('turnedTo', { seat: 0, alignment: 'evil' }),
    event('moved', { seat: 0, from: 'O1', to: 'O4', path: ['O4'], by: 'teleport' }),
    event('willMiss', { seat: 0 }),
    lost(0, 'strength'),
    lost(0, 'fate'),
    event('gained', { seat: 0, what: 'craft', n: 2 }),
  ];
  for (const locale of ['en', 'nl', 'fr', 'de', 'da'] as const) expect(await said(kinds, locale)).toHaveLength(kinds.length);
});

test('harm is a life, a value of one’s own, what others took and what one is stuck with; not gold that was paid, nor what was gained', () => {
  const harm = (...events: AnyEvent[]) => befell(events, 0).map((one) => one.harm ?? false);
  expect(harm(lost(0, 'life'))).toEqual([true]);
  expect(harm(lost(0, 'craft'))).toEqual([true]);
  expect(harm(event('stole', { seat: 2, target: 0, card: 'adv.sword' }))).toEqual([true]);
  expect(harm(event('becameToad', { seat: 0 }))).toEqual([true]);
  expect(harm(event('paid', { seat: 0, n: 2 }), event('gained', { seat: 0, what: 'strength', n: 1 }))).toEqual([false, false]);
  expect(harm(event('discarded', { seat: 0, card: 'adv.sword' }))).toEqual([false]);
});

/** What is told of one's own turn: harm, and what one did not choose. */
async function own(events: readonly AnyEvent[], before: readonly AnyEvent[] = [], locale: 'en' | 'nl' | 'fr' | 'de' | 'da' = 'en') {
  const words = speaker(locale, [await tableWords(locale), await ruleWords(locale)], (seat) => NAMES[seat]!);
  return befell(events, 0, undefined, before).flatMap(({ text, harm, unasked }) => (harm || unasked ? [words.say(text)] : []));
}

const teleported = (to: string) => event('moved', { seat: 0, from: 'M3', to, path: [to], by: 'teleport' });
const imp = event('drew', { seat: 0, card: 'adv.imp', space: 'M3' });
const die = (purpose: string, dice: number[], more: object = {}) =>
  event('rolled', { seat: 0, dice, total: dice.reduce((a, b) => a + b, 0), for: purpose, ...more });

test('a quest that is done: the Talisman first, then who went for it and where one is', async () => {
  const quest = [
    event('sold', { seat: 0, cards: ['adv.maiden'], gold: 0 }),
    event('questDone', { seat: 0, quest: 4 }),
    event('moved', { seat: 0, from: 'M3', to: 'M11', path: ['M11'], by: 'quest' }),
    event('awarded', { seat: 0, card: 'tal.talisman' }),
  ];
  expect(await own(quest)).toEqual(['gained: Talisman (quest done)', 'lost: Maiden', expect.stringMatching(/^to the .*\(quest done\)$/)]);
});

test('where something else than one’s own way led, and what did it; not where one went or chose to be', async () => {
  expect(await own([imp, die('card', [3], { card: 'adv.imp' }), teleported('M4')])).toEqual([expect.stringMatching(/^to the .* \(Imp\)$/)]);
  // Fate was not spent: the roll lies before the answer.
  expect(await own([teleported('M4')], [imp, die('card', [3], { card: 'adv.imp' })])).toEqual([expect.stringMatching(/\(Imp\)$/)]);
  expect(await own([teleported('M4')])).toEqual([]);
  expect(await own([event('cast', { seat: 0, spell: 'sp.teleport', space: 'M4' }), teleported('M4')])).toEqual([]);
  expect(await own([imp, event('moved', { seat: 0, from: 'M3', to: 'M4', path: ['M4'], by: 'walk' })])).toEqual([]);
  const mines = [die('mines', [6, 5]), event('moved', { seat: 0, from: 'I5', to: 'O13', path: ['O13'], by: 'exit' })];
  expect(await own(mines)).toEqual([expect.stringMatching(/^to the .* \(.*, rolled 11\)$/)]);
});

test('how a fight ended against whom; a life that it cost says that it was lost', async () => {
  const fought = (result: string, card = 'adv.goblin') =>
    event('fought', { seat: 0, roller: 1, stat: 'strength', foes: [{ card, value: 2 }], hero: {}, foe: {}, result });
  expect(await own([fought('won')])).toEqual(['won against the Goblin']);
  expect(await own([fought('draw')])).toEqual(['a draw against the Goblin']);
  expect(await own([fought('lost')])).toEqual(['lost to the Goblin']);
  expect(await own([fought('lost'), lost(0, 'life')])).toEqual(['−1 life (Goblin)']);
  // The armour was asked about in between.
  expect(await own([lost(0, 'life')], [fought('lost')])).toEqual(['−1 life (Goblin)']);
  for (const locale of ['nl', 'fr', 'de', 'da'] as const)
    for (const result of ['won', 'draw', 'lost']) expect((await own([fought(result)], [], locale))[0]).toMatch(/ \S/);
});

test('what both sides of a fight came to stands beside it, one’s own first', async () => {
  const side = (score: number) => ({ parts: [], dice: [], score });
  const foes = [{ card: 'adv.goblin', value: 2 }];
  const fought = (result: string) => event('fought', { seat: 0, roller: 1, stat: 'strength', foes, hero: side(6), foe: side(8), result });
  expect(await own([fought('lost'), lost(0, 'life')])).toEqual(['−1 life (Goblin, 6 to 8)']);
  expect(await own([fought('lost')])).toEqual(['lost to the Goblin, 6 to 8']);
  expect(await own([fought('won')])).toEqual(['won against the Goblin, 6 to 8']);
  const duelled = (seat: number, target: number) =>
    event('duelled', { seat, target, stat: 'strength', attack: side(9), defence: side(5), result: 'won' });
  expect(await own([duelled(0, 1)])).toEqual(['won against Bob, 9 to 5']);
  expect(await said([duelled(1, 0), lost(0, 'life')])).toEqual(['−1 life (Bob, 5 to 9)']);
  for (const locale of ['nl', 'fr', 'de', 'da'] as const)
    expect(await own([fought('lost'), lost(0, 'life')], [], locale)).toEqual([expect.stringMatching(/\(.+, 6 .*8\)$/)]);
});

test('what a space did to whoever went there names it: by itself, by its dice, and the Portal that was not opened', async () => {
  const walked = (to: string) => event('moved', { seat: 0, from: 'M9', to, path: [to], by: 'walk' });
  expect(await own([walked('M10'), lost(0, 'life')])).toEqual([expect.stringMatching(/^−1 life \(.*Desert.*\)$/)]);
  const temple = [walked('M13'), die('pray', [3, 3]), event('gained', { seat: 0, what: 'strength', n: 1 })];
  expect(await own(temple)).toEqual([expect.stringMatching(/^\+1 Strength \(.*Temple.*\)$/)]);
  // One was asked whether to pray.
  expect(await own(temple.slice(1), temple.slice(0, 1))).toEqual([expect.stringMatching(/\(.*Temple.*\)$/)]);
  const portal = [die('portal', [5, 4]), event('portalHeld', { seat: 0, stat: 'strength' })];
  expect(await own([...portal, lost(0, 'strength')])).toEqual([expect.stringMatching(/^−1 Strength \(.*Portal of Power.*, rolled 9\)$/)]);
});

test('gold that dice bring is told, gold that was chosen is not; a snowstorm tells for how long it holds everybody', async () => {
  const gold = event('gained', { seat: 0, what: 'gold', n: 1 });
  expect(await own([event('met', { seat: 0, card: 'adv.shrine' }), die('card', [3], { card: 'adv.shrine' }), gold])).toEqual([
    '+1 gold (Shrine)',
  ]);
  const blizzard = event('drew', { seat: 0, card: 'adv.blizzard', space: 'M11' });
  const slowed = event('slowed', { turns: 2 });
  expect(await own([blizzard, slowed])).toEqual([expect.stringMatching(/everybody moves only 1 space a turn/)]);
  expect(await own([gold])).toEqual([]);
});

test('why a turn is missed, and was', async () => {
  const siren = event('drew', { seat: 0, card: 'adv.siren', space: 'M3' });
  const will = event('willMiss', { seat: 0 });
  expect(await own([siren, will])).toEqual(['you must miss a turn (Siren)']);
  expect(await own([event('turnBegan', { seat: 0, turn: 4 }), event('turnMissed', { seat: 0, left: 0 })], [siren, will])).toEqual([
    'you missed a turn (Siren)',
  ]);
});

test('what one gains without having chosen it: a life, Strength, Craft, a Spell; not what was paid or traded for', async () => {
  const gained = (what: string) => event('gained', { seat: 0, what, n: 1 });
  const at = die('space', [6], { space: 'M9' });
  expect(await own([at, gained('craft')])).toEqual([expect.stringMatching(/^\+1 Craft \(.+\)$/)]);
  expect(await own([event('gotSpell', { seat: 0, spell: 'sp.hex' })])).toEqual(['new Spell: Hex']);
  expect(await own([gained('gold')])).toEqual([]);
  expect(await own([event('healed', { seat: 0, n: 1, paid: 1 })])).toEqual([]);
  expect(await own([event('tradedTrophies', { seat: 0, cards: [], points: 7, n: 1, stat: 'strength' }), gained('strength')])).toEqual([]);
});

test('which cards somebody has looked at is told to whoever looked, and to nobody else', async () => {
  const cast = event('cast', { seat: 0, spell: 'sp.divination' });
  const looked = event('looked', { seat: 0, n: 2, cards: ['adv.goblin', 'adv.marsh'] });
  expect(await own([cast, looked])).toEqual(['next cards: Goblin and Marsh']);
  expect(await own([event('looked', { seat: 0, n: 2 })])).toEqual([]);
  expect(await said([event('looked', { seat: 1, n: 2 })])).toEqual([]);
  for (const locale of ['nl', 'fr', 'de', 'da'] as const)
    expect(await own([cast, looked], [], locale)).toEqual([expect.stringMatching(/: .+ .+ /)]);
});

test('a Spell that more Craft brought is no fight’s gift', async () => {
  const won = event('duelled', { seat: 0, target: 1, stat: 'strength', attack: {}, defence: {}, result: 'won' });
  const drawn = event('gotSpell', { seat: 0, spell: 'sp.invisibility', rule: 'T86-6.2.7c' });
  expect(await own([drawn], [won])).toEqual(['new Spell: Invisibility (more Craft)']);
  for (const locale of ['nl', 'fr', 'de', 'da'] as const) expect((await own([drawn], [won], locale))[0]).toMatch(/\(.+ .+\)$/);
});

test('gold that dice took is told, and that they led there; gold that was paid after a roll is not', async () => {
  const out = event('moved', { seat: 0, from: 'I2', to: 'O19', path: ['O19'], by: 'exit' });
  expect(await own([die('mines', [5, 6]), out, die('space', [3], { space: 'O19' }), lost(0, 'gold')])).toEqual([
    expect.stringMatching(/^to .+ \(Mines, rolled 11\)$/),
    expect.stringMatching(/^−1 gold \(.+\)$/),
  ]);
  expect(await own([die('space', [3], { space: 'O19' }), event('paid', { seat: 0, n: 1 })])).toEqual([]);
});

test('what went with an answer was given up; what something took was not', async () => {
  const dropped = event('discarded', { seat: 0, card: 'adv.axe' });
  expect(await own([dropped])).toEqual([]);
  expect(await own([event('drew', { seat: 0, card: 'adv.raiders', space: 'M3' }), dropped])).toEqual(['lost: Axe (Raiders)']);
});

test('the Inner Region’s dice: what was thrown, against what where Death throws, and what they cost', async () => {
  const death = (total: number, seat = 0) => event('rolled', { seat, dice: [total - 1, 1], total, for: 'death' });
  expect(await own([death(9), death(5, 1)])).toEqual(['Dice with Death, 9 to 5']);
  expect(await own([death(5), death(9, 1), lost(0, 'life')])).toEqual(['−1 life (Dice with Death, 5 to 9)']);
  // Fate was asked for in between: kept, or one die thrown again.
  expect(await own([lost(0, 'life')], [death(5), death(9, 1)])).toEqual(['−1 life (Dice with Death, 5 to 9)']);
  const again = event('rerolled', { seat: 0, was: 1, now: 6, dice: [4, 6], total: 10, for: 'death' });
  expect(await own([again], [death(5), death(9, 1)])).toEqual(['Dice with Death, 10 to 9']);
  // Somebody else plays with Death, and one throws for him.
  expect(await own([death(5, 1), death(9, 0)])).toEqual([]);
  expect(await own([die('werewolf', [4, 3])])).toEqual(['Werewolf Den, rolled 7']);
  expect(await own([die('pits', [3])])).toEqual(['Pits, rolled 3']);
  expect(await own([die('crypt', [1, 2, 1])])).toEqual(['Crypt, rolled 4']);
  // A turn later nobody was led out: that is how one comes through. What was thrown elsewhere led somewhere else.
  const next = event('turnBegan', { seat: 1, turn: 2 });
  expect(await own([die('crypt', [1, 2, 1]), next])).toEqual(['Crypt, rolled 4: you got through']);
  expect(await own([die('mines', [1, 2]), next])).toEqual(['Mines, rolled 3: you got through']);
  expect(await own([die('pits', [3]), next])).toEqual(['Pits, rolled 3']);
  expect(await own([die('vampire', [4]), lost(0, 'life', 2)])).toEqual(['−2 lives (Vampire’s Tower, rolled 4)']);
  for (const locale of ['nl', 'fr', 'de', 'da'] as const) expect((await own([death(9), death(5, 1)], [], locale))[0]).toMatch(/9 .*5$/);
});

test('a card that does nothing says for whom it is', async () => {
  const fairy = { seat: 0, space: 'O2', card: 'adv.fairy', whom: ['good'] };
  expect(await own([event('nothing', fairy)])).toEqual(['The Fairy does nothing to Ann: only for good characters.']);
  expect(await own([event('nothing', { seat: 0, space: 'O3' })])).toEqual([]);
});
