import { text } from '@questhall/kernel';
import { ownWords } from '../../own/shapes.ts';

/** The sentences of Displacement, in five languages. */
export const displacement = ownWords<'moveTarget'>()({
  phrases: {
    moveTarget: () => text('verb.moveTarget'),
  },
  says: {
    en: {
      'verb.moveTarget': 'move a face-up Adventure card on the board to a space of the same region where no character stands',
    },
    nl: {
      'verb.moveTarget':
        'verplaats een openliggende avonturenkaart op het bord naar een vakje van dezelfde provincie waar geen spelfiguur staat',
    },
    fr: {
      'verb.moveTarget': 'déplace une carte Aventure visible du plateau vers une case sans personnage de la même région',
    },
    de: {
      'verb.moveTarget': 'versetze eine offene Abenteuerkarte auf ein Feld derselben Region, auf dem kein Charakter steht',
    },
    da: {
      'verb.moveTarget': 'flyt et synligt eventyrkort på spillepladen til et felt i samme område, hvor ingen figur står',
    },
  },
});
