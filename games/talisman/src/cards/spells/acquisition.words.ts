import { text } from '@questhall/kernel';
import { ownWords } from '../../own/shapes.ts';

/** The sentences of Acquisition and Mesmerism, in five languages. */
export const acquisition = ownWords<'takeFromTarget'>()({
  phrases: {
    takeFromTarget: (_e, { spell }) => text(`verb.takeFromTarget.${spell?.target === 'follower' ? 'follower' : 'objectOrGold'}`),
  },
  says: {
    en: {
      'verb.takeFromTarget.objectOrGold': 'take 1 Object or 1 gold of your choice from any character',
      'verb.takeFromTarget.follower': 'take 1 Follower of your choice from any character',
    },
    nl: {
      'verb.takeFromTarget.objectOrGold': 'neem 1 voorwerp of 1 goud van een spelfiguur naar keuze, waar die ook staat',
      'verb.takeFromTarget.follower': 'neem 1 vriend van een spelfiguur naar keuze, waar die ook staat',
    },
    fr: {
      'verb.takeFromTarget.objectOrGold': 'prends 1 Objet ou 1 pièce d’or au choix à n’importe quel personnage',
      'verb.takeFromTarget.follower': 'prends 1 Compagnon au choix à n’importe quel personnage',
    },
    de: {
      'verb.takeFromTarget.objectOrGold': 'nimm einem beliebigen Charakter 1 Gegenstand oder 1 Goldstück deiner Wahl',
      'verb.takeFromTarget.follower': 'nimm einem beliebigen Charakter 1 Begleiter deiner Wahl',
    },
    da: {
      'verb.takeFromTarget.objectOrGold': 'tag 1 genstand eller 1 guldstykke efter eget valg fra en valgfri figur',
      'verb.takeFromTarget.follower': 'tag 1 følgesvend efter eget valg fra en valgfri figur',
    },
  },
});
