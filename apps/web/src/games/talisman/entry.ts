import type { GameEntry } from '../contract.ts';
import { EDITIONS } from './editions.ts';

export const entry: GameEntry = {
  id: 'talisman',
  title: 'Talisman',
  subtitle: '1986 & Digital Edition',
  seats: { min: 2, max: 6 },
  pitch: {
    en: 'Roam three lands, grow strong and cunning, find a Talisman, and take the Crown of Command before the others do.',
    nl: 'Zwerf door drie gebieden, word sterk en slim, vind een talisman en grijp de Kroon van de Heerser voordat een ander dat doet.',
    fr: 'Parcours trois régions, gagne en force et en savoir, trouve un talisman et empare-toi de la Couronne de Commandement avant les autres.',
    de: 'Zieh durch drei Länder, werde stark und klug, finde einen Talisman und ergreife vor allen anderen die Krone der Herrschaft.',
    da: 'Drag gennem tre lande, bliv stærk og snild, find en talisman, og tag Herskerkronen, før de andre gør det.',
  },
  editions: EDITIONS,
  // The words of cards and spaces are made from their data: all of it is fetched with the first table.
  words: async (locale) => (await import('./text/index.ts')).loadCatalogue(locale),
};
