import { text } from '@questhall/kernel';
import { abilityWords } from '../../own/shapes.ts';

/** The sentences of the Potion, in five languages. */
export const potion = abilityWords<'drink'>()({
  sentences: {
    drink: (a) => text('can.drink', { n: a.strength, stat: text('stat.strength') }),
  },
  says: {
    en: {
      'can.drink': 'Drink it in your turn: +{n} {stat} until your turn ends. Then discard it.',
    },
    nl: {
      'can.drink': 'Drink hem in je beurt: +{n} {stat} tot je beurt eindigt. Leg hem daarna af.',
    },
    fr: {
      'can.drink': 'Bois-la pendant ton tour : +{n} en {stat} jusqu’à la fin du tour. Défausse-la ensuite.',
    },
    de: {
      'can.drink': 'Trink ihn in deinem Zug: Bis zum Ende des Zuges hast du +{n} {stat}. Leg ihn danach ab.',
    },
    da: {
      'can.drink': 'Drik den i din tur: +{n} {stat}, til din tur slutter. Læg den så væk.',
    },
  },
});
