import { text } from '@questhall/kernel';
import { ownWords } from '../../own/shapes.ts';

/** The sentences of the Blizzard, in five languages. */
export const blizzard = ownWords<'slow'>()({
  phrases: {
    slow: (e) => text('verb.slow', { n: e.rounds }),
  },
  says: {
    en: {
      'verb.slow': 'for {n, plural, one {# round} other {# rounds}}, every character moves only 1 space a turn',
    },
    nl: {
      'verb.slow': 'elke spelfiguur gaat {n, plural, one {# ronde} other {# rondes}} lang maar 1 vakje per beurt vooruit',
    },
    fr: {
      'verb.slow': 'pendant {n, plural, one {# manche} other {# manches}}, chaque personnage n’avance que d’une case par tour',
    },
    de: {
      'verb.slow': '{n, plural, one {# Runde} other {# Runden}} lang zieht jeder Charakter nur 1 Feld pro Zug',
      'verb.slow/cap': '{n, plural, one {# Runde} other {# Runden}} lang zieht jeder Charakter nur 1 Feld pro Zug',
    },
    da: {
      'verb.slow': 'i {n, plural, one {# runde} other {# runder}} rykker hver figur kun 1 felt pr. tur',
    },
  },
});
