import { text } from '@questhall/kernel';
import { ownWords } from '../../own/shapes.ts';

/** The sentences of Invisibility, in five languages. */
export const invisibility = ownWords<'vanish'>()({
  phrases: {
    vanish: () => text('verb.vanish'),
  },
  says: {
    en: {
      'verb.vanish': 'until the end of this turn you may evade any creature and any character',
    },
    nl: {
      'verb.vanish': 'tot het eind van deze beurt mag je elk creatuur en elke spelfiguur ontwijken',
    },
    fr: {
      'verb.vanish': 'jusqu’à la fin de ce tour, tu peux esquiver toute créature et tout personnage',
    },
    de: {
      'verb.vanish': 'bis zum Ende dieses Zuges darfst du jeder Kreatur und jedem Charakter ausweichen',
    },
    da: {
      'verb.vanish': 'resten af denne tur må du undvige ethvert væsen og enhver figur',
    },
  },
});
