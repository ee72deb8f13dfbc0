import { expect, test } from 'vitest';
import { BOB, ghost, souls, walks } from './game.ts';

/** Ann, with one life, meets a Dragon and dies of it. */
const dying = (more = {}, rest = {}, options = {}) =>
  souls({ figures: { Ann: { character: 'thief', at: 'O1', lives: 1, ...more }, Bob: BOB }, lying: { O2: ['dragon'] }, ...rest }, options);
const dies = (g: ReturnType<typeof souls>) => walks(g.rolls(1, 1, 6).draws('ghost.grey-pilgrim'));

test('TDE-11.2 TDE-11.3 TDE-11.5 TDE-11.6a who is killed walks on as a ghost without lives; a gravestone stays', () => {
  const g = dies(
    dying({
      strength: 4,
      craft: 5,
      gold: 3,
      objects: ['axe'],
      followers: ['guide'],
      spells: ['hex'],
      trophies: ['wolf'],
      quest: 2,
      alignment: 'evil',
    }),
  );
  const c = g.of('Ann');
  expect([c.card, c.lives, c.strength, c.craft, c.fate, c.alignment, c.space, g.turn]).toEqual([
    'ghost.grey-pilgrim',
    0,
    2,
    5,
    3,
    'evil',
    'O2',
    'Bob',
  ]);
  expect(g.s.souls!.ghosts[0]).toEqual({ character: 'chr.digital.thief', grave: 'O2', away: 0, kept: { objects: [], followers: [] } });
  expect([g.lying('O2'), g.s.loose['O2'], c.objects, c.followers, c.spells, c.trophies, c.quest]).toEqual([
    ['dragon', 'axe', 'guide'],
    3,
    [],
    [],
    [],
    [],
    0,
  ]);
  expect(g.last('becameGhost')).toMatchObject({ seat: 0, ghost: 'ghost.grey-pilgrim', grave: 'O2' });
});

test.each(['hag', 'poltergeist'])('TDE-2.26 TDE-11.6a TDE-11.9 a Follower that must be taken is left like any other: %s', (card) => {
  const left = (g: ReturnType<typeof souls>) => [g.lying('O2'), g.cardsOf('Ann', 'followers'), g.s.discard];
  const living = { character: 'thief', at: 'O1', lives: 1, gold: 0, followers: [card] };
  const step = card === 'poltergeist' ? 'step' : 'roll';
  const killed = (more: object) => {
    const g = souls({ figures: { Ann: living, Bob: BOB, Cay: { character: 'elf', at: 'O20' } }, lying: { O2: ['dragon'] }, ...more });
    return walks(g.rolls(...(card === 'poltergeist' ? [] : [1]), 1, 6), step);
  };
  const risen = souls({ Ann: ghost({ lives: 1, grave: 'O2', at: 'O1', gold: 0, followers: [card] }), Bob: BOB });
  expect(left(walks(risen.rolls(...(card === 'poltergeist' ? [] : [1])), step)), 'who is resurrected').toEqual([[card], [], []]);
  const once = souls({ figures: { Ann: living, Bob: BOB }, lying: { O2: ['dragon'] } });
  walks(once.rolls(...(card === 'poltergeist' ? [] : [1]), 1, 6).draws('ghost.banshee'), step);
  expect(left(once), 'who becomes a ghost').toEqual([['dragon', card], [], []]);
  expect(left(killed({ crownReached: true })), 'who dies for good').toEqual([['dragon', card], [], []]);
});

test('TDE-11.4 TDE-11.6d TDE-11.6f a ghost without lives that loses one is gone for good, Soulbound cards and all', () => {
  const g = souls({
    figures: {
      Ann: ghost({ objects: ['veil.screaming-skull', 'axe'], gold: 1, spells: ['hex'] }),
      Bob: BOB,
      Cay: { character: 'elf', at: 'O20' },
    },
  });
  walks(g.rolls(1, 1, 6).draws('veil.mawbeast'));
  expect([g.of('Ann').out, g.of('Ann').card, g.lying('O2'), g.s.loose['O2'], g.turn]).toEqual([
    true,
    null,
    ['veil.mawbeast', 'veil.screaming-skull', 'axe'],
    1,
    'Bob',
  ]);
  expect([g.s.souls!.ghosts[0], g.s.souls!.ghostCards.length, g.s.spellDiscard.length]).toEqual([null, 6, 1]);
});

test('TDE-11.4 a ghost with a life that loses one goes on', () => {
  const g = souls({ figures: { Ann: ghost({ lives: 1 }), Bob: BOB } });
  walks(g.rolls(1, 1, 6).draws('veil.mawbeast'));
  expect([g.of('Ann').lives, g.of('Ann').card, g.of('Ann').out]).toEqual([0, 'ghost.banshee', false]);
});

test('TDE-11.6d with the option a ghost that dies begins anew', () => {
  const g = souls({ figures: { Ann: ghost(), Bob: BOB } }, { ghostRestart: true });
  walks(g.rolls(1, 1, 6).draws('veil.mawbeast'));
  expect([g.of('Ann').out, g.of('Ann').card]).toEqual([false, null]);
});

test('TDE-11.6 who dies in the Inner Region has a gravestone at the Portal; what was carried lies where it fell', () => {
  const g = souls({ figures: { Ann: { character: 'thief', at: 'I2', lives: 1, objects: ['axe'] }, Bob: BOB } });
  walks(g.rolls(6).draws('ghost.banshee'), 'to:I3');
  expect([g.of('Ann').space, g.s.souls!.ghosts[0]!.grave, g.lying('I3'), g.of('Ann').turnedBack]).toEqual(['I3', 'M1', ['axe'], true]);
});

test('TDE-11.6b the killer takes what is left before it is put down, save what is Soulbound', () => {
  const g = souls({
    Ann: { character: 'thief', at: 'O1', strength: 6 },
    Bob: { character: 'elf', at: 'O2', lives: 1, gold: 2, objects: ['axe', 'veil.screaming-skull'] },
  });
  g.rolls(1, 6, 1).draws('ghost.banshee').ann('roll', 'cw', 'attack:1', 'life');
  expect(g.options('Ann')).toEqual(['gold', 'take:adv.axe', 'done']);
  g.ann('take:axe', 'gold');
  expect([g.cardsOf('Ann', 'objects'), g.of('Ann').gold, g.of('Bob').objects, g.of('Bob').card]).toEqual([
    ['axe'],
    3,
    ['veil.screaming-skull'],
    'ghost.banshee',
  ]);
});

test('TDE-11.6c once the Crown was reached death is final, and the Command Spell hits ghosts too', () => {
  const g = dying(
    { objects: ['veil.screaming-skull'] },
    {
      crownReached: true,
      figures: {
        Ann: { character: 'thief', at: 'O1', lives: 1, objects: ['veil.screaming-skull'] },
        Bob: BOB,
        Cay: { character: 'elf', at: 'O20' },
      },
    },
  );
  walks(g.rolls(1, 1, 6));
  expect([g.of('Ann').out, g.lying('O2')]).toEqual([true, ['dragon', 'veil.screaming-skull']]);
  const hit = souls({
    figures: { Ann: { character: 'thief', at: 'I9' }, Bob: ghost({ lives: 1, character: 'elf' }), Cay: BOB },
    crownReached: true,
  });
  hit.rolls(5).ann('act');
  expect([hit.of('Bob').lives, hit.of('Cay').lives]).toEqual([0, 3]);
});

test('TDE-11.6c in the other endings death makes ghosts all the same', () => {
  const g = dies(dying({}, { crownReached: true }, { finale: 'throne' }));
  expect(g.of('Ann').card).toBe('ghost.grey-pilgrim');
});

test('TDE-11.6e without a Ghost card left one comes back as another character', () => {
  const six = Object.fromEntries(
    ['banshee', 'pale-knight', 'grey-pilgrim', 'hollow-scholar', 'lantern-bearer', 'weeping-shade'].map((card, i) => [
      `Dead${i}`,
      { ghost: card, at: 'O14', grave: 'M16' },
    ]),
  );
  const g = souls({ figures: { Ann: { character: 'thief', at: 'O1', lives: 1 }, ...six }, lying: { O2: ['dragon'] } }, { bigTable: true });
  walks(g.rolls(1, 1, 6));
  expect([g.of('Ann').card, g.of('Ann').out, g.s.souls!.ghosts[0]]).toEqual([null, false, null]);
});
