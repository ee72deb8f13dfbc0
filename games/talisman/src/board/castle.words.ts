import { text } from '@questhall/kernel';
import { ownWords } from '../own/shapes.ts';

/** The sentences of the Castle, in five languages. */
export const castle = ownWords<'healEscorted' | 'sellFollowers'>()({
  phrases: {
    healEscorted: () => text('verb.healEscorted'),
    sellFollowers: () => text('verb.sellFollowers'),
  },
  says: {
    en: {
      'verb.healEscorted': 'with the Prince or the Princess, heal up to 2 lives free of charge, with both up to 4',
      'verb.sellFollowers': 'receive the gold they are worth',
    },
    nl: {
      'verb.healEscorted': 'krijg met de Prins of de Prinses gratis hoogstens 2 verloren levens terug, met allebei hoogstens 4',
      'verb.sellFollowers': 'krijg het goud dat ze waard zijn',
    },
    fr: {
      'verb.healEscorted': 'avec le Prince ou la Princesse, récupère gratuitement jusqu’à 2 vies, avec les deux jusqu’à 4',
      'verb.sellFollowers': 'reçois l’or qu’ils valent',
    },
    de: {
      'verb.healEscorted': 'heile mit dem Prinzen oder der Prinzessin kostenlos bis zu 2 Lebenspunkte, mit beiden bis zu 4',
      'verb.sellFollowers': 'erhalte das Gold, das sie wert sind',
    },
    da: {
      'verb.healEscorted': 'få gratis op til 2 liv tilbage med prinsen eller prinsessen, op til 4 med dem begge',
      'verb.sellFollowers': 'få det guld, de er værd',
    },
  },
});
