import { text } from '@questhall/kernel';
import { ownWords } from '../../own/shapes.ts';

/** The sentences of the Book of Spells, in five languages. */
export const bookOfSpells = ownWords<'fillSpells'>()({
  phrases: {
    fillSpells: () => text('verb.fillSpells'),
  },
  helps: { fillSpells: true },
  says: {
    en: {
      'verb.fillSpells': 'draw Spells until you have as many as you may',
    },
    nl: {
      'verb.fillSpells': 'trek spreuken tot je er zoveel hebt als je mag hebben',
    },
    fr: {
      'verb.fillSpells': 'pioche des Sortilèges jusqu’à ta limite',
    },
    de: {
      'verb.fillSpells': 'zieh so viele Zaubersprüche, wie du haben darfst',
    },
    da: {
      'verb.fillSpells': 'træk besværgelser op til din grænse',
    },
  },
});
