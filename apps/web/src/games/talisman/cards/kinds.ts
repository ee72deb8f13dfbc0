/** What a card is: it has the colour of its edge from it. */
export type CardKind =
  | 'event'
  | 'animal'
  | 'monster'
  | 'dragon'
  | 'spirit'
  | 'stranger'
  | 'follower'
  | 'object'
  | 'magicObject'
  | 'gold'
  | 'place'
  | 'spell'
  | 'character'
  | 'terrain'
  | 'ending';

const ENEMY = '#5c1512';
const OBJECT = '#6b4a0e';

/** The edge of a card by its kind. */
export const EDGES: Readonly<Record<CardKind, string>> = {
  event: '#3d3d44',
  animal: ENEMY,
  monster: ENEMY,
  dragon: ENEMY,
  spirit: '#2a3566',
  stranger: '#5a4a30',
  follower: '#1f4868',
  object: OBJECT,
  magicObject: OBJECT,
  gold: OBJECT,
  place: '#2e4a2c',
  spell: '#33245c',
  character: '#1d4a4a',
  terrain: '#12444a',
  ending: '#2a1d48',
};

/** The numbers of a character; fate only where the edition has it. */
export type StatName = 'strength' | 'craft' | 'life' | 'gold' | 'fate';

/** What a number on a seal is: red wax, blue wax, or gold. */
export type SealKind = 'strength' | 'craft' | 'gold';
