import { text } from '@questhall/kernel';
import { abilityWords } from '../../own/shapes.ts';

/** The sentences of the Sorceress, in both editions, in five languages. */
export const sorceress = abilityWords<'beguile'>()({
  sentences: {
    beguile: (a) => text('can.beguile', { ...a.from }),
  },
  says: {
    en: {
      'can.beguile':
        'You may beguile a character you land on. Roll at least {good} if it is good, {neutral} if neutral, {evil} if evil: take 1 gold or 1 Object.',
    },
    nl: {
      'can.beguile':
        'Je mag een spelfiguur op je vakje verleiden. Gooi minstens {good} als die goed is, {neutral} als die neutraal is, {evil} als die slecht is: neem 1 goud of 1 voorwerp.',
    },
    fr: {
      'can.beguile':
        'Tu peux enjôler un personnage de ta case. Fais au moins {good} s’il est bon, {neutral} s’il est neutre, {evil} s’il est mauvais : prends-lui 1 pièce d’or ou 1 Objet.',
    },
    de: {
      'can.beguile':
        'Du darfst einen Charakter auf deinem Feld betören. Würfle mindestens {good}, wenn er gut ist, {neutral}, wenn er neutral ist, {evil}, wenn er böse ist: Nimm 1 Goldstück oder 1 Gegenstand.',
    },
    da: {
      'can.beguile':
        'Du må besnære en figur på dit felt. Slå mindst {good}, hvis den er god, {neutral}, hvis den er neutral, eller {evil}, hvis den er ond: Tag 1 guldstykke eller 1 genstand.',
    },
  },
});
