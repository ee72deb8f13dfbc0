import { describe, expect, test } from 'vitest';
import { REALM_OF_SOULS } from '../../src/client.ts';
import { cardOf, characterOf, spellOf } from '../../src/editions/index.ts';
import { inOrder, printed } from '../printed.ts';

/* Every card of the Realm of Souls as parts C, D.2, E.2 and G list it. */

const BOUND = 'soulbound';
const CURSED = 'soulbound cursed';
const LIFTED = 'liftedAt spaces=O7/M13';
const GIFTS = 'wishStrength [gain strength 1]; wishCraft [gain craft 1]; wishLife [gain life 1]; wishFate [gain fate 1]';

const VEIL: readonly (readonly [rule: string, card: string, text: string])[] = [
  // V01 to V11, Events
  ['TDE-3.7', 'bright-light', 'event meet=[lasting rounds=2 law=ghostStep]'],
  ['TDE-3.7', 'chilling-winds', 'event meet=[lasting rounds=2 law=chill]'],
  ['TDE-3.7', 'cleansing-fire', 'event meet=[cleanse; eachGhost where=region [lose life 1]] leaves'],
  ['TDE-3.7', 'infernal-fire', 'event meet=[sacrifice] leaves'],
  ['TDE-3.7', 'judgement', 'event meet=[roll dice=1 [1: lose life 1; 4: passOn; 5: gain life 1; 6: resurrect]] leaves'],
  ['TDE-3.7', 'proper-burial', 'event meet=[moveGrave to=O3] leaves'],
  ['TDE-3.7', 'restless-dead', 'event meet=[scatterTrophies] leaves'],
  ['TDE-3.7', 'rising-mists', 'event meet=[lasting rounds=3 law=mists]'],
  ['TDE-3.7', 'gathering', 'event meet=[gatherSpirits from=region] leaves'],
  ['TDE-3.7', 'trial', 'event meet=[trial] leaves'],
  ['TDE-3.7', 'wrong-turn', 'event meet=[wrongTurn] leaves'],
  // V12 to V14, number 1
  [
    'TDE-3.8',
    'king-of-the-dead',
    'monster number=1 strength=12 craft=12 meet=[ifSoul who=living [die]] traits=[either] reward=[resurrect heal; may [riseAtCrown]]',
  ],
  ['TDE-3.6', 'deathstalker', 'follower number=1 meet=[curse] can=[doomed]'],
  ['TDE-3.6', 'poltergeist', 'follower number=1 meet=[curse] can=[moveOne until=river]'],
  // V15 to V16, number 2
  ['TDE-3.8', 'blood-sucker', 'monster strength=4 beaten=[lose strength 1] slain=[gain strength 1]'],
  ['TDE-3.8', 'twisted-leech', 'monster strength=3 traits=[perLife]'],
  // V17 to V41, number 3
  ['TDE-3.9', 'abomination-wraith', 'spirit craft=3 traits=[dice 3] reward=[gain life 2]'],
  ['TDE-3.9', 'chill-wraith', 'spirit craft=4 beaten=[missTurn next]'],
  ['TDE-3.9', 'crawling-hand', 'spirit craft=2 unslain=[crawl]'],
  ['TDE-3.9', 'dullahan', 'spirit craft=6 traits=[noFate] beaten=[loseAllFate]'],
  ['TDE-3.9', 'ghost', 'spirit craft=4 placedBy=O13/O1/O3/O7/M16/M13'],
  ['TDE-3.9', 'glimmer', 'spirit craft=1 traits=[heroNoDie]'],
  ['TDE-3.9', 'harrow', 'spirit craft=4 revealed=[ditchFollowers]'],
  ['TDE-3.9', 'haunt', 'spirit craft=3 can=[attackRolls -1; liftedAt spaces=O7/O3 must] unslain=[haunt]'],
  ['TDE-3.9', 'hollow-gaunt', 'spirit craft=5'],
  ['TDE-3.9', 'lemure', 'spirit craft=1'],
  ['TDE-3.9', 'many-faced-shade', 'spirit craft=3 traits=[perCard 1]'],
  ['TDE-3.9', 'mawbeast', 'spirit craft=6'],
  ['TDE-3.9', 'night-hag', 'spirit craft=5 beaten=[toStart; missTurn next]'],
  ['TDE-3.9', 'nightmare', 'spirit craft=0 traits=[mirror] reward=[gain craft 1]'],
  ['TDE-3.9', 'phantasm', 'spirit craft=4'],
  ['TDE-3.9', 'ravenous-wraith', 'spirit craft=4 meet=[loseFollower]'],
  ['TDE-3.9', 'revenant', 'spirit craft=3'],
  ['TDE-3.9', 'sepulchre-spectre', 'spirit craft=4 revealed=[gatherSpirits from=everywhere]'],
  ['TDE-3.9', 'shadow', 'spirit craft=2'],
  ['TDE-3.9', 'shadowsoul', 'spirit craft=4 traits=[noFate]'],
  ['TDE-3.8', 'soul-dragon', 'dragon craft=7 traits=[bare; noFate]'],
  ['TDE-3.9', 'soul-sucker', 'spirit craft=4 beaten=[lose craft 1] slain=[gain craft 1]'],
  ['TDE-3.9', 'spectre', 'spirit craft=3'],
  ['TDE-3.8', 'white-fungus', 'monster craft=2 traits=[againstGhosts 3]'],
  ['TDE-3.9', 'wraith', 'spirit craft=5'],
  // V42 to V46, Strangers
  ['TDE-3.11', 'divine-priestess', 'stranger meet=[heal 1 price=0; ifSoul who=ghost [may [discardThis; resurrect at=start]]] evadable'],
  ['TDE-3.11', 'lost-maiden', 'stranger meet=[fetchCard] evadable dispels=veil.lost-warrior'],
  ['TDE-3.11', 'lost-warrior', 'stranger meet=[wander] evadable dispels=veil.lost-maiden'],
  ['TDE-3.11', 'mistwalker', `stranger meet=[choose of=[${GIFTS}; wishTeleport [teleport to=region]]; flip] evadable`],
  ['TDE-3.11', 'rakshasa', 'stranger meet=[rakshasa] evadable'],
  // V47 to V51, Followers
  ['TDE-3.12', 'friendly-ghost', `follower can=[bendMove] ${BOUND}`],
  ['TDE-3.12', 'ghostly-mule', `follower can=[carrySoulbound] ${BOUND}`],
  ['TDE-3.12', 'really-lost-soul', `follower can=[laidToRest] ${BOUND}`],
  ['TDE-3.12', 'rebellious-spirit', `follower can=[trophyBurden] ${CURSED}`],
  ['TDE-3.12', 'vengeful-guide', `follower can=[allRolls -1] ${CURSED}`],
  // V52 to V67, Magic Objects
  ['TDE-3.12', 'armour-of-vulnerability', `magicObject can=[spiritArmour from=3; brittle] ${CURSED}`],
  ['TDE-3.12', 'barbed-bracer', `magicObject can=[bloodStrike 3] ${CURSED}`],
  ['TDE-3.12', 'chains-of-greed', `magicObject can=[noGold; ${LIFTED}] ${CURSED}`],
  ['TDE-3.12', 'collar-of-destiny', `magicObject can=[noFate; ${LIFTED}] ${CURSED}`],
  ['TDE-3.12', 'dancing-sword', `magicObject can=[weapon; add strength 1 combat; dance] ${BOUND}`],
  ['TDE-3.12', 'heart-of-night', `magicObject can=[store] ${BOUND}`],
  ['TDE-3.12', 'never-ending-mist', `magicObject can=[mistEvade] ${BOUND}`],
  ['TDE-3.12', 'orb-of-the-veil', `magicObject can=[secondDraw] ${BOUND}`],
  ['TDE-3.12', 'screaming-skull', `magicObject can=[add craft 1 combat] ${BOUND}`],
  ['TDE-3.12', 'shackles-of-silence', `magicObject can=[noSpells; noMagicObjects; immuneToSpells; ${LIFTED} must] ${CURSED}`],
  ['TDE-3.12', 'soul-drinker', `magicObject owners=evil/neutral can=[weapon; soulDrink] ${BOUND}`],
  ['TDE-3.12', 'soul-seal', `magicObject can=[sealed] ${BOUND}`],
  ['TDE-3.12', 'spirit-eye', `magicObject can=[spiritEye] ${BOUND}`],
  ['TDE-3.12', 'armour-of-the-fallen', `magicObject can=[spiritArmour both perFallen from=5] ${BOUND} fallen`],
  ['TDE-3.12', 'sword-of-the-fallen', `magicObject can=[weapon; fallenSword 1 ghost=3] ${BOUND} fallen`],
  ['TDE-3.12', 'talisman-of-the-fallen', `magicObject can=[enterValley; fallenTalisman] ${BOUND} fallen`],
  // V68 to V70, Places
  ['TDE-3.13', 'pit-of-souls', 'place meet=[may [lose life 1; threeDice]]'],
  ['TDE-3.13', 'pool-of-souls', 'place meet=[may [drain]] wells=2'],
  ['TDE-3.13', 'shifting-maze', 'place meet=[roll dice=1 [1: stepAside by=right; 4-5: stepAside by=you; 6: extraTurns 1]]'],
];

describe('what is printed on the Veil cards', () => {
  test.each(VEIL)('%s TDE-11.14 the %s', (_, card, text) => {
    expect(printed(cardOf(`veil.${card}`))).toBe(inOrder(text));
  });

  test('TDE-11.1 these are the 70', () => {
    expect(REALM_OF_SOULS.veil.map(({ id }) => id).sort()).toEqual(VEIL.map(([, card]) => `veil.${card}`).sort());
    expect(VEIL).toHaveLength(70);
  });
});

describe('what is printed on the other cards of the Realm of Souls', () => {
  test.each([
    ['dark-baptism', 'event meet=[baptism] leaves'],
    ['foggy-nights', 'event meet=[lasting rounds=2 law=fog]'],
    ['soul-storm', 'event meet=[stormVeil 5] leaves'],
    ['spirited-away', 'event meet=[spiritAway turns=3] leaves'],
    ['medium', 'stranger meet=[medium] evadable'],
  ])('TDE-11.1 the Adventure card %s', (card, text) => {
    expect(printed(cardOf(`adv.${card}`))).toBe(inOrder(text));
  });

  test.each([
    ['remnant', 'when=turnStart target=soulboundCard effects=[takeSoulbound]'],
    ['shape-mist', 'when=landed target=theirs effects=[layTerrain ter.breach]'],
    ['spectral-summon', 'when=turnStart target=outsideInner effects=[summonSpirits]'],
  ])('TDE-6.12 the Spell %s', (spell, text) => {
    expect(printed(spellOf(`sp.${spell}`))).toBe(inOrder(text));
  });

  test.each([
    [
      'gravekeeper',
      'strength=3 craft=3 lives=5 fate=3 alignment=neutral start=O3 can=[anyAlignmentAt space=O3; addAgainstSpirits 1; moveGraves]',
    ],
    ['spirit-caller', 'strength=2 craft=4 lives=4 fate=3 alignment=good start=O7 can=[startSpells 1; veilInstead; evadeGhosts]'],
    ['soul-reaver', 'strength=4 craft=2 lives=4 fate=2 alignment=evil start=O21 can=[battleSpirits; reap; shunFollowers]'],
  ])('TDE-2.1 the character card of the %s', (character, text) => {
    expect(printed(characterOf(`chr.${character}`))).toBe(inOrder(text));
  });

  test.each([
    ['banshee', 2, 5, 2, 'drainLiving'],
    ['pale-knight', 4, 4, 2, 'chooseBattle'],
    ['grey-pilgrim', 2, 5, 3, 'bendMove'],
    ['hollow-scholar', 1, 6, 2, 'startSpells 1'],
    ['lantern-bearer', 2, 5, 4, 'replaceVeil'],
    ['weeping-shade', 2, 5, 3, 'evadeVeil upTo=3'],
  ])('TDE-11.10 the ghost %s', (ghost, strength, craft, fate, can) => {
    const values = `strength=${strength} craft=${craft} lives=0 fate=${fate}`;
    expect(printed(characterOf(`ghost.${ghost}`))).toBe(inOrder(`${values} alignment=neutral start=O3 can=[${can}]`));
  });

  test('TDE-11.15 the Terrain cards: a Breach draws a Veil card, Chasm and Cursed Glade are as on the board', () => {
    expect(REALM_OF_SOULS.terrain.map(([card]) => [card.id, printed(card.place)])).toEqual([
      ['ter.breach', inOrder('other=deck=veil 1')],
      ['ter.chasm', inOrder('duty=must text=[roll dice=1 skip=chasm [1-2: lose life 1]; rollForFollowers upTo=2]')],
      ['ter.cursed-glade', inOrder('draw=1 cursed')],
    ]);
    expect(REALM_OF_SOULS.terrain.map(([, n]) => n)).toEqual([3, 0, 0]);
  });

  test('TDE-G.1 TDE-G.2 the two other endings', () => {
    expect(REALM_OF_SOULS.endings.map((card) => [card.id, printed(card)])).toEqual([
      ['ending.court-of-the-dead', inOrder('finale=court strength=12 craft=12 lives=4')],
      ['ending.empty-throne', 'finale=throne'],
    ]);
  });
});
