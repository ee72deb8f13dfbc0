import { text } from '@questhall/kernel';
import { ownWords } from '../../own/shapes.ts';

/** The sentences of Destruction, in five languages. */
export const destruction = ownWords<'discardTarget'>()({
  phrases: {
    discardTarget: () => text('verb.discardTarget'),
  },
  says: {
    en: {
      'verb.discardTarget': 'discard any face-up Adventure card on the board',
    },
    nl: {
      'verb.discardTarget': 'leg een openliggende avonturenkaart naar keuze van het bord af',
    },
    fr: {
      'verb.discardTarget': 'défausse une carte Aventure visible du plateau',
    },
    de: {
      'verb.discardTarget': 'leg eine beliebige offene Abenteuerkarte vom Spielbrett ab',
    },
    da: {
      'verb.discardTarget': 'læg et valgfrit synligt eventyrkort på spillepladen væk',
    },
  },
});
