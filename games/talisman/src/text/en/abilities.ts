import type { CanPatterns } from '../patterns.ts';
import { digital } from './digital.ts';

/** What characters, Followers and Objects can do, in English. */
export const abilities: CanPatterns = {
  'can.add': '+{n} {stat}.',
  'can.add.combat': '+{n} {stat} in combat.',
  'can.add.dragon': '+{n} {stat} instead against dragons.',
  'can.weapon': 'Weapon.',
  'can.armour': 'When you lose a life in combat, roll the die: {from, select, 6 {6} other {{from} or more}} saves it.',
  'can.evadeIn': 'You may evade in {terrain}.',
  'can.skipRoll': 'You may skip the roll {spaces_in}.',
  'can.safeAt.desert': 'You lose no life in the Desert.',
  'can.safeAt.chapel':
    '{of, select, good {If good, you} neutral {If neutral, you} evil {If evil, you} other {You}} lose no life in the Chapel.',
  'can.safeAt.graveyard':
    '{of, select, good {If good, you} neutral {If neutral, you} evil {If evil, you} other {You}} lose no life in the Graveyard.',
  'can.enterValley': 'You may enter the Valley of Fire.',
  'can.raft': 'On your next turn you may cross the Storm River instead of moving. Then discard it, used or not.',
  'can.destroySpirits': 'You may discard Spirits without a fight.',
  'can.alwaysSpell': 'When you cast your last Spell, draw a new one.',
  'can.replaceDrawn': 'When you draw Adventure cards, you may discard one of them before you meet it and draw another.',
  'can.sellAtCastle': 'Worth {what} at the Castle.',
  'can.portalDice': 'Roll only {n, plural, one {# die} other {# dice}} when you try the Portal of Power with {stat}.',
  'can.minesDice': 'Roll only {n, plural, one {# die} other {# dice}} in the Mines.',
  'can.safeAt.maze': 'The Maze does not hold you.',
  'can.prayBonus': 'When you pray, you may add {n} to your roll.',
  'can.startSpells': 'You begin with {what}.',
  'can.attackByCraft': 'When you attack a character, you may make it psychic combat.',
  'can.takeFollowers.only': 'From a character you land on you may take one of these: {cards_the}.',
  'can.takeFollowers.all': 'From a character you land on you may take {cards_the}.',
  'can.takeFollowers.except': 'From a character you land on you may take 1 Follower, except {cards_the}.',
  'can.noWeapons': 'You cannot use weapons in combat.',
  'can.moveOne': 'You move only 1 space a turn until you cross the Storm River.',
  ...digital.abilities,
};
