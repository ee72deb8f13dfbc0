import type { GameEntry } from '../contract.ts';

export const entry: GameEntry = {
  id: 'dystopia',
  title: 'Dystopia',
  subtitle: {
    en: 'Wizor’s dungeons',
    nl: 'De kerkers van Wizor',
    fr: 'Les donjons de Wizor',
    de: 'Die Kerker von Wizor',
    da: 'Wizors fangekældre',
  },
  seats: { min: 1, max: 5 },
  pitch: {
    en: 'Lead four heroes down into the dark, door by door, and break the power of Wizor before he breaks you.',
    nl: 'Leid vier helden deur na deur het duister in en breek de macht van Wizor voordat hij jullie breekt.',
    fr: 'Mène quatre héros dans les ténèbres, porte après porte, et brise le pouvoir de Wizor avant qu’il ne vous brise.',
    de: 'Führe vier Helden Tür um Tür hinab ins Dunkel und brich Wizors Macht, bevor er euch bricht.',
    da: 'Før fire helte ned i mørket, dør for dør, og bryd Wizors magt, før han bryder jer.',
  },
  instead: { ownLevel: ['level', 'campaign'] },
  // Four heroes go in, however many lead them.
  quick: { companions: 3, options: { heroes: 4 } },
  // Four heroes at most: the fifth person is Wizor.
  seated: (seats) => (seats > 4 ? { wizor: 'person' } : {}),
  words: async (locale) => (await import('./text/index.ts')).loadCatalogue(locale),
};
