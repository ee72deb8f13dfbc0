import { text } from '@questhall/kernel';
import { abilityWords } from '../../own/shapes.ts';

/** The sentences of the Mule, in both editions, in five languages. */
export const mule = abilityWords<'carry'>()({
  sentences: {
    carry: (a) => (a.n === undefined ? text('can.carryAll') : text('can.carry', { n: a.n })),
  },
  says: {
    en: {
      'can.carryAll': 'You may carry any number of Objects.',
      'can.carry': 'You may carry {n} more Objects.',
    },
    nl: {
      'can.carryAll': 'Je mag zoveel voorwerpen dragen als je wilt.',
      'can.carry': 'Je mag {n} voorwerpen meer dragen.',
    },
    fr: {
      'can.carryAll': 'Tu peux porter autant d’Objets que tu veux.',
      'can.carry': 'Tu peux porter {n} Objets de plus.',
    },
    de: {
      'can.carryAll': 'Du darfst beliebig viele Gegenstände tragen.',
      'can.carry': 'Du darfst {n} Gegenstände mehr tragen.',
    },
    da: {
      'can.carryAll': 'Du må bære så mange genstande, du vil.',
      'can.carry': 'Du må bære {n} genstande mere.',
    },
  },
});
