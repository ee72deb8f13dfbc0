import { text } from '@questhall/kernel';
import { abilityWords } from '../../own/shapes.ts';

/** The sentences of the Assassin, in both editions, in five languages. */
export const assassin = abilityWords<'assassinate'>()({
  sentences: {
    assassinate: (a) => text(a.creatures ? 'can.assassinate.creatures' : 'can.assassinate'),
  },
  says: {
    en: {
      'can.assassinate':
        'When you attack a character, or an Enemy that was already there, it rolls no die. If you beat a character this way, you must take a life.',
      'can.assassinate.creatures':
        'When you attack a character or fight a creature, you may assassinate: your opponent rolls no die. If you beat a character this way, you must take a life. Not on the Crown of Command.',
    },
    nl: {
      'can.assassinate':
        'Val je een spelfiguur aan, of een vijand die er al lag, dan gooit die niet. Versla je zo een spelfiguur, dan moet je die een leven ontnemen.',
      'can.assassinate.creatures':
        'Val je een spelfiguur aan of vecht je met een creatuur, dan mag je een sluipmoord plegen: je tegenstander gooit niet. Versla je zo een spelfiguur, dan moet je die een leven ontnemen. Niet op de Kroon van de Heerser.',
    },
    fr: {
      'can.assassinate':
        'Quand tu attaques un personnage, ou un Ennemi déjà présent, il ne lance pas de dé. Si tu bats ainsi un personnage, tu dois lui prendre une vie.',
      'can.assassinate.creatures':
        'Quand tu attaques un personnage ou combats une créature, tu peux assassiner : l’adversaire ne lance pas de dé. Si tu bats ainsi un personnage, tu dois lui prendre une vie. Jamais à la Couronne de Commandement.',
    },
    de: {
      'can.assassinate':
        'Greifst du einen Charakter an oder einen Gegner, der schon auf dem Feld lag, so würfelt dein Gegenüber nicht. Besiegst du so einen Charakter, musst du ihm einen Lebenspunkt nehmen.',
      'can.assassinate.creatures':
        'Greifst du einen Charakter an oder kämpfst du gegen eine Kreatur, darfst du heimtückisch angreifen: Dein Gegenüber würfelt nicht. Besiegst du so einen Charakter, musst du ihm einen Lebenspunkt nehmen. Nicht auf der Krone der Herrschaft.',
    },
    da: {
      'can.assassinate':
        'Angriber du en figur eller en fjende, der allerede lå på feltet, slår modstanderen ikke. Besejrer du en figur på den måde, skal du tage et liv fra den.',
      'can.assassinate.creatures':
        'Angriber du en figur eller kæmper mod et væsen, må du snigmyrde: Modstanderen slår ikke. Besejrer du en figur på den måde, skal du tage et liv fra den. Ikke ved Herskerkronen.',
    },
  },
});
