import { describe, expect, it, test } from 'vitest';
import { BOB, drawn, fights, ghost, souls, walks } from './game.ts';

/** Ann, a ghost with Strength 2 and Craft 5, beats it with a 6 against a 1, or is beaten the other way round. */
const beats = (card: string, more = {}, dice = [6, 1]) => walks(drawn(card, more).rolls(...dice));
const loses = (card: string, more = {}, dice = [1, 6]) => walks(drawn(card, { lives: 2, ...more }).rolls(...dice));

describe('V17 to V41 plain Enemies of the Veil fight psychically with their Craft', () => {
  for (const [card, craft] of [
    ['hollow-gaunt', 5],
    ['lemure', 1],
    ['mawbeast', 6],
    ['phantasm', 4],
    ['revenant', 3],
    ['shadow', 2],
    ['spectre', 3],
    ['wraith', 5],
  ] as const) {
    it(card, () => {
      const g = beats(card);
      expect([g.last('fought')?.stat, g.last('fought')?.foe.score, g.of('Ann').lives, g.s.souls!.veilDiscard]).toEqual([
        'craft',
        craft + 1,
        1,
        [`veil.${card}`],
      ]);
    });
  }
});

test('V13 Deathstalker: must be taken; beaten with it is dead, and a win may be rid of it', () => {
  const g = drawn('deathstalker');
  walks(g);
  expect(g.of('Ann').followers).toEqual(['veil.deathstalker']);
  const dead = loses('mawbeast', { lives: 4, followers: ['veil.deathstalker'] });
  expect([dead.of('Ann').out, dead.of('Ann').card]).toEqual([true, null]);
  const won = beats('lemure', { followers: ['veil.deathstalker'] });
  expect(won.asked('Ann')).toBe('ditchDoom');
  won.ann('veil.deathstalker');
  expect(won.of('Ann').followers).toEqual([]);
});

test('V14 Poltergeist: must be taken, one space a turn until the river is crossed', () => {
  const g = drawn('poltergeist');
  walks(g);
  expect(g.of('Ann').followers).toEqual(['veil.poltergeist']);
  const slow = souls({ figures: { Ann: ghost({ at: 'O5', followers: ['veil.poltergeist'] }), Bob: BOB } });
  expect(slow.options('Ann')).toEqual(['step']);
  slow.draws('veil.lost-maiden').ann('step', 'bridge');
  expect(slow.of('Ann').followers).toEqual([]);
});

test('V15 Blood Sucker, V38 Soul Sucker: a point lost beaten, a point won besides the reward', () => {
  const won = beats('blood-sucker', { strength: 3 });
  expect([won.last('fought')?.stat, won.of('Ann').strength, won.of('Ann').lives]).toEqual(['strength', 4, 1]);
  const lost = loses('blood-sucker', { strength: 3 });
  expect([lost.of('Ann').strength, lost.of('Ann').lives]).toEqual([2, 1]);
  expect(beats('soul-sucker').of('Ann').craft).toBe(6);
  expect(loses('soul-sucker', { craft: 6 }, [1, 6]).of('Ann').craft).toBe(5);
});

test('V16 Twisted Leech: a point for each life short of the quota, one less for each above', () => {
  const dead = loses('twisted-leech', { lives: 2 });
  // A ghost has a quota of none: two lives above it.
  expect(dead.last('fought')?.foe.score).toBe(3 + 6 - 2);
  const living = souls({
    figures: { Ann: { character: 'thief', at: 'O1', lives: 1, strength: 4 }, Bob: BOB },
    terrain: { O2: 'breach' },
    lying: { O2: ['veil.twisted-leech'] },
  });
  walks(living.rolls(1, 6, 1).draws('veil.friendly-ghost'));
  expect(living.last('fought')?.foe.score).toBe(3 + 1 + 3);
});

test('V17 Abomination Wraith: three dice, and two lives in place of the reward', () => {
  const g = drawn('abomination-wraith', { craft: 9 });
  walks(g.rolls(6, 1, 2, 3));
  expect([g.last('fought')?.foe.score, g.of('Ann').lives]).toEqual([9, 2]);
});

test('V18 Chill Wraith: who is beaten misses the next turn too', () => {
  expect(loses('chill-wraith').of('Ann').misses).toBe(1);
});

test('V19 Crawling Hand: not killed, it goes on clockwise', () => {
  const g = loses('crawling-hand', {}, [1, 6, 3]);
  expect([g.lying('O2'), g.lying('O5')]).toEqual([[], ['veil.crawling-hand']]);
});

test('V20 Dullahan, V36 Shadowsoul: no fate in the fight; beaten by the Dullahan all of it is gone', () => {
  const g = loses('dullahan', { fate: 2 }, []);
  g.rolls(1, 6).ann('keep');
  walks(g, 'cw');
  expect([g.of('Ann').fate, g.of('Ann').lives]).toEqual([0, 1]);
  const shadow = drawn('shadowsoul', { fate: 2, lives: 1 });
  shadow.ann('roll', 'keep');
  walks(shadow.rolls(1, 6), 'cw');
  expect([shadow.of('Ann').fate, shadow.of('Ann').lives]).toEqual([2, 0]);
});

test('V21 Ghost: puts itself on another space', () => {
  const g = drawn('ghost');
  walks(g.rolls(5));
  expect([g.lying('M16'), g.events('fought')]).toEqual([['veil.ghost'], []]);
});

test('V22 Glimmer: its opponent adds no die', () => {
  const g = drawn('glimmer');
  walks(g.rolls(3));
  expect([g.last('fought')?.hero.score, g.last('fought')?.foe.score]).toEqual([5, 4]);
});

test('V23 Harrow: when it is revealed everybody leaves a Follower behind', () => {
  const g = drawn('harrow', { followers: ['guide'] }, { figures: { Bob: { ...BOB, followers: ['maiden', 'unicorn'] } } });
  g.ann('roll', 'cw', 'space').rolls(6, 1).bob('maiden');
  expect([g.of('Ann').followers, g.cardsOf('Bob', 'followers'), g.lying('O12')]).toEqual([[], ['unicorn'], ['maiden']]);
});

test('V24 Haunt: whoever does not beat it is followed by it, attacks one weaker, and is rid of it where one prays', () => {
  const g = loses('haunt');
  expect([g.of('Ann').followers, g.lying('O2')]).toEqual([['veil.haunt'], []]);
  const weak = souls({ figures: { Ann: ghost({ followers: ['veil.haunt'] }), Bob: BOB }, lying: { O2: ['veil.lemure'] } });
  weak.s.tame['veil.haunt'] = 'haunting';
  walks(weak.rolls(1, 4, 1));
  expect(weak.last('fought')?.hero.score).toBe(8);
  const rid = souls({ figures: { Ann: ghost({ at: 'O6', alignment: 'good', followers: ['veil.haunt'] }), Bob: BOB } });
  rid.s.tame['veil.haunt'] = 'haunting';
  walks(rid.rolls(1));
  if (rid.asked('Ann') === 'visit') rid.ann('no');
  expect([rid.of('Ann').followers, rid.s.souls!.veilDiscard]).toEqual([[], ['veil.haunt']]);
});

test('V27 Many-Faced Shade: one more for each other card on the space', () => {
  const g = drawn('many-faced-shade', { craft: 9 }, { lying: { O2: ['axe', 'sword'] } });
  walks(g.rolls(6, 1));
  expect(g.last('fought')?.foe.score).toBe(3 + 1 + 2);
  expect(g.last('fought')?.foe.parts).toContainEqual({ from: 'foe', card: 'veil.many-faced-shade', n: 2 });
  const alone = drawn('many-faced-shade', { craft: 9 });
  walks(alone.rolls(6, 1));
  expect(alone.last('fought')?.foe.score).toBe(3 + 1);
});

test('V29 Night Hag: beaten one is back at the start space, and misses a turn', () => {
  const g = loses('night-hag');
  expect([g.of('Ann').space, g.of('Ann').misses, g.turn]).toEqual(['O13', 1, 'Bob']);
});

test('V30 Nightmare: its Craft is that of its opponent; a point of Craft in place of the reward', () => {
  const g = drawn('nightmare', { objects: ['veil.screaming-skull'] });
  walks(g.rolls(6, 1));
  expect([g.last('fought')?.foe.score, g.last('fought')?.hero.score, g.of('Ann').craft, g.of('Ann').lives]).toEqual([7, 12, 6, 0]);
});

test('V32 Ravenous Wraith: a Follower is eaten before the fight', () => {
  const g = drawn('ravenous-wraith', { followers: ['guide'] });
  walks(g.rolls(6, 1));
  expect([g.of('Ann').followers, g.s.discard]).toEqual([[], ['adv.guide']]);
});

test('V34 Sepulchre Spectre: all Spirits of the board come to it', () => {
  const g = drawn('sepulchre-spectre', { craft: 9 }, { lying: { M3: ['veil.lemure'], O14: ['shadow'] } });
  walks(g.rolls(6, 1));
  expect([g.last('fought')?.foes.length, g.lying('O2'), g.lying('M3')]).toEqual([2, ['shadow'], []]);
});

test('V37 Soul Dragon: no armour, weapons, Spells, fate; a dragon that fights with Craft', () => {
  const g = drawn('soul-dragon', {
    lives: 1,
    fate: 1,
    objects: ['veil.armour-of-the-fallen', 'veil.sword-of-the-fallen'],
    spells: ['hex'],
  });
  g.ann('roll', 'keep', 'cw');
  fights(g.rolls(1, 6));
  expect([g.last('fought')?.hero.score, g.events('saved'), g.of('Ann').fate, g.of('Ann').lives]).toEqual([6, [], 1, 0]);
});

test('V37 TDE-7.2 in a fight with the Soul Dragon nobody casts, not even to keep a life', () => {
  const g = souls({
    figures: { Ann: { character: 'wizard', at: 'O1', lives: 2, spells: ['preservation'] }, Bob: BOB },
    terrain: { O2: 'breach' },
  });
  walks(g.rolls(1, 1, 6).draws('veil.soul-dragon'));
  expect([g.asked('Ann'), g.of('Ann').lives, g.of('Ann').spells, g.turn]).toEqual([undefined, 1, ['sp.preservation'], 'Bob']);
});

test('V40 White Fungus: three more against the dead, a monster that fights with Craft', () => {
  expect(beats('white-fungus').last('fought')?.foe.score).toBe(6);
  const living = souls({ figures: { Ann: { character: 'thief', at: 'O1', objects: ['cross'] }, Bob: BOB }, terrain: { O2: 'breach' } });
  walks(living.rolls(1, 6, 1).draws('veil.white-fungus'));
  expect([living.last('fought')?.foe.score, living.last('fought')?.stat, living.cardsOf('Ann', 'trophies')]).toEqual([
    3,
    'craft',
    ['veil.white-fungus'],
  ]);
});
