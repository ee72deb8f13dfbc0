import { text } from '@questhall/kernel';
import { ownWords } from '../../own/shapes.ts';

/** The sentences of Divination, in five languages. */
export const divination = ownWords<'look'>()({
  phrases: {
    look: (e) => text('verb.look', { n: e.n }),
  },
  says: {
    en: {
      'verb.look': 'look in secret at the top {n, plural, one {card} other {# cards}} of the Adventure deck',
    },
    nl: {
      'verb.look': 'bekijk in het geheim de bovenste {n, plural, one {avonturenkaart} other {# avonturenkaarten}} van de stapel',
    },
    fr: {
      'verb.look': 'regarde en secret {n, plural, one {la carte} other {les # cartes}} du dessus de la pioche Aventure',
    },
    de: {
      'verb.look': 'sieh dir heimlich die {n, plural, one {oberste Karte} other {obersten # Karten}} des Abenteuerstapels an',
    },
    da: {
      'verb.look': 'se i hemmelighed {n, plural, one {det øverste kort} other {de # øverste kort}} i eventyrbunken',
    },
  },
});
