import { text } from '@questhall/kernel';
import { ownWords } from '../../own/shapes.ts';

/** The sentences of Hex, in five languages. */
export const hex = ownWords<'layHex'>()({
  phrases: {
    layHex: (e) => text('verb.layHex', { n: e.rounds }),
  },
  says: {
    en: {
      'verb.layHex':
        'put this card on an Outer or Middle space without a character. For {n, plural, one {# round} other {# rounds}}, everyone who lands there loses 1 life',
    },
    nl: {
      'verb.layHex':
        'leg deze kaart op een vakje van de grens- of tussenprovincie zonder spelfiguur. {n, plural, one {# ronde} other {# rondes}} lang verliest wie daar terechtkomt 1 leven',
    },
    fr: {
      'verb.layHex':
        'pose cette carte sur une case extérieure ou médiane sans personnage. Pendant {n, plural, one {# manche} other {# manches}}, quiconque y arrive perd 1 vie',
    },
    de: {
      'verb.layHex':
        'leg diese Karte auf ein Feld der Äußeren oder Mittleren Region, auf dem kein Charakter steht. {n, plural, one {# Runde} other {# Runden}} lang verliert jeder, der dort landet, 1 Lebenspunkt',
    },
    da: {
      'verb.layHex':
        'læg dette kort på et ydre eller mellemste felt uden figurer. I {n, plural, one {# runde} other {# runder}} mister alle, der lander der, 1 liv',
    },
  },
});
