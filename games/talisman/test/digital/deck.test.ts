import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Copies, EDITION_1986, EDITION_DIGITAL, instances } from '../../src/editions/index.ts';
import { shortName } from '../../src/scenario/names.ts';
import type { Card, CardType } from '../../src/vocabulary.ts';

const { adventure, spells, characters, purchase, talismans } = EDITION_DIGITAL;
const count = (list: readonly Copies<unknown>[]): number => list.reduce((sum, [, n]) => sum + n, 0);
const copies = (fits: (card: Card) => boolean): number => count(adventure.filter(([card]) => fits(card)));
const ofType = (...types: CardType[]): number => copies((card) => types.includes(card.type) && card.number === undefined);

describe('the cards of the Digital Edition', () => {
  it('TDE-1.7: 104 Adventure cards, kind by kind as the tables sum them up', () => {
    expect(count(adventure)).toBe(104);
    expect(ofType('event')).toBe(13);
    expect(copies((card) => card.type === 'follower' && card.number === 1)).toBe(2);
    expect(ofType('animal', 'monster', 'dragon')).toBe(19);
    expect(ofType('spirit')).toBe(10);
    expect(ofType('stranger')).toBe(8);
    expect(ofType('follower')).toBe(11);
    expect(ofType('magicObject')).toBe(13);
    expect(ofType('object', 'gold')).toBe(19);
    expect(ofType('place')).toBe(9);
  });

  it('TDE-1.7: 24 Spells, 14 characters, 28 purchase cards, 4 Talismans and 2 in the deck', () => {
    expect([count(spells), characters.length, count(purchase), talismans[1]]).toEqual([24, 14, 28, 4]);
    expect(copies((card) => card.id === 'adv.talisman')).toBe(2);
  });

  it('TDE-F: the purchase stock kind by kind; the Mule is a Follower, the others are Objects', () => {
    expect(purchase.map(([card, n]) => [card.id, n])).toEqual([
      ['pur.armour', 4],
      ['pur.axe', 4],
      ['pur.helmet', 4],
      ['pur.digital.mule', 4],
      ['pur.raft', 1],
      ['pur.shield', 4],
      ['pur.sword', 3],
      ['pur.water-bottle', 4],
    ]);
    expect(purchase.map(([card]) => card.type).filter((type) => type !== 'object')).toEqual(['follower']);
  });

  it('every card of which there is more than one', () => {
    const several = [...adventure, ...spells].filter(([, n]) => n > 1).map(([{ id }, n]) => `${id} ${n}`);
    expect(several.sort()).toEqual([
      'adv.bag-of-gold 8',
      'adv.bandit 2',
      'adv.boar 2',
      'adv.dragon 3',
      'adv.ghost 2',
      'adv.goblin 2',
      'adv.guide 2',
      'adv.hobgoblin 2',
      'adv.lemure 2',
      'adv.ogre 2',
      'adv.shadow 2',
      'adv.sword 2',
      'adv.talisman 2',
      'adv.two-bags 3',
      'adv.wraith 2',
      'sp.counterspell 2',
      'sp.destruction 2',
      'sp.digital.immobility 2',
      'sp.digital.psionic-blast 2',
      'sp.healing 2',
      'sp.random 2',
      'sp.teleport 2',
    ]);
  });

  it('TDE-2.1: values, fate, lives, alignment and start of every character', () => {
    const rows = characters.map((c) => `${c.id.slice(12)} ${c.strength} ${c.craft} ${c.fate} ${c.lives} ${c.alignment} ${c.start}`);
    expect(rows).toEqual([
      'assassin 3 3 3 4 evil O13',
      'druid 2 4 4 4 neutral O23',
      'dwarf 3 3 5 5 neutral O9',
      'elf 3 4 3 4 good O23',
      'ghoul 2 4 4 4 evil O3',
      'minstrel 2 4 5 4 good O19',
      'monk 2 3 5 4 good O1',
      'priest 2 4 5 4 good O7',
      'prophetess 2 4 2 4 good O7',
      'sorceress 2 4 3 4 evil O3',
      'thief 3 3 2 4 neutral O13',
      'troll 6 1 1 6 neutral O9',
      'warrior 4 2 1 5 neutral O19',
      'wizard 2 5 3 4 evil O3',
    ]);
  });

  it('a card that both editions know is one object; one that differs has an id of its own', () => {
    const old = new Map([...EDITION_1986.adventure, ...EDITION_1986.spells].map(([card]) => [card.id, card]));
    for (const [card] of [...adventure, ...spells]) {
      const same = old.get(card.id);
      if (same) expect(card).toBe(same);
      else if (card.id !== 'adv.lemure') expect(card.id).toMatch(/^(adv|sp)\.digital\./);
    }
    const ids = [...instances(adventure), ...instances(spells), ...instances(purchase), ...instances([talismans])];
    expect(new Set(ids).size).toBe(104 + 24 + 28 + 4);
  });

  it('each card, each Spell and each character is played by a test of this folder', () => {
    const tests = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.test.ts') && file !== 'deck.test.ts');
    const played = tests.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n');
    const names = [...adventure, ...spells].map(([{ id }]) => shortName(id)).concat(characters.map(({ id }) => shortName(id)));
    expect(names.filter((name) => !played.includes(`'${name}'`))).toEqual([]);
  });
});
