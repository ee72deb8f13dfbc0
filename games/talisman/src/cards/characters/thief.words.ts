import { text } from '@questhall/kernel';
import { abilityWords } from '../../own/shapes.ts';

/** The sentences of the Thief, in both editions, in five languages. */
export const thief = abilityWords<'steal' | 'freePurchase'>()({
  sentences: {
    steal: () => text('can.steal'),
    freePurchase: () => text('can.freePurchase'),
  },
  says: {
    en: {
      'can.steal': 'From a character you land on you may take 1 gold or 1 Object.',
      'can.freePurchase': 'In the Village and at the Market you may take one of the cards for sale without paying.',
    },
    nl: {
      'can.steal': 'Van een spelfiguur op je vakje mag je 1 goud of 1 voorwerp nemen.',
      'can.freePurchase': 'In het Dorp en op de Markt mag je één kaart die te koop is, zonder betalen meenemen.',
    },
    fr: {
      'can.steal': 'Tu peux prendre 1 pièce d’or ou 1 Objet à un personnage de ta case.',
      'can.freePurchase': 'Au Village et au Marché, tu peux prendre gratuitement une des cartes en vente.',
    },
    de: {
      'can.steal': 'Einem Charakter auf deinem Feld darfst du 1 Goldstück oder 1 Gegenstand stehlen.',
      'can.freePurchase': 'Im Dorf und auf dem Markt darfst du eine der angebotenen Karten nehmen, ohne zu bezahlen.',
    },
    da: {
      'can.steal': 'Fra en figur på dit felt må du tage 1 guldstykke eller 1 genstand.',
      'can.freePurchase': 'I Landsbyen og på markedet må du tage et af de kort, der er til salg, uden at betale.',
    },
  },
});
