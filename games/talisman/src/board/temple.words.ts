import { text } from '@questhall/kernel';
import { ownWords } from '../own/shapes.ts';

/** The sentences of the Temple, in five languages. */
export const temple = ownWords<'enslave'>()({
  phrases: {
    enslave: () => text('verb.enslave'),
  },
  helps: { enslave: false },
  says: {
    en: {
      'verb.enslave': 'become a slave here until you roll 4 or more for your move',
    },
    nl: {
      'verb.enslave': 'word hier slaaf tot je voor je zet 4 of meer gooit',
    },
    fr: {
      'verb.enslave': 'deviens esclave ici jusqu’à faire 4 ou plus pour ton déplacement',
    },
    de: {
      'verb.enslave': 'du bist hier versklavt, bis du für deine Bewegung 4 oder mehr würfelst',
    },
    da: {
      'verb.enslave': 'bliv slave her, til du slår 4 eller mere for dit træk',
    },
  },
});
