import type { AddedTargets } from './open.ts';
import type { Effect } from './vocabulary.ts';

/** When a Spell may be cast (section H1). */
export type Occasion =
  | 'turnStart' // W1: start of the own turn, before moving
  | 'insteadOfRoll' // W1, in place of the movement roll
  | 'othersTurn' // W2: start of another character's turn
  | 'landed' // some character has ended its move, before its encounter (Shape Mist)
  | 'moved' // W3: own move completed, before the encounter
  | 'faced' // W4: creatures are about to attack the caster
  | 'attacked' // W4: somebody or something is about to attack, or use an ability on, the caster
  | 'evaded' // W4e: a character has declared that he evades the caster
  | 'fight' // W5: a fight of the caster is about to be rolled
  | 'loss' // W6: a life is about to be lost, a Follower or an Enemy about to be killed
  | 'cast' // W7: a Spell has just been cast
  | 'turnEnd' // W8: end of the own turn
  | 'any'; // W9: every checkpoint

/** What the caster names as he casts. */
export type SpellTarget =
  | 'nothing'
  | 'character' // any one, the caster included
  | 'objectOrGold' // one Object or 1 gold of another character
  | 'follower' // one Follower of another character
  | 'faceUpCard' // an Adventure card on the board
  | 'cardAndSpace' // an Adventure card on the board, and a free space of its region
  | 'freeSpace' // an Outer or Middle space without a character
  | 'spaceOfRegion' // another space of the caster's region
  | 'acrossTheRiver'
  | 'outsideInner' // any space outside the Inner Region
  | keyof AddedTargets
  | 'theirs'; // what is being answered: the Spell, the loss, the attack

export interface Spell {
  id: string;
  when: readonly Occasion[];
  target: SpellTarget;
  effects: readonly Effect[];
}
