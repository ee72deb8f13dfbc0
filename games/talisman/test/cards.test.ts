import { describe, expect, it } from 'vitest';
import { abilitiesOf, type Copies, cardOf, characterOf, EDITION_1986, instances, kindOf, spellOf } from '../src/editions/index.ts';
import { type Card, type CardType, PURCHASE_KINDS } from '../src/vocabulary.ts';

const count = (list: readonly Copies<unknown>[]): number => list.reduce((sum, [, n]) => sum + n, 0);
const { adventure, spells, characters, purchase, talismans } = EDITION_1986;
const ofType = (...types: CardType[]): number => count(adventure.filter(([card]) => types.includes(card.type)));
const copies = (list: readonly Copies<{ id: string }>[]) => Object.fromEntries(list.map(([{ id }, n]) => [id, n]));

describe('the cards of the edition of 1986', () => {
  it('T86-2.2: 104 Adventure cards, type by type as section D counts them', () => {
    expect(count(adventure)).toBe(104);
    expect(ofType('event')).toBe(14);
    expect([ofType('animal'), ofType('monster'), ofType('dragon')]).toEqual([7, 10, 3]);
    expect(ofType('spirit')).toBe(6);
    expect(ofType('stranger')).toBe(9);
    expect(ofType('follower')).toBe(10);
    expect(ofType('magicObject')).toBe(13);
    expect(ofType('object')).toBe(9);
    expect(ofType('gold')).toBe(14);
    expect(ofType('place')).toBe(9);
  });

  it('T86-2.3 to T86-2.6: 26 Spells, 14 characters, 28 purchase cards, 4 Talismans', () => {
    expect(count(spells)).toBe(26);
    expect(characters.length).toBe(14);
    expect(count(purchase)).toBe(28);
    expect([talismans[0].id, talismans[1]]).toEqual(['tal.talisman', 4]);
  });

  it('F2: the purchase piles, in their order, are the Objects of the same names', () => {
    expect(purchase.map(([card]) => card.id)).toEqual([...PURCHASE_KINDS]);
    expect(purchase.map(([, n]) => n)).toEqual([4, 4, 4, 4, 1, 4, 3, 4]);
    for (const [card] of purchase) {
      const original = cardOf(card.id.replace('pur.', 'adv.'));
      expect({ ...cardOf(card.id), id: original.id }).toEqual(original);
    }
  });

  it('every card that there is more than once, and how many', () => {
    const several = Object.fromEntries(Object.entries({ ...copies(adventure), ...copies(spells) }).filter(([, n]) => n > 1));
    expect(several).toEqual({
      'adv.boar': 2,
      'adv.bandit': 2,
      'adv.goblin': 3,
      'adv.hobgoblin': 2,
      'adv.ogre': 2,
      'adv.dragon': 3,
      'adv.ghost': 2,
      'adv.guide': 2,
      'adv.talisman': 2,
      'adv.sword': 2,
      'adv.bag-of-gold': 11,
      'adv.two-bags': 3,
      'sp.counterspell': 2,
      'sp.destruction': 2,
      'sp.healing': 2,
      'sp.immobility': 2,
      'sp.psionic-blast': 2,
      'sp.random': 2,
      'sp.teleport': 2,
    });
  });

  it('D2, D3: Enemies fight on Strength, Spirits on Craft', () => {
    const strengths = (field: 'strength' | 'craft') =>
      Object.fromEntries(adventure.filter(([card]) => card[field] !== undefined).map(([card]) => [card.id.slice(4), card[field]]));
    expect(strengths('strength')).toEqual({
      ape: 3,
      bear: 3,
      boar: 1,
      lion: 3,
      serpent: 4,
      wolf: 2,
      bandit: 4,
      giant: 6,
      goblin: 2,
      hobgoblin: 3,
      ogre: 5,
      dragon: 7,
    });
    expect(strengths('craft')).toEqual({ shadow: 2, spectre: 3, ghost: 4, wraith: 5, demon: 10 });
  });

  it('section C: quotas, alignment, start space and starting Spells of the characters', () => {
    const rows = characters.map(
      (c) =>
        `${c.id.slice(4)} ${c.strength} ${c.craft} ${c.alignment} ${c.start} ${abilitiesOf(c.id, 'startSpells').reduce((n, a) => n + a.n, 0)}`,
    );
    expect(rows).toEqual([
      'assassin 3 3 evil O13 0',
      'druid 2 4 neutral O23 1',
      'dwarf 3 3 neutral O9 0',
      'elf 3 4 good O23 0',
      'ghoul 2 4 evil O3 0',
      'minstrel 2 4 good O19 0',
      'monk 2 3 good O1 0',
      'priest 2 4 good O7 1',
      'prophetess 2 4 good O7 1',
      'sorceress 2 4 evil O3 1',
      'thief 3 3 neutral O13 0',
      'troll 6 1 neutral O9 0',
      'warrior 4 3 neutral O19 0',
      'wizard 2 5 evil O3 2',
    ]);
  });

  it('T86-6.15.11: Events leave after use, except the two that are carried', () => {
    const carried = adventure.filter(([card]) => card.type === 'event' && !card.leaves).map(([card]) => card.id);
    expect(carried).toEqual(['adv.hag', 'adv.poltergeist']);
    expect(adventure.filter(([card]) => card.type !== 'event' && card.leaves)).toEqual([]);
  });

  it('T86-6.18.2: who may be evaded without attacking: seven Events and every Stranger', () => {
    const events = adventure.filter(([card]) => card.type === 'event' && card.evadable).map(([card]) => card.id.slice(4));
    expect(events.sort()).toEqual(['angel', 'devil', 'hag', 'imp', 'mephistopheles', 'poltergeist', 'raiders']);
    expect(adventure.every(([card]) => card.type !== 'stranger' || card.evadable)).toBe(true);
  });

  it('D6: three Magic Objects are not for everybody', () => {
    const limited = adventure.filter(([card]) => card.owners).map(([card]) => [card.id, card.owners]);
    expect(limited).toEqual([
      ['adv.holy-grail', ['good', 'neutral']],
      ['adv.holy-lance', ['good', 'neutral']],
      ['adv.runesword', ['evil', 'neutral']],
    ]);
  });

  it('a roll names every result once at most, and none that the dice cannot show', () => {
    const rolls: { dice: number; rows: readonly { from: number; to: number }[] }[] = [];
    const seek = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('rows' in value && 'dice' in value) rolls.push(value as never);
      for (const inner of Object.values(value)) seek(inner);
    };
    seek([adventure, spells]);
    expect(rolls.length).toBe(7);
    for (const { dice, rows } of rolls) {
      let next = dice;
      for (const row of rows) {
        expect(row.from).toBeGreaterThanOrEqual(next);
        expect(row.to).toBeGreaterThanOrEqual(row.from);
        next = row.to + 1;
      }
      expect(next).toBeLessThanOrEqual(6 * dice + 1);
    }
  });
});

describe('instances of cards', () => {
  it('each copy has an id of its own, and all show the same card', () => {
    const all = [...instances(adventure), ...instances(spells), ...instances(purchase), ...instances([talismans])];
    expect(new Set(all).size).toBe(104 + 26 + 28 + 4);
    expect(instances(adventure).filter((id) => kindOf(id) === 'adv.goblin')).toEqual(['adv.goblin', 'adv.goblin.2', 'adv.goblin.3']);
    const goblin: Card = cardOf('adv.goblin.3');
    expect(goblin).toBe(cardOf('adv.goblin'));
    expect(spellOf('sp.random.2').id).toBe('sp.random');
    expect(characterOf('chr.elf').craft).toBe(4);
  });

  it('an id that is none is an error, not an empty card', () => {
    expect(() => cardOf('adv.goblin.4')).toThrow('no card adv.goblin.4');
    expect(() => spellOf('adv.goblin')).toThrow('no Spell adv.goblin');
    expect(() => characterOf('chr.nobody')).toThrow('no character chr.nobody');
    expect(() => abilitiesOf('adv.nothing', 'steal')).toThrow('no card or character adv.nothing');
  });

  it('abilities are found by name, for cards and characters', () => {
    expect(abilitiesOf('adv.holy-lance', 'add').map((a) => a.n)).toEqual([1, 3]);
    expect(abilitiesOf('pur.sword.2', 'weapon').length).toBe(1);
    expect(abilitiesOf('chr.troll', 'regenerate')).toEqual([{ can: 'regenerate', on: 6 }]);
    expect(abilitiesOf('adv.goblin', 'weapon')).toEqual([]);
  });
});
