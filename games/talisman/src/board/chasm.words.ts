import { text } from '@questhall/kernel';
import { ownWords } from '../own/shapes.ts';

/** The sentences of the Chasm, in five languages. */
export const chasm = ownWords<'rollForFollowers'>()({
  phrases: {
    rollForFollowers: (e) => text('verb.rollForFollowers', { range: text('range', { from: 1, to: e.upTo }) }),
  },
  helps: { rollForFollowers: false },
  says: {
    en: {
      'verb.rollForFollowers': 'roll for each of your Followers: it dies on {range}',
    },
    nl: {
      'verb.rollForFollowers': 'gooi voor elk van je vrienden: bij {range} sterft hij',
    },
    fr: {
      'verb.rollForFollowers': 'lance le dé pour chacun de tes Compagnons : il meurt sur {range}',
    },
    de: {
      'verb.rollForFollowers': 'würfle für jeden deiner Begleiter: Bei {range} stirbt er',
    },
    da: {
      'verb.rollForFollowers': 'slå for hver af dine følgesvende: på {range} dør den',
    },
  },
});
