import { text } from '@questhall/kernel';
import { abilityWords } from '../../own/shapes.ts';

/** The sentences of the Runesword, in five languages. */
export const runesword = abilityWords<'lifeOnWin'>()({
  sentences: {
    lifeOnWin: () => text('can.lifeOnWin'),
  },
  says: {
    en: {
      'can.lifeOnWin': 'Gain 1 life when you kill an Enemy with it, or take a life from a character.',
    },
    nl: {
      'can.lifeOnWin': 'Krijg 1 leven als je er een vijand mee doodt of een spelfiguur een leven mee ontneemt.',
    },
    fr: {
      'can.lifeOnWin': 'Gagne 1 vie quand tu tues un Ennemi avec elle ou prends une vie à un personnage.',
    },
    de: {
      'can.lifeOnWin': 'Erhalte 1 Lebenspunkt, wenn du damit einen Gegner tötest oder einem Charakter einen Lebenspunkt nimmst.',
    },
    da: {
      'can.lifeOnWin': 'Få 1 liv, når du dræber en fjende med det eller tager et liv fra en figur.',
    },
  },
});
