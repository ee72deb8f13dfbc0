import { text } from '@questhall/kernel';
import { abilityWords } from '../../own/shapes.ts';

/** The sentences of the Warrior, in both editions, in five languages. */
export const warrior = abilityWords<'bestOfDice' | 'twoWeapons'>()({
  sentences: {
    bestOfDice: (a) => text('can.bestOfDice', { n: a.dice }),
    twoWeapons: () => text('can.twoWeapons'),
  },
  says: {
    en: {
      'can.bestOfDice': 'In combat, roll {n} dice and use the higher.',
      'can.twoWeapons': 'You may use two weapons at once.',
    },
    nl: {
      'can.bestOfDice': 'Gooi in een gevecht {n} dobbelstenen en gebruik de hoogste.',
      'can.twoWeapons': 'Je mag twee wapens tegelijk gebruiken.',
    },
    fr: {
      'can.bestOfDice': 'Au combat, lance {n} dés et garde le plus haut.',
      'can.twoWeapons': 'Tu peux utiliser deux armes à la fois.',
    },
    de: {
      'can.bestOfDice': 'Wirf im Kampf {n} Würfel; der höhere zählt.',
      'can.twoWeapons': 'Du darfst zwei Waffen zugleich benutzen.',
    },
    da: {
      'can.bestOfDice': 'Slå med {n} terninger i kamp, og brug den højeste.',
      'can.twoWeapons': 'Du må bruge to våben på én gang.',
    },
  },
});
