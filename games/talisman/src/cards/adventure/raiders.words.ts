import { text } from '@questhall/kernel';
import { ownWords } from '../../own/shapes.ts';
import { spaceName } from '../../text/names.ts';

/** The sentences of the Raiders, in both editions, in five languages. */
export const raiders = ownWords<'loseGoods'>()({
  phrases: {
    loseGoods: (e) => text(e.only ? `verb.loseGoods.${e.only}` : 'verb.loseGoods', { space: spaceName(e.to) }),
  },
  helps: { loseGoods: false },
  says: {
    en: {
      'verb.loseGoods': 'lose all your gold and Objects; they end up at {space_the}',
      'verb.loseGoods.gold': 'lose all your gold; it goes to {space_the}',
    },
    nl: {
      'verb.loseGoods': 'verlies al je goud en voorwerpen; ze gaan naar {space_the}',
      'verb.loseGoods.gold': 'verlies al je goud; het gaat naar {space_the}',
    },
    fr: {
      'verb.loseGoods': 'perds tout ton or et tous tes Objets ; ils vont {space_to}',
      'verb.loseGoods.gold': 'perds tout ton or ; il va {space_to}',
    },
    de: {
      'verb.loseGoods': 'verlier all dein Gold und alle Gegenstände; beides kommt {space_to}',
      'verb.loseGoods.gold': 'verlier all dein Gold; es kommt {space_to}',
    },
    da: {
      'verb.loseGoods': 'mist alt dit guld og alle dine genstande; de havner {space_in}',
      'verb.loseGoods.gold': 'mist alt dit guld; det havner {space_in}',
    },
  },
});
