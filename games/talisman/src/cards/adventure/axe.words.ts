import { text } from '@questhall/kernel';
import { abilityWords } from '../../own/shapes.ts';

/** The sentences of the Axe, in five languages. */
export const axe = abilityWords<'buildRaft'>()({
  sentences: {
    buildRaft: () => text('can.buildRaft'),
  },
  says: {
    en: {
      'can.buildRaft': 'You may build a Raft in Woods or the Forest.',
    },
    nl: {
      'can.buildRaft': 'Je mag een vlot bouwen in het Bos of het Woud.',
    },
    fr: {
      'can.buildRaft': 'Tu peux construire un radeau dans le Bois ou la Forêt.',
    },
    de: {
      'can.buildRaft': 'Du darfst in den Wäldern oder im Tiefen Wald ein Floß bauen.',
    },
    da: {
      'can.buildRaft': 'Du må bygge en tømmerflåde i Lunden eller Skoven.',
    },
  },
});
