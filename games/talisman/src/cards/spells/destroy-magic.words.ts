import { text } from '@questhall/kernel';
import { ownWords } from '../../own/shapes.ts';

/** The sentences of Destroy Magic, in five languages. */
export const destroyMagic = ownWords<'banMagic'>()({
  phrases: {
    banMagic: () => text('verb.banMagic'),
  },
  says: {
    en: {
      'verb.banMagic': 'until your next turn begins, nobody casts Spells or uses Magic Objects, you included',
    },
    nl: {
      'verb.banMagic': 'tot je volgende beurt begint, spreekt niemand spreuken uit en werkt geen magisch voorwerp, ook bij jou niet',
    },
    fr: {
      'verb.banMagic': 'jusqu’au début de ton prochain tour, personne, pas même toi, ne lance de Sortilège ni n’utilise d’Objet magique',
    },
    de: {
      'verb.banMagic': 'bis dein nächster Zug beginnt, wirkt niemand Zaubersprüche oder nutzt magische Gegenstände, auch du nicht',
    },
    da: {
      'verb.banMagic': 'indtil din næste tur begynder, kan ingen bruge besværgelser eller magiske genstande, heller ikke du',
    },
  },
});
