import { expect, test } from 'vitest';
import { type Figure, Game } from './table.ts';

/* Where every point of a side comes from: the table reads it from the parts of a fight. */

const BOB: Figure = { character: 'monk', at: 'O12' };

/** Ann, with these things, meets this card on the Fields O2: the parts of her side, and its score, with a die of 3. */
function side(ann: Figure, foe: string) {
  const g = new Game({ figures: { Ann: { character: 'thief', at: 'O1', ...ann }, Bob: BOB }, lying: { O2: [foe] } });
  g.rolls(...(ann.toad ? [] : [1]), 3, 3).ann(...(ann.toad ? ['step'] : ['roll']), 'cw');
  const { hero } = g.last('fought')!;
  return [hero.parts.map((part) => ('card' in part ? part.card : part.from) + (part.n < 0 ? '' : '+') + part.n).join(' '), hero.score];
}

test.each<[rule: string, of: string, ann: Figure, foe: string, parts: string, score: number]>([
  ['T86-6.1.1a', 'own Strength', {}, 'boar', 'own+3 die+3', 6],
  ['T86-6.2.1', 'own Craft', {}, 'shadow', 'own+3 die+3', 6],
  ['T86-6.1.6a', 'a gained Strength', { strength: 5 }, 'boar', 'own+5 die+3', 8],
  ['T86-6.1.6b', 'a Sword in combat', { objects: ['sword'] }, 'boar', 'own+3 adv.sword+1 die+3', 7],
  ['T86-6.17.2a', 'no Sword against Spirits', { objects: ['sword'] }, 'shadow', 'own+3 die+3', 6],
  ['T86-6.1.6b', 'the Belt, which is no weapon', { objects: ['magic-belt', 'axe'] }, 'boar', 'own+3 adv.magic-belt+2 adv.axe+1 die+3', 9],
  ['T86-6.1.6a', 'the Unicorn in combat', { followers: ['unicorn'] }, 'boar', 'own+3 adv.unicorn+1 die+3', 7],
  ['T86-6.2.1', 'the Unicorn in psychic combat', { followers: ['unicorn'] }, 'shadow', 'own+3 adv.unicorn+1 die+3', 7],
  ['T86-6.2.1', 'the Maiden for Craft alone', { followers: ['maiden'] }, 'shadow', 'own+3 adv.maiden+2 die+3', 8],
  ['T86-6.2.1', 'the Maiden not for Strength', { followers: ['maiden'] }, 'boar', 'own+3 die+3', 6],
  ['T86-6.15.9', 'the Lance against a Dragon', { character: 'elf', objects: ['holy-lance'] }, 'dragon', 'own+3 adv.holy-lance+3 die+3', 9],
  ['T86-6.15.9', 'the Lance against others', { character: 'elf', objects: ['holy-lance'] }, 'boar', 'own+3 adv.holy-lance+1 die+3', 7],
  ['T86-6.19.3a', 'a toad has 1', { toad: 2 }, 'boar', 'own+1 die+3', 4],
  ['T86-6.19.3a', 'a toad has 1 of Craft too', { toad: 2 }, 'shadow', 'own+1 die+3', 4],
])('%s %s', (_, __, ann, foe, parts, score) => {
  expect(side(ann, foe)).toEqual([parts, score]);
});

test('T86-6.16.9b what the loser may offer: no Raft, no curse', () => {
  const bob: Figure = {
    character: 'thief',
    at: 'O2',
    objects: ['raft', 'axe'],
    followers: ['poltergeist', 'guide'],
    gold: 1,
    spells: ['hex'],
  };
  const g = new Game({ Ann: { character: 'troll', at: 'O1' }, Bob: bob });
  g.rolls(1, 6, 1).ann('roll', 'cw', 'attack:1', 'life');
  expect([...g.options('Bob')].sort()).toEqual(['adv.axe', 'adv.guide', 'coin.1', 'sp.hex']);
});

test('T86-6.16.2 an Assassin is told the odds of either way before he chooses', () => {
  const g = new Game({ figures: { Ann: { character: 'assassin', at: 'O1' }, Bob: BOB }, lying: { O2: ['serpent'] } });
  g.rolls(1).ann('roll', 'cw');
  // Strength 3 against 4: of 36 throws ten are two better or more; without a die of the Serpent's each from 2 on wins.
  expect(g.question('Ann')?.options.map(({ id, label, odds }) => [id, label.key, odds])).toEqual([
    ['assassinate', 'pick.face.assassinate', expect.closeTo(5 / 6)],
    ['fight', 'pick.face.fight', expect.closeTo(10 / 36)],
  ]);
});
