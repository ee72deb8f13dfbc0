import { text } from '@questhall/kernel';
import { ownWords } from '../own/shapes.ts';
import { spaceName } from '../text/names.ts';

/** The sentences of the Tavern, in five languages. */
export const tavern = ownWords<'offerRide'>()({
  phrases: {
    offerRide: (e) => (e.to === 'outer' ? text('verb.offerRide.outer') : text('verb.offerRide', { space: spaceName(e.to) })),
  },
  helps: { offerRide: true },
  says: {
    en: {
      'verb.offerRide': 'your next move may take you to {space_the}',
      'verb.offerRide.outer': 'your next move may take you to any space of the Outer Region',
    },
    nl: {
      'verb.offerRide': 'met je volgende zet mag je naar {space_the}',
      'verb.offerRide.outer': 'met je volgende zet mag je naar elk vakje van de grensprovincie',
    },
    fr: {
      'verb.offerRide': 'ton prochain déplacement peut te mener {space_to}',
      'verb.offerRide.outer': 'ton prochain déplacement peut te mener sur n’importe quelle case de la Région extérieure',
    },
    de: {
      'verb.offerRide': 'in deinem nächsten Zug darfst du {space_to} ziehen, statt zu würfeln',
      'verb.offerRide.outer': 'in deinem nächsten Zug darfst du auf jedes Feld der Äußeren Region ziehen, statt zu würfeln',
    },
    da: {
      'verb.offerRide': 'med dit næste træk må du tage til {space}',
      'verb.offerRide.outer': 'med dit næste træk må du tage til et hvilket som helst felt i det ydre område',
    },
  },
});
