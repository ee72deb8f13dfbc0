import { text } from '@questhall/kernel';
import { abilityWords } from '../../own/shapes.ts';

/** The sentences of the Elf, in both editions, in five languages. */
export const elf = abilityWords<'walkBetween'>()({
  sentences: {
    walkBetween: (a) => text('can.walkBetween', { terrain: text(`terrain.${a.terrain}`) }),
  },
  says: {
    en: {
      'can.walkBetween': 'Instead of rolling, you may move from {terrain} to any other {terrain} in the region.',
    },
    nl: {
      'can.walkBetween': 'Vanuit {terrain} mag je, in plaats van te gooien, naar {terrain_other} in de provincie.',
    },
    fr: {
      'can.walkBetween': 'Si ton tour commence dans {terrain}, tu peux, au lieu de lancer le dé, aller dans {terrain_other} de la région.',
    },
    de: {
      'can.walkBetween': 'Beginnt dein Zug {terrain}, darfst du, statt zu würfeln, {terrain_other} der Region ziehen.',
    },
    da: {
      'can.walkBetween': 'Begynder din tur {terrain}, må du i stedet for at slå gå til {terrain_other} i området.',
    },
  },
});
