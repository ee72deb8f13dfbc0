import { expect, test } from 'vitest';
import { asks } from './asked.ts';
import { digital } from './digital/game.ts';
import { type Figure, Game } from './table.ts';

/* In which order a table shows the answers, and what the odds against a person leave out. */

const BOB: Figure = { character: 'monk', at: 'O12' };
const shown = (g: Game): string[] => g.question('Ann')!.options.map(({ id }) => id);
const plates = (g: Game): string[] => asks(g).options.map((line) => line.replace(/^(\S+): \S+\(seat Bob\) · (.*) · @Bob$/, '$1: $2'));

test('T86-6.16.2 at a Bandit the ability that wins most surely stands before the price, and a timeout answers as before', () => {
  const g = new Game({ figures: { Ann: { character: 'assassin', at: 'O1', gold: 5 }, Bob: BOB }, lying: { O2: ['bandit'] } });
  g.rolls(1).ann('roll', 'cw');
  expect(shown(g)).toEqual(['assassinate', 'fight', 'pay:adv.bandit']);
  expect([g.options('Ann'), g.question('Ann')!.byDefault]).toEqual([['fight', 'pay:adv.bandit', 'assassinate'], 'fight']);
});

test('T86-6.8 the Minstrel’s charm stands before an attack on the same animal, the Priest’s prayer before a fight', () => {
  const minstrel = new Game({ figures: { Ann: { character: 'minstrel', at: 'O1' }, Bob: BOB }, lying: { O2: ['lion', 'bear'] } });
  minstrel.rolls(1).ann('roll', 'cw');
  expect(shown(minstrel)).toEqual(['done', 'charm:adv.lion', 'attack:adv.lion', 'charm:adv.bear', 'attack:adv.bear']);
  const priest = new Game({ figures: { Ann: { character: 'priest', at: 'O1', spells: [] }, Bob: BOB }, lying: { O2: ['shadow'] } });
  priest.rolls(1).ann('roll', 'cw');
  expect(shown(priest)).toEqual(['destroy', 'fight']);
});

test('T86-6.13.3 of what may be done to a character the surer thing stands first, behind the space itself', () => {
  const g = new Game({ Ann: { character: 'thief', at: 'O1' }, Bob: { ...BOB, at: 'O2', gold: 1 } });
  g.rolls(1).ann('roll', 'cw');
  expect(shown(g)).toEqual(['space', 'steal:1', 'attack:1']);
});

test('T86-6.13.3 the Sorceress is told how likely she beguiles', () => {
  const g = new Game({ Ann: { character: 'sorceress', at: 'O1', spells: [] }, Bob: { ...BOB, at: 'O2', gold: 1 } });
  g.rolls(1).ann('roll', 'cw');
  expect(plates(g).filter((line) => line.startsWith('beguile'))).toEqual(['beguile:1: 17 %']);
});

test('TDE-C.1 where one may only assassinate before the dice, its odds stand there, before those of a roll', () => {
  const g = digital({ Ann: { character: 'assassin', at: 'I6', fate: 0, werewolf: 7 }, Bob: BOB });
  g.ann('act');
  expect([g.asked('Ann'), g.options('Ann')]).toEqual(['prepare', ['roll', 'assassinate']]);
  const [first, second] = g.question('Ann')!.options;
  expect([first!.id, second!.id, first!.odds! > second!.odds!]).toEqual(['assassinate', 'roll', true]);
});

test('T86-6.18.1a odds against a character say that it may evade, or cast a Spell', () => {
  const met = (bob: Figure) => {
    const g = new Game({ Ann: { character: 'assassin', at: 'O3', strength: 12 }, Bob: { gold: 0, spells: [], ...bob, at: 'O4' } });
    return plates(g.rolls(1).ann('roll', 'cw')).find((line) => line.startsWith('assassinate'));
  };
  expect(met({ character: 'monk' })).toBe('assassinate:1: 100 %');
  expect(met({ character: 'monk', spells: ['hex'] })).toBe('assassinate:1: note.unless.cast(seat Bob) · 100 %');
  expect(met({ character: 'monk', spells: ['hex'], toad: 2 })).toBe('assassinate:1: 100 %');
  expect(met({ character: 'elf' })).toBe('assassinate:1: note.unless.evade(seat Bob) · 100 %');
  expect(met({ character: 'elf', spells: ['hex'] })).toBe('assassinate:1: note.unless.evade.cast(seat Bob) · 100 %');
});

test('T86-6.11.1 who is held to one space is told what holds it', () => {
  const held = new Game({ figures: { Ann: { character: 'warrior', at: 'O1', followers: ['poltergeist'], slow: 1 }, Bob: BOB } });
  expect(asks(held).options[0]).toContain('note.turn.held(cards [adv.blizzard, adv.poltergeist])');
  const toad = new Game({ figures: { Ann: { character: 'warrior', at: 'O1', toad: 2 }, Bob: BOB } });
  expect(asks(toad).options[0]).not.toContain('note.turn.held');
});

test('T86-6.8 adding to a prayer is asked for where it changes what comes of it, and else by nobody', () => {
  const prays = (roll: number, lives = 4) => {
    const g = new Game({ Ann: { character: 'monk', at: 'O6', lives }, Bob: { character: 'troll', at: 'O12' } });
    g.rolls(1, roll).ann('roll', 'cw', 'pray');
    return g.question('Ann');
  };
  expect([prays(1)?.kind, prays(1)?.sole]).toEqual(['addToRoll', 'no']);
  expect([prays(4)?.kind, prays(4)?.sole]).toEqual(['addToRoll', undefined]);
});

test('T86-6.8 who cannot use a weapon or armour reads so before it is taken', () => {
  const found = (character: string, card: string) => {
    const g = new Game({ Ann: { character, at: 'O1', spells: [] }, Bob: { character: 'troll', at: 'O12' } });
    g.rolls(1).draws(card).ann('roll', 'cw');
    return asks(g).options.find((line) => line.startsWith('take:'))!;
  };
  expect(found('monk', 'holy-lance')).toContain('can.noWeapons');
  expect(found('monk', 'armour')).toContain('can.noArmour');
  expect(found('warrior', 'axe')).not.toContain('can.no');
});
