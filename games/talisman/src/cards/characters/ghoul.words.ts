import { text } from '@questhall/kernel';
import { abilityWords } from '../../own/shapes.ts';

/** The sentences of the Ghoul, in both editions, in five languages. */
export const ghoul = abilityWords<'keepLifeTaken' | 'raiseEnemies'>()({
  sentences: {
    keepLifeTaken: () => text('can.keepLifeTaken'),
    raiseEnemies: () => text('can.raiseEnemies'),
  },
  says: {
    en: {
      'can.keepLifeTaken': 'You gain the life that you take from a character in psychic combat.',
      'can.raiseEnemies':
        'Instead of a trophy, you may keep a killed Enemy as a Follower. One of them adds its Strength in one combat; then discard it.',
    },
    nl: {
      'can.keepLifeTaken': 'Een leven dat je in een geestelijk gevecht een spelfiguur ontneemt, krijg je erbij.',
      'can.raiseEnemies':
        'Een gedode vijand mag je als vriend houden in plaats van als trofee. Eén zo’n vriend telt in één gevecht zijn Kracht bij de jouwe op; leg hem daarna af.',
    },
    fr: {
      'can.keepLifeTaken': 'Tu gagnes la vie que tu prends à un personnage en combat psychique.',
      'can.raiseEnemies':
        'Au lieu d’un trophée, tu peux garder un Ennemi tué comme Compagnon. L’un d’eux ajoute sa Force dans un combat ; défausse-le ensuite.',
    },
    de: {
      'can.keepLifeTaken': 'Den Lebenspunkt, den du einem Charakter im psychischen Kampf nimmst, erhältst du selbst.',
      'can.raiseEnemies':
        'Einen getöteten Gegner darfst du statt als Trophäe als Begleiter behalten. Einer von ihnen darf dir in einem Kampf mit seiner Stärke helfen; leg ihn danach ab.',
    },
    da: {
      'can.keepLifeTaken': 'Det liv, du tager fra en figur i åndskamp, får du selv.',
      'can.raiseEnemies':
        'En dræbt fjende må du beholde som følgesvend i stedet for som trofæ. Én af dem lægger sin Styrke til din i én kamp; læg den så væk.',
    },
  },
});
