import { text } from '@questhall/kernel';
import { ownWords } from '../own/shapes.ts';

/** The sentences of the Graveyard, and of the Witch beside it, in five languages. */
export const graveyard = ownWords<'replenish'>()({
  phrases: { replenish: (e) => text(e.price > 0 ? 'verb.replenish.paid' : 'verb.replenish', { price: e.price }) },
  helps: { replenish: true },
  says: {
    en: {
      'verb.replenish': 'replenish all your fate',
      'verb.replenish.paid': 'replenish fate for {price} gold each',
    },
    nl: {
      'verb.replenish': 'vul al je Lot aan',
      'verb.replenish/inf': 'al je Lot aanvullen',
      'verb.replenish.paid': 'vul Lot aan voor {price} goud per stuk',
      'verb.replenish.paid/inf': 'Lot aanvullen voor {price} goud per stuk',
    },
    fr: {
      'verb.replenish': 'récupère tout ton Destin',
      'verb.replenish/inf': 'récupérer tout ton Destin',
      'verb.replenish.paid': 'récupère du Destin, {price, plural, one {# pièce d’or} other {# pièces d’or}} le point',
      'verb.replenish.paid/inf': 'récupérer du Destin, {price, plural, one {# pièce d’or} other {# pièces d’or}} le point',
    },
    de: {
      'verb.replenish': 'füll dein ganzes Schicksal auf',
      'verb.replenish/inf': 'dein ganzes Schicksal auffüllen',
      'verb.replenish.paid': 'füll Schicksal für je {price, plural, one {# Goldstück} other {# Goldstücke}} auf',
      'verb.replenish.paid/inf': 'Schicksal für je {price, plural, one {# Goldstück} other {# Goldstücke}} auffüllen',
    },
    da: {
      'verb.replenish': 'fyld al din Skæbne op',
      'verb.replenish/inf': 'fylde al din Skæbne op',
      'verb.replenish.paid': 'fyld Skæbne op for {price, plural, one {# guldstykke} other {# guldstykker}} pr. point',
      'verb.replenish.paid/inf': 'fylde Skæbne op for {price, plural, one {# guldstykke} other {# guldstykker}} pr. point',
    },
  },
});
