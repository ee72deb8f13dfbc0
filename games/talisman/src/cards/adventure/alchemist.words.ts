import { text } from '@questhall/kernel';
import { abilityWords } from '../../own/shapes.ts';

/** The sentences of the Alchemist, in five languages. */
export const alchemist = abilityWords<'sellAnywhere'>()({
  sentences: {
    sellAnywhere: (a) => text('can.sellAnywhere', { what: text('amount.gold', { n: a.price }) }),
  },
  says: {
    en: {
      'can.sellAnywhere': 'In your turn you may discard Objects for {what} each.',
    },
    nl: {
      'can.sellAnywhere': 'In je beurt mag je voorwerpen afleggen voor {what} per stuk.',
    },
    fr: {
      'can.sellAnywhere': 'À ton tour, tu peux défausser des Objets pour {what} chacun.',
    },
    de: {
      'can.sellAnywhere': 'In deinem Zug darfst du Gegenstände für je {what} ablegen.',
    },
    da: {
      'can.sellAnywhere': 'I din tur må du lægge genstande væk for {what} pr. styk.',
    },
  },
});
