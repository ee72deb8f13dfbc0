import { describe, expect, it } from 'vitest';
import { characterOf, EDITION_DIGITAL, spellOf } from '../../src/editions/index.ts';
import { REALM_OF_SOULS } from '../../src/expansions/realm-of-souls/cards.ts';
import { SOUL_PILES } from '../../src/expansions/realm-of-souls/setup.ts';
import { typedOptions } from '../../src/options.ts';
import { pilesFor } from '../../src/setup.ts';

const { veil, adventure, spells, characters, ghosts, terrain, endings } = REALM_OF_SOULS;
const count = (list: readonly (readonly [unknown, number])[]): number => list.reduce((n, [, copies]) => n + copies, 0);
const short = (id: string): string => id.slice(id.indexOf('.') + 1);

describe('TDE-11.1 the cards of the Realm of Souls', () => {
  it('70 Veil cards, one of each, in the groups of TDE-G.3', () => {
    expect([veil.length, new Set(veil.map(({ id }) => id)).size]).toEqual([70, 70]);
    const number = ({ type, number: own, craft, strength }: (typeof veil)[number]) =>
      own ?? (craft !== undefined && strength === undefined ? 3 : type);
    const groups: Record<string, number> = {};
    for (const card of veil) groups[String(number(card))] = (groups[String(number(card))] ?? 0) + 1;
    expect(groups).toEqual({ event: 11, 1: 3, monster: 2, 3: 25, stranger: 5, follower: 5, magicObject: 16, place: 3 });
  });

  it('6 Adventure cards, 3 Spells, 3 characters, 6 ghosts, 3 Terrain cards, 2 endings; 110 and 27 with the decks', () => {
    expect([count(adventure), count(spells), characters.length, ghosts.length, count(terrain), endings.length]).toEqual([6, 3, 3, 6, 3, 2]);
    const piles = pilesFor(typedOptions({ edition: 'digital', expansion: 'realm-of-souls' }));
    expect([piles.deck.length, piles.spells.length]).toEqual([110, 27]);
    const without = pilesFor(typedOptions({ edition: 'digital', expansion: 'none' }));
    expect([without.deck.length, without.spells.length, without.characters.length]).toEqual([104, 24, EDITION_DIGITAL.characters.length]);
    expect([SOUL_PILES.veil.length, SOUL_PILES.ghosts.length, SOUL_PILES.terrain]).toEqual([
      70,
      6,
      ['ter.breach', 'ter.breach.2', 'ter.breach.3'],
    ]);
  });

  it('Enemies of the Veil: what they fight with', () => {
    const rows = veil.flatMap(({ id, strength, craft }) =>
      (strength ?? craft) === undefined ? [] : [`${short(id)} ${strength ?? '-'}/${craft ?? '-'}`],
    );
    expect(rows).toEqual([
      'king-of-the-dead 12/12',
      'blood-sucker 4/-',
      'twisted-leech 3/-',
      'abomination-wraith -/3',
      'chill-wraith -/4',
      'crawling-hand -/2',
      'dullahan -/6',
      'ghost -/4',
      'glimmer -/1',
      'harrow -/4',
      'haunt -/3',
      'hollow-gaunt -/5',
      'lemure -/1',
      'many-faced-shade -/3',
      'mawbeast -/6',
      'night-hag -/5',
      'nightmare -/0',
      'phantasm -/4',
      'ravenous-wraith -/4',
      'revenant -/3',
      'sepulchre-spectre -/4',
      'shadow -/2',
      'shadowsoul -/4',
      'soul-dragon -/7',
      'soul-sucker -/4',
      'spectre -/3',
      'white-fungus -/2',
      'wraith -/5',
    ]);
    const notSpirits = veil.filter(({ craft, strength, type }) => craft !== undefined && strength === undefined && type !== 'spirit');
    expect(notSpirits.map(({ id, type }) => `${short(id)} ${type}`)).toEqual(['soul-dragon dragon', 'white-fungus monster']);
  });

  it('TDE-11.13 TDE-11.23 the marks: all Followers but the forced ones and all Objects are Soulbound, eight are Cursed', () => {
    const soulbound = veil.filter((card) => card.soulbound).length;
    expect(soulbound).toBe(21);
    expect(veil.filter((card) => card.cursed).map(({ id }) => short(id))).toEqual([
      'rebellious-spirit',
      'vengeful-guide',
      'armour-of-vulnerability',
      'barbed-bracer',
      'chains-of-greed',
      'collar-of-destiny',
      'shackles-of-silence',
    ]);
    expect(veil.filter((card) => card.fallen).map(({ id }) => short(id))).toEqual([
      'armour-of-the-fallen',
      'sword-of-the-fallen',
      'talisman-of-the-fallen',
    ]);
  });

  it('TDE-C.15 TDE-C.16 TDE-C.17 part G.3 values of the characters and the ghosts', () => {
    const row = (id: string) => {
      const { strength, craft, fate, lives, alignment, start } = characterOf(id);
      return `${strength} ${craft} ${fate} ${lives} ${alignment} ${start}`;
    };
    expect(characters.map(({ id }) => `${id} ${row(id)}`)).toEqual([
      'chr.gravekeeper 3 3 3 5 neutral O3',
      'chr.spirit-caller 2 4 3 4 good O7',
      'chr.soul-reaver 4 2 2 4 evil O21',
    ]);
    expect(ghosts.map(({ id, strength, craft, fate, lives }) => `${short(id)} ${strength} ${craft} ${fate} ${lives}`)).toEqual([
      'banshee 2 5 2 0',
      'pale-knight 4 4 2 0',
      'grey-pilgrim 2 5 3 0',
      'hollow-scholar 1 6 2 0',
      'lantern-bearer 2 5 4 0',
      'weeping-shade 2 5 3 0',
    ]);
    expect(spells.map(([{ id }]) => spellOf(id).when[0])).toEqual(['turnStart', 'landed', 'turnStart']);
  });
});
