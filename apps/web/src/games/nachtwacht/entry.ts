import type { GameEntry } from '../contract.ts';
import { loadCatalogue } from './text/index.ts';

export const entry: GameEntry = {
  id: 'nachtwacht',
  title: 'Nachtwacht',
  subtitle: 'Ad Inferos',
  seats: { min: 2, max: 4 },
  words: loadCatalogue,
  pitch: {
    en: 'Build the road through the underworld, outwit the others, and be the first to reach the library.',
    nl: 'Bouw de weg door de onderwereld, wees de anderen te slim af en bereik als eerste de bibliotheek.',
    fr: 'Trace ton chemin à travers les Ténèbres, déjoue les autres et atteins la Bibliothèque en premier.',
    de: 'Baue den Weg durch die Unterwelt, überliste die anderen und erreiche als Erstes die Bibliothek.',
    da: 'Byg vejen gennem underverdenen, vær snedigere end de andre, og nå først frem til biblioteket.',
  },
};
