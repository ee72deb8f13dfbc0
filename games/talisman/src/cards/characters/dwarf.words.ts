import { text } from '@questhall/kernel';
import { abilityWords } from '../../own/shapes.ts';

/** The sentences of the Dwarf, in both editions, in five languages. */
export const dwarf = abilityWords<'caveBonus'>()({
  sentences: {
    caveBonus: (a) => text('can.caveBonus', { n: a.n }),
  },
  says: {
    en: {
      'can.caveBonus': 'In the Cave you may add {n} to your roll.',
    },
    nl: {
      'can.caveBonus': 'In de Grot mag je {n} bij je worp optellen.',
    },
    fr: {
      'can.caveBonus': 'Dans la Caverne, tu peux ajouter {n} à ton jet.',
    },
    de: {
      'can.caveBonus': 'In der Höhle darfst du {n} zu deinem Wurf addieren.',
    },
    da: {
      'can.caveBonus': 'I hulen må du lægge {n} til dit slag.',
    },
  },
});
