import { text } from '@questhall/kernel';
import { abilityWords } from '../../own/shapes.ts';

/** The sentences of the Prince and the Princess, in both editions, in five languages. */
export const prince = abilityWords<'healFree' | 'healAtCastle'>()({
  sentences: {
    healFree: () => text('can.healFree'),
    healAtCastle: (a) => text('can.healAtCastle', { n: a.n }),
  },
  says: {
    en: {
      'can.healFree': 'You are healed free of charge at the Castle.',
      'can.healAtCastle': 'Heals up to {n, plural, one {# life} other {# lives}} free of charge on each visit to the Castle.',
    },
    nl: {
      'can.healFree': 'In het Kasteel krijg je verloren levens gratis terug.',
      'can.healAtCastle':
        'Geeft je bij elk bezoek aan het Kasteel gratis hoogstens {n, plural, one {# verloren leven} other {# verloren levens}} terug.',
    },
    fr: {
      'can.healFree': 'Au Château, on te soigne gratuitement.',
      'can.healAtCastle': 'Rend gratuitement jusqu’à {n, plural, one {# vie} other {# vies}} à chaque visite au Château.',
    },
    de: {
      'can.healFree': 'Im Schloss wirst du kostenlos geheilt.',
      'can.healAtCastle': 'Bei jedem Besuch im Schloss heilst du kostenlos bis zu {n, plural, one {# Lebenspunkt} other {# Lebenspunkte}}.',
    },
    da: {
      'can.healFree': 'På Slottet får du gratis dine mistede liv tilbage.',
      'can.healAtCastle': 'Giver dig gratis op til {n} liv tilbage ved hvert besøg på Slottet.',
    },
  },
});
