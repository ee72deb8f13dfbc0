import type { GameEntry } from '../contract.ts';
import { loadCatalogue } from './text/index.ts';

export const entry: GameEntry = {
  id: 'nachtwacht',
  title: 'Nachtwacht',
  subtitle: 'Ad Inferos',
  seats: { min: 2, max: 4 },
  standing: true,
  figures: ['lyre', 'wolf-head', 'raven', 'hood'],
  words: loadCatalogue,
  boxes: [
    {
      id: 'nachtwacht',
      subtitle: { en: 'Ad Inferos', nl: 'Ad Inferos', fr: 'Ad Inferos', de: 'Ad Inferos', da: 'Ad Inferos' },
      options: {},
      tabs: [
        {
          id: 'standard',
          picture: new URL('./art/printed/step-6.webp', import.meta.url).href,
          name: { en: '36 squares', nl: '36 vakjes', fr: '36 cases', de: '36 Felder', da: '36 felter' },
          about: {
            en: 'The whole road, as printed.',
            nl: 'De hele weg, zoals gedrukt.',
            fr: 'Le chemin entier, comme imprimé.',
            de: 'Der ganze Weg, wie gedruckt.',
            da: 'Hele vejen, som trykt.',
          },
          options: {},
        },
        {
          id: 'short',
          picture: new URL('./art/printed/power-torch.webp', import.meta.url).href,
          name: { en: 'short, 24', nl: 'kort, 24', fr: 'courte, 24', de: 'kurz, 24', da: 'kort, 24' },
          about: {
            en: 'A shorter road, for a quick night.',
            nl: 'Een kortere weg, voor een snelle nacht.',
            fr: 'Un chemin plus court, pour une nuit rapide.',
            de: 'Ein kürzerer Weg, für eine schnelle Nacht.',
            da: 'En kortere vej til en hurtig nat.',
          },
          options: { pathLength: 'short' },
        },
        {
          id: 'long',
          picture: new URL('./art/printed/step-vega.webp', import.meta.url).href,
          name: { en: 'long, 48', nl: 'lang, 48', fr: 'longue, 48', de: 'lang, 48', da: 'lang, 48' },
          about: {
            en: 'A longer road, for a whole evening.',
            nl: 'Een langere weg, voor een hele avond.',
            fr: 'Un chemin plus long, pour toute une soirée.',
            de: 'Ein längerer Weg, für einen ganzen Abend.',
            da: 'En længere vej til en hel aften.',
          },
          options: { pathLength: 'long' },
        },
      ],
    },
  ],
  pitch: {
    en: 'Build the road through the underworld, outwit the others, and be the first to reach the library.',
    nl: 'Bouw de weg door de onderwereld, wees de anderen te slim af en bereik als eerste de bibliotheek.',
    fr: 'Trace ton chemin à travers les Ténèbres, déjoue les autres et atteins la Bibliothèque en premier.',
    de: 'Bau den Weg durch die Unterwelt, überliste die anderen und erreiche als Erstes die Bibliothek.',
    da: 'Byg vejen gennem underverdenen, vær snedigere end de andre, og nå først frem til biblioteket.',
  },
};
