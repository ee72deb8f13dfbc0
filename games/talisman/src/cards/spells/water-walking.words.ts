import { text } from '@questhall/kernel';
import { ownWords } from '../../own/shapes.ts';

/** The sentences of Water Walking, in five languages. */
export const waterWalking = ownWords<'crossRiver'>()({
  phrases: {
    crossRiver: () => text('verb.crossRiver'),
  },
  says: {
    en: {
      'verb.crossRiver': 'cross the Storm River to the space straight across',
    },
    nl: {
      'verb.crossRiver': 'steek de Onweersrivier over naar het vakje recht aan de overkant',
    },
    fr: {
      'verb.crossRiver': 'traverse la Rivière aux Tempêtes jusqu’à la case d’en face',
    },
    de: {
      'verb.crossRiver': 'überquere den Sturmfluss zum Feld genau gegenüber',
    },
    da: {
      'verb.crossRiver': 'kryds Uvejrsfloden til feltet lige overfor',
    },
  },
});
