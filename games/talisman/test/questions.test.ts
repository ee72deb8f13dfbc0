import { expect, test } from 'vitest';
import { asks, wording } from './asked.ts';
import { digital } from './digital/game.ts';
import { souls } from './souls/game.ts';
import { Game } from './table.ts';

const BOB = { character: 'monk', at: 'O12' };

/** Whole questions: what is offered with which words, odds and targets, and what is refused with which reason and rule. */

test('T86-6.11.21 T86-6.11.25 at the end of the way the Portal may be tried with either number, with its odds', () => {
  const g = new Game({ Ann: { character: 'wizard', at: 'M16', strength: 5, craft: 7 }, Bob: BOB }).rolls(2).ann('roll');
  expect(g.asked('Ann')).toBe('direction');
  expect(asks(g)).toEqual({
    prompt: 'ask.direction(n 2)',
    options: [
      'cw: space.M2 · note.lines(a note.direction.cw, b line(effect list.or(a verb.pay(what amount.gold(n 1)), b verb.lose(what amount.life(n 1))))) · @M2',
      'ccw: space.M14 · note.lines(a note.direction.ccw, b note.waits.draw(n 1)) · @M14',
      'portal:craft: pick.direction.portal.craft · note.direction.portal(n 2, total 7) · 58 % · @I1',
      'portal:strength: pick.direction.portal.strength · note.direction.portal(n 2, total 5) · 28 % · @I1',
    ],
    refused: [],
  });
});

test('T86-6.11.21 of the two ways through the Portal the likelier one stands first', () => {
  const first = (strength: number, craft: number) =>
    new Game({ Ann: { character: 'thief', at: 'M16', strength, craft }, Bob: BOB })
      .rolls(2)
      .ann('roll')
      .question('Ann')!
      .options.find(({ id }) => id.startsWith('portal:'))!.id;
  expect([first(9, 4), first(4, 9)]).toEqual(['portal:strength', 'portal:craft']);
});

test('T86-6.11.25 the Portal is reached by the exact number only', () => {
  const g = new Game({ Ann: { character: 'wizard', at: 'M16' }, Bob: BOB }).rolls(1).ann('roll');
  expect(g.asked('Ann')).toBe('direction');
  expect(asks(g)).toEqual({
    prompt: 'ask.direction(n 1)',
    options: [
      'cw: space.M1 · note.lines(a note.direction.cw, b note.lines(a note.waits.portal, b note.waits.draw(n 1))) · @M1',
      'ccw: space.M15 · note.lines(a note.direction.ccw, b note.lines(a note.waits.draw(n 1), b note.waits.runes(n 2))) · @M15',
    ],
    refused: ['portal:craft: no.portalExact · T86-6.11.25 · @I1'],
  });
});

test('TDE-8.25 with a quest unfinished the Portal stays shut', () => {
  const g = digital({ Ann: { character: 'wizard', at: 'M16', quest: 2 }, Bob: BOB })
    .rolls(2)
    .ann('roll');
  expect(g.asked('Ann')).toBe('direction');
  expect(asks(g)).toEqual({
    prompt: 'ask.direction(n 2)',
    options: [
      'cw: space.M2 · note.lines(a note.direction.cw, b line(effect list.or(a verb.pay(what amount.gold(n 1)), b verb.lose(what amount.life(n 1))))) · @M2',
      'ccw: space.M14 · note.lines(a note.direction.ccw, b note.waits.draw(n 1)) · @M14',
    ],
    refused: ['portal:craft: no.questPortal · TDE-8.25 · @I1'],
  });
});

test('TDE-11.22a under a Terrain card the Portal is no gate: nothing is rolled', () => {
  const g = souls({ figures: { Ann: { character: 'wizard', at: 'M16' }, Bob: BOB }, terrain: { M1: 'ter.chasm' } })
    .rolls(2)
    .ann('roll');
  expect(g.asked('Ann')).toBe('direction');
  expect(asks(g)).toEqual({
    prompt: 'ask.direction(n 2)',
    options: [
      'cw: space.M2 · note.lines(a note.direction.cw, b line(effect list.or(a verb.pay(what amount.gold(n 1)), b verb.lose(what amount.life(n 1))))) · @M2',
      'ccw: space.M14 · note.lines(a note.direction.ccw, b note.waits.draw(n 1)) · @M14',
      'portal:craft: pick.turn.to(space space.I1) · @I1',
    ],
    refused: [],
  });
});

test('T86-6.11.8 from the Outer Region the bridge is barred by the Sentinel', () => {
  const g = new Game({ Ann: { character: 'wizard', at: 'O4' }, Bob: BOB }).rolls(3).ann('roll');
  expect(g.asked('Ann')).toBe('direction');
  expect(asks(g)).toEqual({
    prompt: 'ask.direction(n 3)',
    options: [
      'cw: space.O7 · note.lines(a note.direction.cw, b line(effect verb.lose.chapel(what amount.life(n 1)))) · @O7',
      'ccw: space.O1 · note.lines(a note.direction.ccw, b line(effect list.or(a list.comma(a choice.healer, b choice.blacksmith), b choice.mystic))) · @O1',
      'bridge: pick.direction.bridge · note.direction.sentinel(n 1) · 0 % · @M4',
    ],
    refused: [],
  });
});

test('T86-6.9.6a T86-6.16.3 a fight without hope says what it leaves out that could help: a Spell in hand, a Mercenary, a Potion', () => {
  const bridge = (figure: object) => {
    const g = new Game({ Ann: { character: 'wizard', at: 'O4', ...figure }, Bob: BOB }).rolls(3).ann('roll');
    const { odds, note, atLeast } = g.question('Ann')!.options.find(({ id }) => id === 'bridge')!;
    return { odds, atLeast, note: note && wording(note, g.names) };
  };
  const barred = 'note.direction.sentinel(n 1)';
  const left = (card: string) => `note.lines(a ${barred}, b note.leftOut(cards [${card}]))`;
  expect(bridge({ spells: ['psionic-blast', 'hex'] })).toEqual({ odds: 0, atLeast: true, note: left('sp.psionic-blast') });
  const helpers = (...cards: string[]) => `note.lines(a ${barred}, b note.leftOut.helpers(cards [${cards.join(', ')}]))`;
  expect(bridge({ followers: ['mercenary'], gold: 1 })).toEqual({ odds: 0, atLeast: true, note: helpers('adv.mercenary') });
  expect(bridge({ followers: ['mercenary'], gold: 0 })).toEqual({ odds: 0, atLeast: undefined, note: barred });
  const all = { spells: ['psionic-blast'], followers: ['mercenary'], gold: 1, objects: ['potion'] };
  expect(bridge(all).note).toBe(helpers('sp.psionic-blast', 'adv.mercenary', 'adv.potion'));
  // Another Spell does not help, and where there is a chance nothing is left unsaid.
  expect(bridge({ spells: ['hex'] })).toEqual({ odds: 0, atLeast: undefined, note: barred });
  expect(bridge({ spells: ['psionic-blast'], strength: 9 })).toMatchObject({ atLeast: undefined, note: barred });
});

test('T86-6.11.8 from the Middle Region nobody bars the bridge', () => {
  const g = new Game({ Ann: { character: 'wizard', at: 'M3' }, Bob: BOB }).rolls(3).ann('roll');
  expect(g.asked('Ann')).toBe('direction');
  expect(asks(g)).toEqual({
    prompt: 'ask.direction(n 3)',
    options: [
      'cw: space.M6 · note.lines(a note.direction.cw, b note.lines(a note.waits.draw(n 1), b note.waits.runes(n 3))) · @M6',
      'ccw: space.M16 · note.lines(a note.direction.ccw, b note.lines(a line(effect choice.royalDoctor), b line(effect choice.handOver))) · @M16',
      'bridge: pick.direction.bridge · note.direction.bridge(n 1) · @O5',
      'portal:craft: pick.direction.portal.craft · note.direction.portal(n 2, total 5) · 28 % · @I1',
      'portal:strength: pick.direction.portal.strength · note.direction.portal(n 2, total 2) · 3 % · @I1',
    ],
    refused: [],
  });
});

test('T86-6.11.6b from the Crown one goes back with a Talisman', () => {
  const g = new Game({ Ann: { character: 'wizard', at: 'I9', objects: ['talisman'] }, Bob: BOB });
  expect(g.asked('Ann')).toBe('turn');
  expect(asks(g)).toEqual({
    prompt: 'ask.turn.inner',
    options: ['act: pick.turn.act.crown · @I9', 'back:I5: pick.turn.back(space space.I5) · inner.valley · @I5', 'leave: pick.leave'],
    refused: [],
  });
});

test('T86-6.11.6b without a Talisman nobody goes back from the Crown', () => {
  const g = new Game({ Ann: { character: 'wizard', at: 'I9' }, Bob: BOB });
  expect(g.asked('Ann')).toBe('turn');
  expect(asks(g)).toEqual({
    prompt: 'ask.turn.inner',
    options: ['act: pick.turn.act.crown · @I9', 'leave: pick.leave'],
    refused: ['back:I5: no.talisman · T86-6.11.6b · @I5'],
  });
});

test('TDE-10.21 the Crown holds whoever has reached it', () => {
  const g = digital({ figures: { Ann: { character: 'wizard', at: 'I9', objects: ['talisman'] }, Bob: BOB }, crownReached: true });
  expect(g.asked('Ann')).toBe('turn');
  expect(asks(g)).toEqual({
    prompt: 'ask.turn.inner',
    options: ['act: pick.turn.act.crown · @I9', 'leave: pick.leave'],
    refused: ['back:I5: no.crownHolds · TDE-10.21 · @I5'],
  });
});

test('T86-6.11.6b the Valley is closed without a Talisman', () => {
  const g = new Game({ Ann: { character: 'wizard', at: 'I6' }, Bob: BOB });
  expect(g.asked('Ann')).toBe('turn');
  expect(asks(g)).toEqual({
    prompt: 'ask.turn.inner',
    options: ['back:I7: pick.turn.back(space space.I7) · inner.death · 44 % · @I7', 'leave: pick.leave'],
    refused: ['to:I5: no.talisman · T86-6.11.6b · @I5'],
  });
});

test('T86-6.14.9a on the Crown others are fought first', () => {
  const g = new Game({
    figures: {
      Ann: { character: 'wizard', at: 'I5', objects: ['talisman'] },
      Bob: { ...BOB, at: 'I9', objects: ['talisman.2'] },
      Cay: { character: 'elf', at: 'O2' },
    },
    crownReached: true,
  }).ann('to:I9');
  expect(g.asked('Ann')).toBe('encounter');
  expect(asks(g)).toEqual({
    prompt: 'ask.encounter(space space.I9)',
    options: ['psychic:1: pick.encounter.psychic(seat Bob) · 72 % · @Bob', 'attack:1: pick.encounter.attack(seat Bob) · 8 % · @Bob'],
    refused: ['attack:2: no.elsewhere(seat Cay) · T86-6.13.3 · @Cay', 'command: no.commandAmongOthers · T86-6.14.9a · @I9'],
  });
});

test('T86-6.13.3 a Thief steals where there is something; who is elsewhere is not met', () => {
  const g = new Game({
    Ann: { character: 'thief', at: 'O1' },
    Bob: { character: 'monk', at: 'O2', gold: 0 },
    Cay: { character: 'elf', at: 'O2', gold: 1 },
    Dan: { character: 'troll', at: 'O3' },
  })
    .rolls(1)
    .ann('roll', 'cw');
  expect(g.asked('Ann')).toBe('encounter');
  expect(asks(g)).toEqual({
    prompt: 'ask.encounter(space space.O2)',
    options: [
      'space: pick.encounter.space(space space.O2) · note.waits.draw(n 1) · @O2',
      'attack:1: pick.encounter.attack(seat Bob) · 17 % · @Bob',
      'steal:2: pick.encounter.steal(seat Cay) · @Cay',
      'attack:2: pick.encounter.attack(seat Cay) · 42 % · @Cay',
    ],
    refused: ['attack:3: no.elsewhere(seat Dan) · T86-6.13.3 · @Dan', 'steal:1: no.nothingToTake(seat Bob) · T86-6.13.3 · @Bob'],
  });
});

test('T86-6.13.2 where one thing alone may be met, it is no question whom: what comes before it is asked', () => {
  const g = new Game({ Ann: { character: 'wizard', at: 'O1', spells: ['invisibility'] }, Bob: { character: 'troll', at: 'O9' } })
    .rolls(1)
    .ann('roll', 'cw');
  expect([g.asked('Ann'), asks(g).prompt]).toEqual(['encounter', 'ask.encounter.alone(space space.O2)']);
});

test('T86-6.8 an Assassin’s attack has its own odds', () => {
  const g = new Game({ Ann: { character: 'assassin', at: 'O1' }, Bob: { character: 'monk', at: 'O2' } }).rolls(1).ann('roll', 'cw');
  expect(g.asked('Ann')).toBe('encounter');
  expect(asks(g)).toEqual({
    prompt: 'ask.encounter(space space.O2)',
    options: [
      'space: pick.encounter.space(space space.O2) · note.waits.draw(n 1) · @O2',
      'assassinate:1: pick.encounter.assassinate(seat Bob) · 67 % · @Bob',
      'attack:1: pick.encounter.attack(seat Bob) · 17 % · @Bob',
    ],
    refused: [],
  });
});

test('T86-6.8 psychic combat is fought with Craft', () => {
  const g = new Game({ Ann: { character: 'wizard', at: 'O1', spells: [] }, Bob: { character: 'troll', at: 'O2' } })
    .rolls(1)
    .ann('roll', 'cw');
  expect(g.asked('Ann')).toBe('encounter');
  expect(asks(g)).toEqual({
    prompt: 'ask.encounter(space space.O2)',
    options: [
      'space: pick.encounter.space(space space.O2) · note.waits.draw(n 1) · @O2',
      'psychic:1: pick.encounter.psychic(seat Bob) · 92 % · @Bob',
      'attack:1: pick.encounter.attack(seat Bob) · 3 % · @Bob',
    ],
    refused: [],
  });
});

test('T86-6.8 a Mercenary is hired for a coin', () => {
  const g = new Game({
    figures: { Ann: { character: 'troll', at: 'O1', gold: 2, followers: ['mercenary'] }, Bob: BOB },
    lying: { O2: ['bear'] },
  })
    .rolls(1)
    .ann('roll', 'cw');
  expect(g.asked('Ann')).toBe('prepare');
  expect(asks(g)).toEqual({
    prompt: 'ask.prepare.foes(foes [adv.bear], stat stat.strength, n 3)',
    options: [
      'roll: pick.prepare.roll · note.face.sum(mine 6, theirs 3, lives amount.life(n 1)) · 83 %',
      'hire:adv.mercenary: pick.prepare.hire(card adv.mercenary, n 0) · note.hire(what amount.strength(n 3), price amount.gold(n 1)) · 100 % · @adv.mercenary',
    ],
    refused: [],
  });
});

test('T86-6.8 a Mercenary is hired once in a turn', () => {
  const g = new Game({
    figures: { Ann: { character: 'troll', at: 'O1', gold: 2, objects: ['axe', 'sword'], followers: ['mercenary'] }, Bob: BOB },
    lying: { O2: ['bear'] },
  })
    .rolls(1)
    .ann('roll', 'cw', 'hire:mercenary');
  expect(g.asked('Ann')).toBe('prepare');
  expect(asks(g)).toEqual({
    prompt: 'ask.prepare.foes(foes [adv.bear], stat stat.strength, n 3)',
    options: [
      'roll: pick.prepare.roll · note.face.sum(mine 10, theirs 3, lives amount.life(n 1)) · 100 %',
      'weapon:adv.sword: pick.prepare.weapon(card adv.sword, n 0) · note.lines(a can.weapon, b can.add.combat(n 1, stat stat.strength)) · @adv.sword',
    ],
    refused: ['hire:adv.mercenary: no.hiredTwice · T86-6.8 · @adv.mercenary'],
  });
});

test('T86-6.3.3 a Mercenary is not hired without a coin', () => {
  const g = new Game({
    figures: { Ann: { character: 'troll', at: 'O1', gold: 0, objects: ['axe', 'sword'], followers: ['mercenary'] }, Bob: BOB },
    lying: { O2: ['bear'] },
  })
    .rolls(1)
    .ann('roll', 'cw');
  expect(g.asked('Ann')).toBe('prepare');
  expect(asks(g)).toEqual({
    prompt: 'ask.prepare.foes(foes [adv.bear], stat stat.strength, n 3)',
    options: [
      'roll: pick.prepare.roll · note.face.sum(mine 7, theirs 3, lives amount.life(n 1)) · 92 %',
      'weapon:adv.sword: pick.prepare.weapon(card adv.sword, n 0) · note.lines(a can.weapon, b can.add.combat(n 1, stat stat.strength)) · @adv.sword',
    ],
    refused: ['hire:adv.mercenary: no.gold · T86-6.3.3 · @adv.mercenary'],
  });
});

test('T86-6.18.1a an Elf evades in the Woods', () => {
  const g = new Game({ figures: { Ann: { character: 'elf', at: 'O3' }, Bob: BOB }, lying: { O4: ['bear', 'wolf'] } })
    .rolls(1)
    .ann('roll', 'cw');
  expect(g.asked('Ann')).toBe('face');
  expect(asks(g)).toEqual({
    prompt: 'ask.face(foes [adv.bear, adv.wolf], count 2, stat stat.strength, n 5)',
    options: [
      'fight: pick.face.fight(foes [adv.bear, adv.wolf]) · note.face.sum(mine 3, theirs 5, lives amount.life(n 1)) · 17 %',
      'evade:adv.bear: pick.face.evade(name adv.bear, n 0) · @adv.bear',
      'evade:adv.wolf: pick.face.evade(name adv.wolf, n 0) · @adv.wolf',
    ],
    refused: [],
  });
});

test('T86-6.3.3 who takes a toll is paid', () => {
  const g = new Game({ figures: { Ann: { character: 'troll', at: 'O1', gold: 1 }, Bob: BOB }, lying: { O2: ['bandit'] } })
    .rolls(1)
    .ann('roll', 'cw');
  expect(g.asked('Ann')).toBe('face');
  expect(asks(g)).toEqual({
    prompt: 'ask.face(foes [adv.bandit], count 1, stat stat.strength, n 4)',
    options: [
      'fight: pick.face.fight(foes [adv.bandit]) · note.face.sum(mine 6, theirs 4, lives amount.life(n 1)) · 72 %',
      'pay:adv.bandit: pick.face.pay(name adv.bandit, n 1) · @adv.bandit',
    ],
    refused: ['evade:adv.bandit: no.evade · T86-6.18.1a · @adv.bandit'],
  });
});

test('T86-6.3.3 T86-6.8 a toll is not paid without gold; a Minstrel charms an Animal, or lets it be', () => {
  const g = new Game({ figures: { Ann: { character: 'minstrel', at: 'O1', gold: 0 }, Bob: BOB }, lying: { O2: ['bandit', 'bear'] } })
    .rolls(1)
    .ann('roll', 'cw');
  expect(g.asked('Ann')).toBe('face');
  expect(asks(g)).toEqual({
    prompt: 'ask.face(foes [adv.bandit], count 1, stat stat.strength, n 4)',
    options: [
      'fight: pick.face.fight(foes [adv.bandit]) · note.face.sum(mine 2, theirs 4, lives amount.life(n 1)) · 17 %',
      'charm:adv.bear: pick.face.charm(name adv.bear, n 0) · 50 % · @adv.bear',
      'attack:adv.bear: pick.face.attack(name adv.bear) · note.face.sum(mine 2, theirs 7, lives amount.life(n 1)) · 0 % · @adv.bear',
    ],
    refused: ['pay:adv.bandit: no.gold · T86-6.3.3 · @adv.bandit', 'evade:adv.bandit: no.evade · T86-6.18.1a · @adv.bandit'],
  });
});

test('T86-6.5.2 T86-6.5.3 T86-6.12.1b what lies there is taken, set down for or refused with the reason', () => {
  const g = new Game({
    figures: {
      Ann: { character: 'priest', at: 'O1', objects: ['axe', 'sword', 'shield', 'helmet'], gold: 1 },
      Bob: { character: 'elf', at: 'O12' },
    },
    lying: { O2: ['armour', 'runesword', 'guide', 'mercenary', 'princess'] },
    gold: { O2: 2 },
  })
    .rolls(1)
    .ann('roll', 'cw');
  expect(g.asked('Ann')).toBe('take');
  expect(asks(g)).toEqual({
    prompt: 'ask.take',
    options: [
      'gold: pick.take.gold(n 2) · @O2',
      'take:adv.guide: pick.take(card adv.guide, n 0) · can.skipRoll(spaces [space.M7, space.O9, space.O23]) · @adv.guide',
      'take:adv.mercenary: pick.take.fee(card adv.mercenary, n 1) · note.lines(a card.fee(what amount.gold(n 1)), b can.hire(n 3, stat stat.strength, what amount.gold(n 1))) · @adv.mercenary',
      'take:adv.princess: pick.take(card adv.princess, n 0) · note.lines(a can.healFree, b can.sellAtCastle(what amount.gold(n 3))) · @adv.princess',
      'drop:adv.axe: pick.take.drop(card adv.axe) · note.lines(a note.lines(a can.weapon, b can.add.combat(n 1, stat stat.strength)), b can.buildRaft) · @adv.axe',
      'drop:adv.sword: pick.take.drop(card adv.sword) · note.lines(a can.weapon, b can.add.combat(n 1, stat stat.strength)) · @adv.sword',
      'drop:adv.shield: pick.take.drop(card adv.shield) · can.armour(from 5) · @adv.shield',
      'drop:adv.helmet: pick.take.drop(card adv.helmet) · can.armour(from 6) · @adv.helmet',
      'done: pick.take.none · note.take.none',
    ],
    refused: [
      'take:adv.armour: no.room(card adv.armour) · T86-6.5.3 · @adv.armour',
      'take:adv.runesword: no.own(card adv.runesword) · T86-6.5.2 · @adv.runesword',
    ],
  });
});

test('T86-6.5.3 where nothing fits before something is put down, the question says for what', () => {
  const full = { character: 'troll', at: 'O1', objects: ['axe', 'sword', 'shield', 'helmet'] };
  const g = new Game({ figures: { Ann: full, Bob: BOB }, lying: { O2: ['potion', 'ring'] } }).rolls(1).ann('roll', 'cw');
  expect(g.asked('Ann')).toBe('take');
  expect(asks(g).prompt).toBe('ask.take.full(things [adv.potion, adv.ring])');
  expect(g.question('Ann')?.asker).toEqual({ cards: ['adv.potion', 'adv.ring'] });
  g.ann('drop:adv.axe');
  expect(asks(g).prompt).toBe('ask.take');
});

test('T86-6.6 with a Hag no Follower is taken', () => {
  const g = new Game({ figures: { Ann: { character: 'troll', at: 'O1', followers: ['hag'] }, Bob: BOB }, lying: { O2: ['guide', 'axe'] } })
    .rolls(1)
    .ann('roll', 'cw');
  expect(g.asked('Ann')).toBe('take');
  expect(asks(g)).toEqual({
    prompt: 'ask.take',
    options: [
      'take:adv.axe: pick.take(card adv.axe, n 0) · note.lines(a note.lines(a can.weapon, b can.add.combat(n 1, stat stat.strength)), b can.buildRaft) · @adv.axe',
      'done: pick.take.none · note.take.none',
    ],
    refused: ['take:adv.guide: no.followers(card adv.guide) · T86-6.6 · @adv.guide'],
  });
});

test('T86-6.3.3 who asks a fee is not taken without gold', () => {
  const g = new Game({ figures: { Ann: { character: 'troll', at: 'O1', gold: 0 }, Bob: BOB }, lying: { O2: ['mercenary', 'axe'] } })
    .rolls(1)
    .ann('roll', 'cw');
  expect(g.asked('Ann')).toBe('take');
  expect(asks(g)).toEqual({
    prompt: 'ask.take',
    options: [
      'take:adv.axe: pick.take(card adv.axe, n 0) · note.lines(a note.lines(a can.weapon, b can.add.combat(n 1, stat stat.strength)), b can.buildRaft) · @adv.axe',
      'done: pick.take.none · note.take.none',
    ],
    refused: ['take:adv.mercenary: no.gold(card adv.mercenary) · T86-6.3.3 · @adv.mercenary'],
  });
});

test('T86-6.6 a Poltergeist is not left behind', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'O1', objects: ['axe'], followers: ['guide', 'poltergeist'] }, Bob: BOB }).ann(
    'leave',
  );
  expect(g.asked('Ann')).toBe('leave');
  expect(asks(g)).toEqual({
    prompt: 'ask.leave(space space.O1)',
    options: ['adv.axe: adv.axe · @adv.axe', 'adv.guide: adv.guide · @adv.guide', 'coin.1: good.coin · @coin.1'],
    refused: ['adv.poltergeist: no.curse(card adv.poltergeist) · T86-6.6 · @adv.poltergeist'],
  });
});

test('T86-6.13.5b the Village offers what helps, and says why not the rest', () => {
  const g = new Game({ Ann: { character: 'dwarf', at: 'O24', gold: 2 }, Bob: BOB }).rolls(1).ann('roll', 'cw');
  expect(g.asked('Ann')).toBe('visit');
  expect(asks(g)).toEqual({
    prompt: 'ask.visit.space(space space.O1)',
    options: [
      'blacksmith: choice.blacksmith · note.lines(a note.lines(a line.goods(what amount.gold(n 2), cards list.comma(a pur.helmet, b pur.sword)), b line.goods(what amount.gold(n 3), cards list.comma(a pur.axe, b pur.shield))), b line.goods(what amount.gold(n 4), cards pur.armour))',
      'mystic: choice.mystic',
      'no: pick.visit.no',
    ],
    refused: ['healer: no.healMore · T86-6.4.6'],
  });
});

test('T86-6.3.3 without gold nothing is bought in the Village', () => {
  const g = new Game({ Ann: { character: 'dwarf', at: 'O24', gold: 0 }, Bob: BOB }).rolls(1).ann('roll', 'cw');
  expect(g.asked('Ann')).toBe('visit');
  expect(asks(g)).toEqual({
    prompt: 'ask.visit.space(space space.O1)',
    options: ['mystic: choice.mystic', 'no: pick.visit.no'],
    refused: ['healer: no.healMore · T86-6.4.6', 'blacksmith: no.goldOrStock · T86-6.3.3'],
  });
});

test('T86-6.3.3 the Blacksmith’s prices', () => {
  const g = new Game({ Ann: { character: 'dwarf', at: 'O24', gold: 2 }, Bob: BOB }).rolls(1).ann('roll', 'cw', 'blacksmith');
  expect(g.asked('Ann')).toBe('buy');
  expect(asks(g)).toEqual({
    prompt: 'ask.buy(n 2)',
    options: [
      'buy:pur.helmet: pick.buy(card pur.helmet, n 2) · can.armour(from 6) · @pur.helmet',
      'buy:pur.sword: pick.buy(card pur.sword, n 2) · note.lines(a can.weapon, b can.add.combat(n 1, stat stat.strength)) · @pur.sword',
      'done: pick.done',
    ],
    refused: [
      'buy:pur.axe: no.gold · T86-6.3.3 · @pur.axe',
      'buy:pur.shield: no.gold · T86-6.3.3 · @pur.shield',
      'buy:pur.armour: no.gold · T86-6.3.3 · @pur.armour',
    ],
  });
});

test('T86-6.3.3 the purchase after which the gold buys nothing more is asked for twice, and a Thief reads why a thing costs nothing', () => {
  const shop = (character: string, gold: number) =>
    new Game({ Ann: { character, at: 'O24', gold }, Bob: BOB }).rolls(1).ann('roll', 'cw', 'blacksmith').question('Ann')!;
  const dear = ({ options }: ReturnType<typeof shop>) => options.filter((one) => one.dear).map(({ id }) => id);
  expect(dear(shop('dwarf', 2))).toEqual(['buy:pur.helmet', 'buy:pur.sword']);
  // Two things for two each, or one of three and nothing more.
  expect(dear(shop('dwarf', 4))).toEqual(['buy:pur.axe', 'buy:pur.shield', 'buy:pur.armour']);
  const thief = shop('thief', 2);
  expect(dear(thief)).toEqual([]);
  expect(thief.options.filter(({ id }) => id.startsWith('free:')).length).toBeGreaterThan(3);
  expect(thief.prompt.key).toBe('ask.buy.free');
  expect(shop('dwarf', 4).prompt.key).toBe('ask.buy');
  const warned = ({ options }: ReturnType<typeof shop>) =>
    options.filter(({ note }) => JSON.stringify(note)?.includes('note.buy.last')).map(({ id }) => id);
  expect(warned(shop('dwarf', 4))).toEqual(dear(shop('dwarf', 4)));
  // Where nothing leaves gold for more, nobody is told so of each.
  expect(warned(shop('dwarf', 2))).toEqual([]);
});

test('T86-6.20.2c what is sold out is not bought', () => {
  const g = new Game({
    figures: { Ann: { character: 'dwarf', at: 'O24', gold: 9 }, Bob: { ...BOB }, Cay: { character: 'elf', at: 'O5' } },
    stock: { 'pur.helmet': 0 },
  })
    .rolls(1)
    .ann('roll', 'cw', 'blacksmith');
  expect(g.asked('Ann')).toBe('buy');
  expect(asks(g)).toEqual({
    prompt: 'ask.buy(n 9)',
    options: [
      'buy:pur.sword: pick.buy(card pur.sword, n 2) · note.lines(a can.weapon, b can.add.combat(n 1, stat stat.strength)) · @pur.sword',
      'buy:pur.axe: pick.buy(card pur.axe, n 3) · note.lines(a note.lines(a can.weapon, b can.add.combat(n 1, stat stat.strength)), b can.buildRaft) · @pur.axe',
      'buy:pur.shield: pick.buy(card pur.shield, n 3) · can.armour(from 5) · @pur.shield',
      'buy:pur.armour: pick.buy(card pur.armour, n 4) · can.armour(from 4) · @pur.armour',
      'done: pick.done',
    ],
    refused: ['buy:pur.helmet: no.stock · T86-6.20.2c · @pur.helmet'],
  });
});

test('T86-6.4.6 the Healer heals for a coin each, up to the quota and as far as the gold goes', () => {
  const g = new Game({ Ann: { character: 'dwarf', at: 'O24', lives: 1, gold: 2 }, Bob: BOB }).rolls(1).ann('roll', 'cw', 'healer');
  expect(g.asked('Ann')).toBe('heal');
  expect(asks(g)).toEqual({
    prompt: 'ask.heal',
    options: [
      '2: pick.heal(n 2, gold 2) · note.heal(from 1, to 3)',
      '1: pick.heal(n 1, gold 1) · note.heal(from 1, to 2)',
      '0: pick.heal(n 0, gold 0)',
    ],
    refused: ['3: no.gold · T86-6.3.3'],
  });
});

test('T86-6.4.6 no more is healed than was lost', () => {
  const g = new Game({ Ann: { character: 'dwarf', at: 'M15', lives: 1, gold: 5 }, Bob: BOB }).rolls(1).ann('roll', 'cw', 'royalDoctor');
  expect(g.asked('Ann')).toBe('heal');
  expect(asks(g)).toEqual({
    prompt: 'ask.heal',
    options: [
      '3: pick.heal(n 3, gold 3) · note.heal(from 1, to 4)',
      '2: pick.heal(n 2, gold 2) · note.heal(from 1, to 3)',
      '1: pick.heal(n 1, gold 1) · note.heal(from 1, to 2)',
      '0: pick.heal(n 0, gold 0)',
    ],
    refused: ['4: no.healMore · T86-6.4.6'],
  });
});

test('T86-6.13.5b the Black Knight has a coin or a life', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'M3', gold: 1, lives: 3 }, Bob: BOB }).rolls(1).ann('roll', 'ccw');
  expect(g.asked('Ann')).toBe('choose');
  expect(asks(g)).toEqual({
    prompt: 'ask.choose.space(space space.M2)',
    options: ['payKnight: choice.payKnight', 'loseLife: choice.loseLife'],
    refused: [],
  });
});

test('TDE-8.14 the Alchemist buys Objects', () => {
  const g = digital({ Ann: { character: 'troll', at: 'O12', gold: 1, lives: 1 }, Bob: { character: 'elf', at: 'O2' } })
    .rolls(1)
    .ann('roll', 'cw');
  expect(g.asked('Ann')).toBe('visit');
  expect(asks(g)).toEqual({
    prompt: 'ask.visit.space(space space.O13)',
    options: ['enchantress: choice.enchantress', 'doctor: choice.doctor · line(effect verb.heal.paid(n 2, price 1))', 'no: pick.visit.no'],
    refused: ['alchemist: no.objects · TDE-8.14'],
  });
});

test('T86-6.1.4b trophies laid down say how many points they are, and how many are wanting', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'O2', trophies: ['bear', 'wolf', 'giant'] }, Bob: BOB }).ann('trade', 'giant');
  expect(g.asked('Ann')).toBe('trophies');
  expect(asks(g)).toEqual({
    prompt: 'ask.trophies.laid(cards [adv.giant], sums [trophies.short(points 6, stat stat.strength, n 1)])',
    options: [
      'adv.bear: adv.bear · amount.strength(n 3) · @adv.bear',
      'adv.wolf: adv.wolf · amount.strength(n 2) · @adv.wolf',
      'back: pick.trophies.back',
    ],
    refused: ['turnIn: no.trophyPoints(n 1) · T86-6.1.4b'],
  });
});

test('T86-6.1.4b where all trophies are laid down nobody is asked for others', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'O2', trophies: ['bear', 'wolf', 'giant'] }, Bob: BOB });
  g.ann('trade', 'giant', 'bear', 'wolf');
  expect(g.question('Ann')!.prompt.key).toBe('ask.trophies.laid.all');
});

test('T86-6.1.4b trophies that are enough are turned in for a point', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'O2', trophies: ['bear', 'wolf', 'giant'] }, Bob: BOB }).ann(
    'trade',
    'giant',
    'bear',
  );
  expect(g.asked('Ann')).toBe('trophies');
  expect(asks(g)).toEqual({
    prompt:
      'ask.trophies.laid(cards [adv.giant, adv.bear], sums [trophies.enough(points 9, stat stat.strength, n 2, what amount.strength(n 1))])',
    options: [
      'turnIn: pick.trophies.turnIn · note.trophies.gain(gains [amount.strength(n 1)])',
      'adv.wolf: adv.wolf · amount.strength(n 2) · @adv.wolf',
      'back: pick.trophies.back',
    ],
    refused: [],
  });
});

test('T86-6.9.6b an Acquisition names what it takes, and from whom', () => {
  const g = new Game({
    Ann: { character: 'wizard', at: 'O2', spells: ['acquisition', 'random'] },
    Bob: { ...BOB, objects: ['wand'], gold: 2 },
  }).ann('cast:acquisition');
  expect(g.asked('Ann')).toBe('target');
  expect(asks(g)).toEqual({
    prompt: 'ask.target(spell sp.acquisition)',
    options: [
      'adv.wand: pick.target.owned(card adv.wand, seat Bob) · @adv.wand',
      'gold:1: pick.target.gold(seat Bob) · @Bob',
      'back: pick.target.back',
    ],
    refused: [],
  });
});

test('T86-6.19.4 T86-6.19.5 a Toad steps and does not cast', () => {
  const g = new Game({ Ann: { character: 'wizard', at: 'O2', toad: 2, spells: ['hex'] }, Bob: BOB });
  expect(g.asked('Ann')).toBe('turn');
  expect(asks(g)).toEqual({
    prompt: 'ask.turn.toad',
    options: ['step: pick.turn.step · note.turn.step'],
    refused: ['cast:sp.hex: no.casting.toad · T86-6.19.5 · @sp.hex', 'roll: no.roll.toad · T86-6.19.4'],
  });
});

test('T86-6.11.1b T86-6.11.16 with a Poltergeist one steps; without a Raft nobody crosses', () => {
  const g = new Game({ Ann: { character: 'wizard', at: 'O2', followers: ['poltergeist'] }, Bob: BOB });
  expect(g.asked('Ann')).toBe('turn');
  expect(asks(g)).toEqual({
    prompt: 'ask.turn',
    options: ['step: pick.turn.step · note.lines(a note.turn.step, b note.turn.held(cards [adv.poltergeist]))', 'leave: pick.leave'],
    refused: ['roll: no.roll.held · T86-6.11.1b', 'raft:M1: no.raft · T86-6.11.16 · @M1'],
  });
});

test('TDE-8.24 the fifth quest takes three coins, wherever one is asked', () => {
  const g = digital({ Ann: { character: 'troll', at: 'M6', gold: 3, quest: 5 }, Bob: BOB });
  expect(g.asked('Ann')).toBe('turn');
  expect(asks(g)).toEqual({
    prompt: 'ask.turn',
    options: ['roll: pick.turn.roll · note.turn.roll', 'deliver:gold: pick.deliver.gold(n 3) · note.deliver'],
    refused: ['raft:O9: no.raft · TDE-9.10 · @O9'],
  });
});

test('TDE-2.9 fate rolls a die again, and says how much is left', () => {
  const g = digital({ Ann: { character: 'troll', at: 'O2', fate: 2 }, Bob: BOB })
    .rolls(3)
    .ann('roll');
  expect(g.asked('Ann')).toBe('fate');
  expect(asks(g)).toEqual({
    prompt: 'ask.fate.move(total 3)',
    options: ['keep: pick.fate.keep(total 3)', 'reroll:3: pick.fate.reroll(face 3) · note.fate.reroll(left 2)'],
    refused: [],
  });
});

test('TDE-6.21 trophies wait for the end of the turn', () => {
  const g = digital({ Ann: { character: 'troll', at: 'O2', trophies: ['bear', 'giant', 'wraith'] }, Bob: BOB });
  expect(g.asked('Ann')).toBe('turn');
  expect(asks(g)).toEqual({
    prompt: 'ask.turn',
    options: ['roll: pick.turn.roll · note.turn.roll', 'shed: pick.shed'],
    refused: ['trade: no.trophiesNow · TDE-6.21', 'raft:M1: no.raft · TDE-9.10 · @M1'],
  });
});

test('T86-6.9 T86-6.9.6a on whom a Spell cannot be cast is said with the reason', () => {
  const g = new Game({
    Ann: { character: 'wizard', at: 'O2', lives: 3, spells: ['healing', 'random'] },
    Bob: { ...BOB, lives: 4 },
    Cay: { character: 'elf', lives: 1, objects: ['amulet'] },
  }).ann('cast:healing');
  expect(g.asked('Ann')).toBe('target');
  expect(asks(g)).toEqual({
    prompt: 'ask.target.whom(spell sp.healing)',
    options: ['0: pick.target.seat(seat Ann) · @Ann', 'back: pick.target.back'],
    refused: ['1: no.target.inVain(seat Bob) · T86-6.9.6a · @Bob', '2: no.target.immune(seat Cay) · T86-6.9 · @Cay'],
  });
});

test('T86-6.9.6a who may answer a Spell is told whose it is and where', () => {
  const g = new Game({
    Ann: { character: 'wizard', at: 'O2', spells: ['hex', 'healing'] },
    Bob: { character: 'elf', at: 'O12', spells: ['counterspell'] },
  }).ann('cast:hex', 'O15');
  expect(g.asked('Bob')).toBe('react');
  expect(asks(g, 'Bob')).toEqual({
    prompt: 'ask.react.cast.space(seat Ann, spell sp.hex, space space.O15)',
    options: ['sp.counterspell: pick.cast(spell sp.counterspell) · line(effect verb.stop.cast) · @sp.counterspell', 'pass: pick.pass'],
    refused: [],
  });
});

test('T86-6.16.1b before somebody else’s attack the question says who attacks whom, and with what', () => {
  for (const [how, key] of [
    ['attack:1', 'strength'],
    ['psychic:1', 'psychic'],
  ] as const) {
    const g = new Game({
      Ann: { character: 'wizard', at: 'O1' },
      Bob: { character: 'warrior', at: 'O3', lives: 3, spells: ['healing'] },
      Cay: { character: 'elf', at: 'O12', lives: 1, spells: ['healing.2'] },
    });
    const before = () => g.do('Bob', 'pass').do('Cay', 'pass');
    before().rolls(2).ann('roll', 'cw');
    before().ann(how);
    expect(asks(g, 'Bob').prompt).toBe(`ask.react.duel.${key}(seat Ann, target Bob, own yes, spells 1)`);
    g.do('Bob', 'pass');
    expect(asks(g, 'Cay').prompt).toBe(`ask.react.duel.${key}(seat Ann, target Bob, own no, spells 1)`);
  }
});

test('T86-6.8 a Druid may change sides at any moment', () => {
  const g = new Game({ Ann: { character: 'druid', at: 'O1', alignment: 'neutral' }, Bob: BOB });
  expect(g.asked('Ann')).toBe('turn');
  expect(asks(g)).toEqual({
    prompt: 'ask.turn',
    options: [
      'roll: pick.turn.roll · note.turn.roll',
      'align:good: pick.align(alignment alignment.good)',
      'align:evil: pick.align(alignment alignment.evil)',
      'leave: pick.leave',
    ],
    refused: ['raft:M1: no.raft · T86-6.11.16 · @M1'],
  });
});

test('T86-6.11.16 T86-6.11.1 with an Axe a Raft is built in the Woods', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'O4', objects: ['axe'] }, Bob: BOB });
  expect(g.asked('Ann')).toBe('turn');
  expect(asks(g)).toEqual({
    prompt: 'ask.turn',
    options: ['roll: pick.turn.roll · note.turn.roll', 'build: pick.turn.build · note.turn.build', 'leave: pick.leave'],
    refused: ['raft:M3: no.raft · T86-6.11.16 · @M3'],
  });
});

test('T86-6.11.16 a Raft that is ready crosses the river', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'O4', objects: ['axe'], raft: 'ready' }, Bob: BOB });
  expect(g.asked('Ann')).toBe('turn');
  expect(asks(g)).toEqual({
    prompt: 'ask.turn',
    options: [
      'roll: pick.turn.roll · note.turn.roll',
      'raft:M3: pick.turn.raft(space space.M3) · note.waits.draw(n 3) · @M3',
      'leave: pick.leave',
    ],
    refused: [],
  });
});

test('T86-6.11.1b an Elf walks through the Woods', () => {
  const g = new Game({ Ann: { character: 'elf', at: 'O4' }, Bob: BOB });
  expect(g.asked('Ann')).toBe('turn');
  expect(asks(g)).toEqual({
    prompt: 'ask.turn',
    options: [
      'roll: pick.turn.roll · note.turn.roll',
      'woods:O11: pick.turn.woods(space pick.spot(space space.O11, a space.O10, b space.O12)) · note.waits.draw(n 1) · @O11',
      'woods:O17: pick.turn.woods(space pick.spot.near(space space.O17, a space.O19)) · note.waits.draw(n 1) · @O17',
      'leave: pick.leave',
    ],
    refused: ['raft:M3: no.raft · T86-6.11.16 · @M3'],
  });
});

test('T86-6.12.1b what lies there may be taken or left', () => {
  const g = new Game({
    figures: { Ann: { character: 'troll', at: 'O1', objects: ['axe'], followers: ['guide'] }, Bob: BOB },
    lying: { O2: ['sword', 'maiden'] },
    gold: { O2: 1 },
  })
    .rolls(1)
    .ann('roll', 'cw');
  expect(g.asked('Ann')).toBe('take');
  expect(asks(g)).toEqual({
    prompt: 'ask.take',
    options: [
      'gold: pick.take.gold(n 1) · @O2',
      'take:adv.sword: pick.take(card adv.sword, n 0) · note.lines(a can.weapon, b can.add.combat(n 1, stat stat.strength)) · @adv.sword',
      'take:adv.maiden: pick.take(card adv.maiden, n 0) · can.add(n 2, stat stat.craft) · @adv.maiden',
      'done: pick.take.none · note.take.none',
    ],
    refused: [],
  });
});

test('T86-6.13.5b the City’s people', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'O12', gold: 0, lives: 3, objects: ['axe'] }, Bob: { character: 'elf', at: 'O2' } })
    .rolls(1)
    .ann('roll', 'cw');
  expect(g.asked('Ann')).toBe('visit');
  expect(asks(g)).toEqual({
    prompt: 'ask.visit.space(space space.O13)',
    options: [
      'enchantress: choice.enchantress',
      'alchemist: choice.alchemist · line(effect verb.sellObjects(what amount.gold(n 1)))',
      'no: pick.visit.no',
    ],
    refused: ['doctor: no.gold · T86-6.3.3'],
  });
});

test('T86-6.3.4 what the Alchemist buys', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'O12', gold: 0, objects: ['axe', 'sword'] }, Bob: { character: 'elf', at: 'O2' } })
    .rolls(1)
    .ann('roll', 'cw', 'alchemist');
  expect(g.asked('Ann')).toBe('sell');
  expect(asks(g)).toEqual({
    prompt: 'ask.sell(n 1)',
    options: [
      'adv.axe: adv.axe · note.lines(a note.lines(a can.weapon, b can.add.combat(n 1, stat stat.strength)), b can.buildRaft) · @adv.axe',
      'adv.sword: adv.sword · note.lines(a can.weapon, b can.add.combat(n 1, stat stat.strength)) · @adv.sword',
    ],
    refused: [],
  });
});

test('TDE-8.23 the Warlock’s quest may be declined', () => {
  const g = digital({ Ann: { character: 'troll', at: 'M8' }, Bob: { character: 'elf', at: 'O2' } })
    .rolls(1)
    .ann('roll', 'cw');
  expect(g.asked('Ann')).toBe('quest');
  expect(asks(g)).toEqual({
    prompt: 'ask.quest',
    options: ['accept: pick.quest.accept', 'no: pick.quest.no'],
    refused: [],
  });
});

test('TDE-2.9 the roll of a move has no odds: the player knows best', () => {
  const g = digital({ Ann: { character: 'troll', at: 'O20', fate: 1 }, Bob: BOB })
    .rolls(5)
    .ann('roll');
  expect(g.asked('Ann')).toBe('fate');
  expect(asks(g)).toEqual({
    prompt: 'ask.fate.move(total 5)',
    options: ['keep: pick.fate.keep(total 5)', 'reroll:5: pick.fate.reroll(face 5) · note.fate.reroll(left 1)'],
    refused: [],
  });
});
