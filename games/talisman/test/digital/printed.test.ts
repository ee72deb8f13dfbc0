import { describe, expect, test } from 'vitest';
import { cardOf, characterOf, EDITION_1986, EDITION_DIGITAL, spellOf } from '../../src/editions/index.ts';
import { inOrder, printed } from '../printed.ts';

/* Every card that the Digital Edition prints otherwise than 1986 does, as parts C to E list it. */

const WISHES =
  'choose of=[wishSpell [gain spell 1]; wishGold [gain gold 1]; wishStrength [gain strength 1]; wishCraft [gain craft 1]; wishLife [gain life 1]; wishFate [gain fate 1]; wishTeleport [teleport to=region]]';
const MARKET =
  'buy goods=[pur.sword price=1; pur.helmet price=1; pur.water-bottle price=1; pur.shield price=2; pur.digital.mule price=2; pur.raft price=3]';

const ADVENTURE: readonly (readonly [rule: string, card: string, text: string])[] = [
  ['TDE-3.7', 'adv.digital.market-day', `event meet=[everyone where=everywhere clockwise [${MARKET}]] leaves`],
  ['TDE-3.7', 'adv.digital.raiders', 'event meet=[loseGoods only=gold to=M11] leaves'],
  ['TDE-3.7', 'adv.digital.siren', 'event meet=[everyone where=region [missTurn next]] leaves'],
  ['TDE-3.6', 'adv.digital.hag', 'follower number=1 meet=[curse] can=[banFollowers until=mystic]'],
  ['TDE-3.6', 'adv.digital.poltergeist', 'follower number=1 meet=[curse] can=[moveOne until=river]'],
  ['TDE-3.9', 'adv.lemure', 'spirit craft=1'],
  ['TDE-3.11', 'adv.digital.enchanter', `stranger meet=[firstOnly when=atLeast craft 4 [${WISHES}]]`],
  ['TDE-3.11', 'adv.digital.fairy', `stranger meet=[firstOnly when=alignment of=good [${WISHES}]]`],
  ['TDE-3.11', 'adv.digital.phantom', `stranger meet=[firstOnly when=alignment of=evil [${WISHES}]]`],
  [
    'TDE-3.11',
    'adv.digital.witch',
    'stranger meet=[roll dice=1 [1: toad; 2: lose life 1; 3: gain strength 1; 4: gain craft 1; 5: gain spell 1; 6: replenish price=0]]',
  ],
  ['TDE-3.12', 'adv.digital.mercenary', 'follower fee=1 can=[hire strength=3 price=1 allTurn]'],
  ['TDE-3.12', 'adv.digital.mule', 'follower can=[carry 4]'],
  ['TDE-3.12', 'adv.digital.prince', 'follower can=[healAtCastle 2; sellAtCastle price=3]'],
  ['TDE-3.12', 'adv.digital.princess', 'follower can=[healAtCastle 2; sellAtCastle price=3]'],
  ['TDE-3.12', 'adv.digital.magic-belt', 'magicObject can=[add strength 1]'],
  ['TDE-3.12', 'adv.digital.ring', 'magicObject can=[add strength 1; add craft 1]'],
  ['TDE-3.12', 'adv.digital.wand', 'magicObject can=[alwaysSpell]'],
  [
    'TDE-3.13',
    'adv.digital.cave',
    'place meet=[roll dice=1 add=cave [1: fight caveDragon strength 7; 2: fight caveGoblin strength 2; 3: missTurn; 4-5: gain gold 2; 6: gain gold 3]]',
  ],
  ['TDE-3.13', 'adv.digital.market', `place meet=[${MARKET}]`],
  [
    'TDE-3.13',
    'adv.digital.shrine',
    'place meet=[roll dice=1 add=pray [2: gain fate 1; 3: gain gold 1; 4: gain spell 1; 5: gain life 1; 6: teleport to=region]]',
  ],
];

describe('what is printed on the cards of the Digital Edition', () => {
  test.each(ADVENTURE)('%s %s', (_, card, text) => {
    expect(printed(cardOf(card))).toBe(inOrder(text));
  });

  test('TDE-1.7 all others of the deck are those of 1986, but for the Mule of the stock, who is a Follower', () => {
    const old = new Set(EDITION_1986.adventure.map(([{ id }]) => id));
    const own = EDITION_DIGITAL.adventure.map(([{ id }]) => id).filter((id) => !old.has(id));
    expect(own.sort()).toEqual(ADVENTURE.map(([, card]) => card).sort());
    expect(printed(cardOf('pur.digital.mule'))).toBe(inOrder('follower can=[carry 4]'));
  });
});

const CHARACTERS: readonly (readonly [n: number, character: string, text: string])[] = [
  [1, 'assassin', 'strength=3 craft=3 lives=4 fate=3 alignment=evil start=O13 can=[assassinate creatures]'],
  [
    2,
    'druid',
    'strength=2 craft=4 lives=4 fate=4 alignment=neutral start=O23 can=[startSpells 1; changeAlignment; fillSpellsIn terrain=woods]',
  ],
  [
    3,
    'dwarf',
    'strength=3 craft=3 lives=5 fate=5 alignment=neutral start=O9 can=[skipRoll at=crags/chasm; evadeIn terrain=hills; caveBonus 1; portalDice craft dice=1; minesDice dice=2; safeAt place=maze]',
  ],
  [
    4,
    'elf',
    'strength=3 craft=4 lives=4 fate=3 alignment=good start=O23 can=[skipRoll at=forest; evadeIn terrain=woods; walkBetween terrain=woods]',
  ],
  [5, 'ghoul', 'strength=2 craft=4 lives=4 fate=4 alignment=evil start=O3 can=[attackByCraft; keepLifeTaken; raiseEnemies]'],
  [
    6,
    'minstrel',
    'strength=2 craft=4 lives=4 fate=5 alignment=good start=O19 can=[peace with=animal/dragon; charmAnimals; takeFollowers only=adv.maiden/adv.digital.princess all]',
  ],
  [7, 'monk', 'strength=2 craft=3 lives=4 fate=5 alignment=good start=O1 can=[craftInCombat printed; prayBonus 1; noWeapons; noArmour]'],
  [
    8,
    'priest',
    'strength=2 craft=4 lives=4 fate=5 alignment=good start=O7 can=[startSpells 1; prayBonus 1; destroySpirits gain=spell; noWeapons]',
  ],
  [9, 'prophetess', 'strength=2 craft=4 lives=4 fate=2 alignment=good start=O7 can=[startSpells 1; alwaysSpell; replaceDrawn; seeSpells]'],
  [
    10,
    'sorceress',
    'strength=2 craft=4 lives=4 fate=3 alignment=evil start=O3 can=[startSpells 1; attackByCraft; beguile from=good=6 neutral=5 evil=4; takeFollowers except=adv.maiden/adv.unicorn/adv.digital.princess]',
  ],
  [11, 'thief', 'strength=3 craft=3 lives=4 fate=2 alignment=neutral start=O13 can=[steal; freePurchase]'],
  [12, 'troll', 'strength=6 craft=1 lives=6 fate=1 alignment=neutral start=O9 can=[skipRoll at=crags; regenerate on=6]'],
  [13, 'warrior', 'strength=4 craft=2 lives=5 fate=1 alignment=neutral start=O19 can=[bestOfDice dice=2; twoWeapons]'],
  [14, 'wizard', 'strength=2 craft=5 lives=4 fate=3 alignment=evil start=O3 can=[startSpells 2; alwaysSpell; attackByCraft]'],
];

test.each(CHARACTERS)('TDE-2.1 TDE-C.%i what is printed on the character card of the %s', (_, character, text) => {
  expect(printed(characterOf(`chr.digital.${character}`))).toBe(inOrder(text));
});

describe('what is printed on the Spells of the Digital Edition', () => {
  test('TDE-6.20 Immobility at the start of the turn of another, or as a creature attacks', () => {
    expect(printed(spellOf('sp.digital.immobility'))).toBe(inOrder('when=othersTurn/faced target=theirs effects=[bind]'));
  });

  test('TDE-6.12 Psionic Blast adds the printed Craft', () => {
    expect(printed(spellOf('sp.digital.psionic-blast'))).toBe(inOrder('when=fight target=nothing effects=[addCraft printed]'));
  });

  test('TDE-1.7 the others are those of 1986, without Displacement and Water Walking', () => {
    const old = EDITION_1986.spells.map(([{ id }]) => id).filter((id) => !/displacement|water-walking|immobility|psionic/.test(id));
    const own = ['sp.digital.immobility', 'sp.digital.psionic-blast'];
    expect(EDITION_DIGITAL.spells.map(([{ id }]) => id).sort()).toEqual([...old, ...own].sort());
  });
});
