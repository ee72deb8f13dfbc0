import { text } from '@questhall/kernel';
import { ownWords } from '../../own/shapes.ts';

/** The sentences of Alchemy, and of the alchemist in the City, in five languages. */
export const alchemy = ownWords<'sellObjects'>()({
  phrases: { sellObjects: (e) => text('verb.sellObjects', { what: text('amount.gold', { n: e.price }) }) },
  says: {
    en: {
      'verb.sellObjects': 'discard any number of your Objects for {what} each',
    },
    nl: {
      'verb.sellObjects': 'leg zoveel voorwerpen af als je wilt, voor {what} per stuk',
    },
    fr: {
      'verb.sellObjects': 'défausse autant d’Objets que tu veux, pour {what} chacun',
    },
    de: {
      'verb.sellObjects': 'leg beliebig viele deiner Gegenstände für je {what} ab',
    },
    da: {
      'verb.sellObjects': 'læg så mange genstande væk, du vil, for {what} pr. styk',
    },
  },
});
