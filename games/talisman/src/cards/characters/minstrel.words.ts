import { text } from '@questhall/kernel';
import { abilityWords } from '../../own/shapes.ts';

/** The sentences of the Minstrel, in both editions, in five languages. */
export const minstrel = abilityWords<'peace' | 'charmAnimals'>()({
  sentences: {
    peace: (a) => text('can.peace', { types: a.with.map((type) => text(`many.${type}`)) }),
    charmAnimals: () => text('can.charmAnimals'),
  },
  says: {
    en: {
      'can.peace': 'You are not attacked by {types}, but you may attack them.',
      'can.charmAnimals':
        'Roll higher than an animal’s Strength, and it follows you. One such animal adds its Strength to yours in combat.',
    },
    nl: {
      'can.peace': 'Je wordt niet aangevallen door {types}, maar mag ze zelf wel aanvallen.',
      'can.charmAnimals':
        'Gooi hoger dan de Kracht van een dier en het volgt je. Eén zo’n dier telt in een gevecht zijn Kracht bij de jouwe op.',
    },
    fr: {
      'can.peace': 'Les {types} ne t’attaquent pas, mais tu peux les attaquer.',
      'can.charmAnimals':
        'Lance le dé : si tu dépasses la Force d’un animal, il te suit. Un tel animal ajoute sa Force à la tienne au combat.',
    },
    de: {
      'can.peace': '{types} greifen dich nicht an, du aber darfst sie angreifen.',
      'can.charmAnimals':
        'Würfelst du höher als die Stärke eines Tieres, folgt es dir. In jedem Kampf kann dir eines von ihnen mit seiner Stärke helfen.',
    },
    da: {
      'can.peace': 'Du bliver ikke angrebet af {types}, men må gerne selv angribe dem.',
      'can.charmAnimals': 'Slå højere end et dyrs Styrke, og det følger dig. Ét af dem lægger sin Styrke til din i kamp.',
    },
  },
});
