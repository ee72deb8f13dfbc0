import type { GameEntry } from '../contract.ts';

const LONELY = {
  en: 'Whoever is Wizor plays no hero: so at least one more must play, a person or a bot.',
  nl: 'Wie Wizor is, speelt geen held: er moet dus minstens nog iemand meespelen, een mens of een bot.',
  fr: 'Qui est Wizor ne joue aucun héros : il faut donc au moins un autre joueur, une personne ou un bot.',
  de: 'Wer Wizor ist, spielt keinen Helden: Es muss also noch mindestens einer mitspielen, ein Mensch oder ein Bot.',
  da: 'Den, der er Wizor, spiller ingen helt: Der skal altså mindst én mere med, et menneske eller en bot.',
};

const SUBTITLE = {
  en: 'Wizor’s dungeons',
  nl: 'De kerkers van Wizor',
  fr: 'Les donjons de Wizor',
  de: 'Wizors Verliese',
  da: 'Wizors fangekældre',
};

export const entry: GameEntry = {
  id: 'dystopia',
  title: 'Dystopia',
  subtitle: SUBTITLE,
  seats: { min: 1, max: 5 },
  orders: true,
  pitch: {
    en: 'Lead four heroes down into the dark, door by door, and break the power of Wizor before he breaks you.',
    nl: 'Leid vier helden deur na deur het duister in en breek de macht van Wizor voordat hij jullie breekt.',
    fr: 'Mène quatre héros dans les ténèbres, porte après porte, et brise le pouvoir de Wizor avant qu’il ne vous brise.',
    de: 'Führ vier Helden Tür um Tür hinab ins Dunkel und brich Wizors Macht, bevor er euch bricht.',
    da: 'Før fire helte ned i mørket, dør for dør, og bryd Wizors magt, før han bryder jer.',
  },
  boxes: [
    {
      id: 'dystopia',
      subtitle: SUBTITLE,
      options: {},
      tabs: [
        {
          id: 'campaign',
          picture: new URL('./art/printed/camp.webp', import.meta.url).href,
          name: { en: 'the campaign', nl: 'de campagne', fr: 'la campagne', de: 'die Kampagne', da: 'kampagnen' },
          about: {
            en: 'Ten levels on one map, with what you won the evening before.',
            nl: 'Tien levels op één kaart, met wat je de avond ervoor won.',
            fr: 'Dix niveaux sur une carte, avec ce que tu as gagné la veille.',
            de: 'Zehn Level auf einer Karte, mit dem, was am Abend davor gewonnen wurde.',
            da: 'Ti baner på ét kort, med det, der blev vundet aftenen før.',
          },
          options: {},
          level: { campaign: false, level: 1 },
        },
        {
          id: 'one',
          picture: new URL('./art/printed/t-chest.webp', import.meta.url).href,
          name: { en: 'one dungeon', nl: 'één kerker', fr: 'un donjon', de: 'ein Verlies', da: 'én fangekælder' },
          about: {
            en: 'One level by itself, for one evening; which one, you choose under “Change”.',
            nl: 'Eén los level, voor één avond; welk, kies je onder “Wijzig”.',
            fr: 'Un niveau à part, pour une soirée ; « Changer » permet de le choisir.',
            de: 'Ein einzelnes Level für einen Abend; welches, wählst du unter „Ändern“.',
            da: 'En enkelt bane for sig, til én aften; hvilken, vælger du under »Skift«.',
          },
          options: { campaign: false, level: 1 },
          levels: true,
        },
      ],
    },
  ],
  // What holds between levels makes none of them longer; where all set out there are four heroes, however many lead them.
  level: ({ campaign, ownLevel, muster }) =>
    campaign !== false && !ownLevel
      ? { campaign: false, fallen: 'permanent', checkpoint: false, ...(muster === 'all' ? { heroes: 4 } : {}) }
      : undefined,
  instead: { ownLevel: ['level', 'campaign'] },
  // Four heroes go in, however many lead them: whoever leads all of them has none to choose.
  quick: { companions: 3, options: { heroes: 4 }, alone: { muster: 'all' } },
  // Four heroes at most: the fifth person is Wizor.
  seated: (seats) => (seats > 4 ? { wizor: 'person' } : {}),
  // The same is said by the rules of the game, which the page of a new table has not loaded.
  misfit: ({ wizor }, seats) => ((wizor === 'person' || wizor === 'first') && seats < 2 ? LONELY : undefined),
  words: async (locale) => (await import('./text/index.ts')).loadCatalogue(locale),
};
