import { text } from '@questhall/kernel';
import { abilityWords } from '../../own/shapes.ts';

/** The sentences of the Troll, in both editions, in five languages. */
export const troll = abilityWords<'regenerate'>()({
  sentences: {
    regenerate: (a) => text('can.regenerate', { n: a.on }),
  },
  says: {
    en: {
      'can.regenerate': 'If you roll {n} for your move, you may stay and heal 1 life instead.',
    },
    nl: {
      'can.regenerate': 'Gooi je {n} voor je zet, dan mag je blijven staan en 1 verloren leven terugkrijgen.',
    },
    fr: {
      'can.regenerate': 'Si tu fais {n} pour ton déplacement, tu peux rester et récupérer 1 vie à la place.',
    },
    de: {
      'can.regenerate': 'Würfelst du für deine Bewegung eine {n}, darfst du stattdessen bleiben und 1 Lebenspunkt heilen.',
    },
    da: {
      'can.regenerate': 'Slår du {n} for dit træk, må du i stedet blive stående og få 1 liv tilbage.',
    },
  },
});
