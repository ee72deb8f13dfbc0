import { text } from '@questhall/kernel';
import { ownWords } from '../own/shapes.ts';

/** The sentences of the Warlock’s Cave, in five languages. */
export const warlocksCave = ownWords<'quest'>()({
  phrases: {
    quest: () => text('verb.quest'),
  },
  says: {
    en: {
      'verb.quest': 'you may ask the Warlock for a quest',
    },
    nl: {
      'verb.quest': 'je mag de Heksenmeester om een opdracht vragen',
    },
    fr: {
      'verb.quest': 'tu peux demander une quête au Sorcier noir',
    },
    de: {
      'verb.quest': 'du darfst den Hexenmeister um eine Aufgabe bitten',
    },
    da: {
      'verb.quest': 'du må bede Heksemesteren om en opgave',
    },
  },
});
