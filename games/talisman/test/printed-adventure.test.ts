import { describe, expect, test } from 'vitest';
import { cardOf, characterOf, EDITION_1986, spellOf } from '../src/editions/index.ts';
import { inOrder, printed } from './printed.ts';

/*
 * Every card of 1986 as sections C to F list it. A card that several editions share stands here; what the Digital Edition
 * prints otherwise is in digital/printed.test.ts.
 */

const WISHES =
  'choose of=[wishSpell [gain spell 1]; wishGold [gain gold 1]; wishStrength [gain strength 1]; wishCraft [gain craft 1]; wishLife [gain life 1]; wishTeleport [teleport to=region]]';

const ADVENTURE: readonly (readonly [rule: string, card: string, text: string])[] = [
  // Number 1: who may be evaded (T86-6.18.2), and what leaves after use
  ['T86-6.15.4', 'angel', 'event meet=[byAlignment good=[gain life 1] evil=[lose life 1]] evadable leaves'],
  ['T86-6.15.4', 'blizzard', 'event meet=[slow rounds=2] leaves'],
  ['T86-6.15.4', 'book-of-spells', 'event meet=[fillSpells] leaves'],
  ['T86-6.15.4', 'devil', 'event meet=[byAlignment good=[lose life 1] evil=[gain life 1]] evadable leaves'],
  ['T86-6.15.4', 'evil-darkness', 'event meet=[everyone where=everywhere except=evil [missTurn]] leaves'],
  [
    'T86-6.15.4',
    'imp',
    'event meet=[roll dice=1 [1: teleport to=O9; 2: teleport to=O23; 3: teleport to=O19; 4: teleport to=O21; 5: teleport to=M3; 6: teleport to=M5]] evadable leaves',
  ],
  ['T86-6.15.4', 'magical-vortex', 'event meet=[discardSpells who=everyone] leaves'],
  ['T86-6.15.4', 'market-day', 'event meet=[trade] leaves'],
  [
    'T86-6.15.4',
    'mephistopheles',
    'event meet=[byAlignment good=[become alignment=evil] neutral=[become alignment=evil] evil=[gain craft 1]] evadable leaves',
  ],
  ['T86-6.15.4', 'pestilence', 'event meet=[everyone where=region [lose life 1]] leaves'],
  ['T86-6.15.4', 'raiders', 'event meet=[loseGoods to=M11] evadable leaves'],
  ['T86-6.15.4', 'storm', 'event meet=[everyone where=region [missTurn]] leaves'],
  ['T86-6.15.4', 'hag', 'event meet=[curse] evadable can=[banFollowers until=mystic]'],
  ['T86-6.15.4', 'poltergeist', 'event meet=[curse] evadable can=[moveOne until=river]'],
  // Number 2
  ['T86-6.15.5', 'ape', 'animal strength=3'],
  ['T86-6.15.5', 'bear', 'animal strength=3'],
  ['T86-6.15.5', 'boar', 'animal strength=1'],
  ['T86-6.15.5', 'lion', 'animal strength=3'],
  ['T86-6.15.5', 'serpent', 'animal strength=4'],
  ['T86-6.15.5', 'wolf', 'animal strength=2'],
  ['T86-6.15.5', 'bandit', 'monster strength=4 toll=1'],
  ['T86-6.15.5', 'giant', 'monster strength=6'],
  ['T86-6.15.5', 'goblin', 'monster strength=2'],
  ['T86-6.15.5', 'hobgoblin', 'monster strength=3'],
  ['T86-6.15.5', 'ogre', 'monster strength=5'],
  ['T86-6.15.5', 'dragon', 'dragon strength=7'],
  // Number 3
  ['T86-6.15.6', 'shadow', 'spirit craft=2'],
  ['T86-6.15.6', 'spectre', 'spirit craft=3'],
  ['T86-6.15.6', 'ghost', 'spirit craft=4 placedBy=O13/O1/O3/O7/M16/M13'],
  ['T86-6.15.6', 'wraith', 'spirit craft=5'],
  ['T86-6.15.6', 'demon', 'spirit craft=10'],
  // Number 4
  ['T86-6.15.8', 'enchanter', `stranger meet=[firstOnly when=atLeast craft 4 [${WISHES}]] evadable`],
  ['T86-6.15.8', 'fairy', `stranger meet=[firstOnly when=alignment of=good [${WISHES}]] evadable`],
  ['T86-6.15.8', 'phantom', `stranger meet=[firstOnly when=alignment of=evil [${WISHES}]] evadable`],
  ['T86-6.15.8', 'healer', 'stranger meet=[heal 2 price=0] evadable'],
  ['T86-6.15.8', 'hermit', 'stranger meet=[firstOnly [awardTalisman]] placedBy=I8/I1/M5/M11/O9/O23 evadable'],
  ['T86-6.15.8', 'mage', 'stranger meet=[byAlignment good=[gain spell 1]] evadable'],
  ['T86-6.15.8', 'siren', 'stranger meet=[roll dice=1 [1-3: missTurn]] evadable'],
  ['T86-6.15.8', 'sorcerer', 'stranger meet=[may [pay gold=1; gain spell 1]] evadable'],
  [
    'T86-6.15.8',
    'witch',
    'stranger meet=[roll dice=1 [1: toad; 2: lose life 1; 3: gain strength 1; 4: gain craft 1; 5: gain spell 1; 6: gain life 1]] evadable',
  ],
  // Number 5: Followers
  ['T86-6.15.9', 'alchemist', 'follower can=[sellAnywhere price=1]'],
  ['T86-6.15.9', 'gnome', 'follower can=[portalDice craft dice=1; minesDice dice=2; skipRoll at=crags; evadeIn terrain=hills]'],
  ['T86-6.15.9', 'guide', 'follower can=[skipRoll at=chasm/crags/forest]'],
  ['T86-6.15.9', 'maiden', 'follower can=[add craft 2]'],
  ['T86-6.15.9', 'mercenary', 'follower fee=1 can=[hire strength=3 price=1]'],
  ['T86-6.15.9', 'pixie', 'follower can=[skipRoll at=forest; evadeIn terrain=woods]'],
  ['T86-6.15.9', 'prince', 'follower can=[healFree; sellAtCastle price=3]'],
  ['T86-6.15.9', 'princess', 'follower can=[healFree; sellAtCastle price=3]'],
  ['T86-6.15.9', 'unicorn', 'follower can=[add strength 1; add craft 1]'],
  // Number 5: Magic Objects
  ['T86-6.15.9', 'amulet', 'magicObject can=[noSpells; immuneToSpells]'],
  ['T86-6.15.9', 'cross', 'magicObject can=[safeAt place=chapel of=evil; safeAt place=graveyard of=good; destroySpirits]'],
  ['T86-6.15.9', 'holy-grail', 'magicObject owners=good/neutral can=[add craft 1; safeAt place=desert]'],
  ['T86-6.15.9', 'holy-lance', 'magicObject owners=good/neutral can=[weapon; add strength 1 combat; add strength 3 combat against=dragon]'],
  ['T86-6.15.9', 'magic-belt', 'magicObject can=[add strength 2]'],
  ['T86-6.15.9', 'orb', 'magicObject can=[replaceDrawn]'],
  ['T86-6.15.9', 'potion', 'magicObject can=[drink strength=2]'],
  ['T86-6.15.9', 'ring', 'magicObject can=[add craft 2; alwaysSpell]'],
  ['T86-6.15.9', 'runesword', 'magicObject owners=evil/neutral can=[weapon; add strength 1 combat; lifeOnWin]'],
  ['T86-6.15.9', 'solomons-crown', 'magicObject can=[add craft 2]'],
  ['T86-6.15.9', 'talisman', 'magicObject can=[enterValley]'],
  ['T86-6.15.9', 'wand', 'magicObject can=[extraSpell 1; alwaysSpell]'],
  // Number 5: Objects and gold
  ['T86-6.15.9', 'armour', 'object can=[armour from=4]'],
  ['T86-6.15.9', 'axe', 'object can=[weapon; add strength 1 combat; buildRaft]'],
  ['T86-6.15.9', 'helmet', 'object can=[armour from=6]'],
  ['T86-6.15.9', 'mule', 'object can=[carry]'],
  ['T86-6.15.9', 'raft', 'object can=[raft]'],
  ['T86-6.15.9', 'shield', 'object can=[armour from=5]'],
  ['T86-6.15.9', 'sword', 'object can=[weapon; add strength 1 combat]'],
  ['T86-6.15.9', 'water-bottle', 'object can=[safeAt place=desert]'],
  ['T86-6.15.9', 'bag-of-gold', 'gold gold=1'],
  ['T86-6.15.9', 'two-bags', 'gold gold=2'],
  // Number 6
  [
    'T86-6.15.10',
    'cave',
    'place meet=[may [roll dice=1 add=cave [1: fight caveDragon strength 7; 2: fight caveGoblin strength 2; 3: missTurn; 4-5: gain gold 2; 6: gain gold 3]]]',
  ],
  ['T86-6.15.10', 'fountain', 'place meet=[may [takeOne]] holds=craft 4'],
  [
    'T86-6.15.10',
    'magic-portal',
    'place meet=[may [roll dice=1 [1: teleport to=O9; 2: teleport to=O1; 3: teleport to=O13; 4: teleport to=M9; 5: teleport to=M13; 6: teleport to=I1]]]',
  ],
  ['T86-6.15.10', 'magic-stream', 'place meet=[may [takeOne]] holds=strength 4'],
  [
    'T86-6.15.10',
    'market',
    'place meet=[buy goods=[pur.sword price=1; pur.helmet price=1; pur.water-bottle price=1; pur.shield price=2; pur.mule price=2; pur.raft price=3]]',
  ],
  ['T86-6.15.10', 'marsh', 'place meet=[if when=below strength 5 [missTurn]]'],
  ['T86-6.15.10', 'maze', 'place meet=[if when=below craft 5 safe=maze [missTurn]]'],
  ['T86-6.15.10', 'pool', 'place meet=[may [takeOne]] holds=life 4'],
  [
    'T86-6.15.10',
    'shrine',
    'place meet=[may [roll dice=1 add=pray [3: gain gold 1; 4: gain spell 1; 5: gain life 1; 6: teleport to=region]]]',
  ],
];

describe('what is printed on the Adventure cards of 1986', () => {
  test.each(ADVENTURE)('%s the %s', (_, card, text) => {
    expect(printed(cardOf(`adv.${card}`))).toBe(inOrder(text));
  });

  test('T86-2.2 these are all kinds of the deck', () => {
    expect(EDITION_1986.adventure.map(([{ id }]) => id).sort()).toEqual(ADVENTURE.map(([, card]) => `adv.${card}`).sort());
  });
});

const CHARACTERS: readonly (readonly [character: string, text: string])[] = [
  ['assassin', 'strength=3 craft=3 alignment=evil start=O13 can=[assassinate]'],
  ['druid', 'strength=2 craft=4 alignment=neutral start=O23 can=[startSpells 1; changeAlignment; fillSpellsIn terrain=woods]'],
  [
    'dwarf',
    'strength=3 craft=3 alignment=neutral start=O9 can=[skipRoll at=crags/chasm; evadeIn terrain=hills; caveBonus 1; portalDice craft dice=1; minesDice dice=2; safeAt place=maze]',
  ],
  ['elf', 'strength=3 craft=4 alignment=good start=O23 can=[skipRoll at=forest; evadeIn terrain=woods; walkBetween terrain=woods]'],
  ['ghoul', 'strength=2 craft=4 alignment=evil start=O3 can=[attackByCraft; keepLifeTaken; raiseEnemies]'],
  [
    'minstrel',
    'strength=2 craft=4 alignment=good start=O19 can=[peace with=animal/dragon; charmAnimals; takeFollowers only=adv.maiden/adv.princess all]',
  ],
  ['monk', 'strength=2 craft=3 alignment=good start=O1 can=[craftInCombat; prayBonus 1; noWeapons; noArmour]'],
  ['priest', 'strength=2 craft=4 alignment=good start=O7 can=[startSpells 1; prayBonus 1; destroySpirits; noWeapons]'],
  ['prophetess', 'strength=2 craft=4 alignment=good start=O7 can=[startSpells 1; alwaysSpell; replaceDrawn; seeSpells]'],
  [
    'sorceress',
    'strength=2 craft=4 alignment=evil start=O3 can=[startSpells 1; attackByCraft; beguile from=good=6 neutral=5 evil=4; takeFollowers except=adv.maiden/adv.unicorn/adv.princess/adv.hag/adv.poltergeist]',
  ],
  ['thief', 'strength=3 craft=3 alignment=neutral start=O13 can=[steal; freePurchase]'],
  ['troll', 'strength=6 craft=1 alignment=neutral start=O9 can=[skipRoll at=crags; regenerate on=6]'],
  ['warrior', 'strength=4 craft=3 alignment=neutral start=O19 can=[bestOfDice dice=2; twoWeapons]'],
  ['wizard', 'strength=2 craft=5 alignment=evil start=O3 can=[startSpells 2; alwaysSpell; attackByCraft]'],
];

test.each(CHARACTERS)('T86-6.8 what is printed on the character card of the %s', (character, text) => {
  expect(printed(characterOf(`chr.${character}`))).toBe(inOrder(text));
});

const SPELLS: readonly (readonly [spell: string, text: string])[] = [
  ['acquisition', 'when=turnStart target=objectOrGold effects=[takeFromTarget]'],
  ['alchemy', 'when=turnStart target=nothing effects=[sellObjects price=1]'],
  ['counterspell', 'when=cast target=theirs effects=[stop]'],
  ['destroy-magic', 'when=turnStart/turnEnd target=nothing effects=[banMagic]'],
  ['destruction', 'when=turnStart/moved target=faceUpCard effects=[discardTarget]'],
  ['divination', 'when=turnStart target=nothing effects=[look 5]'],
  ['healing', 'when=any target=character effects=[forTarget [heal quota price=0]]'],
  ['hex', 'when=turnStart target=freeSpace effects=[layHex rounds=3]'],
  ['immobility', 'when=othersTurn/attacked/evaded target=theirs effects=[bind]'],
  ['invisibility', 'when=any target=nothing effects=[vanish]'],
  ['mesmerism', 'when=turnStart target=follower effects=[takeFromTarget]'],
  ['nullify', 'when=any target=character effects=[discardSpells who=target]'],
  ['preservation', 'when=loss target=theirs effects=[stop]'],
  ['psionic-blast', 'when=fight target=nothing effects=[addCraft]'],
  [
    'random',
    'when=any target=character effects=[forTarget [roll dice=1 [1: toad; 2: toQuota strength; 3: toQuota craft; 4: loseAllGold; 5: gain strength 1; 6: gain life 1]]]',
  ],
  ['teleport', 'when=insteadOfRoll target=spaceOfRegion effects=[teleport to=region]'],
  ['temporal-warp', 'when=turnStart target=nothing effects=[extraTurns 2]'],
  ['displacement', 'when=turnStart/moved target=cardAndSpace effects=[moveTarget]'],
  ['water-walking', 'when=insteadOfRoll target=acrossTheRiver effects=[crossRiver]'],
];

describe('what is printed on the Spells of 1986', () => {
  test.each(SPELLS)('T86-6.9 %s', (spell, text) => {
    expect(printed(spellOf(`sp.${spell}`))).toBe(inOrder(text));
  });

  test('T86-2.3 these are all kinds of the deck', () => {
    expect(EDITION_1986.spells.map(([{ id }]) => id).sort()).toEqual(SPELLS.map(([spell]) => `sp.${spell}`).sort());
  });
});
