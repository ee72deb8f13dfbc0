import type { BoxEntry, EditionEntry, GameEntry } from '../contract.ts';

/** Options that say something only where the dead play on. */
const SOUL_OPTIONS = ['finale', 'lifeTrophies', 'randomBreach', 'ghostRestart'] as const;

/** Options that say something only where the Drowned Crypts lie beside the board. */
const CRYPT_OPTIONS = ['tideBell'] as const;

/** The two editions of Talisman. Emblems are icons of game-icons.net: `jewel-crown` (Delapouite), `star-swirl` (Lorc). */
const EDITIONS: readonly EditionEntry[] = [
  {
    id: '1986',
    name: {
      en: 'Second edition, 1986',
      nl: 'Tweede editie, 1986',
      fr: 'Deuxième édition, 1986',
      de: 'Zweite Ausgabe, 1986',
      da: 'Anden udgave, 1986',
    },
    pitch: {
      en: 'The classic: four lives for everybody, rough luck, and bribes to save your skin. For two to six.',
      nl: 'De klassieker: vier levens voor iedereen, grillig geluk en steekpenningen om je huid te redden. Voor twee tot zes.',
      fr: 'Le classique : quatre vies pour chacun, une chance capricieuse et des pots-de-vin pour sauver ta peau. De deux à six.',
      de: 'Der Klassiker: vier Lebenspunkte für alle, launisches Glück, und Bestechung rettet die Haut. Für zwei bis sechs.',
      da: 'Klassikeren: fire liv til alle, lunefuldt held og bestikkelse, når det gælder livet. For to til seks.',
    },
    emblem:
      'M256 77.527c-28.554 59.928-54.586 129.729-55.912 171.23c8.106 8.904 15.512 20.237 21.314 31.84c6.48 12.959 11.159 25.504 11.159 36.714v7.162l-6.946 1.736c-66.268 16.567-117.525 16.69-168.181-.195l-6.272-2.092v-6.611c0-15.216-1.409-46.505 15.164-67.383a31 31 0 0 0-4.385-6.205c-4.186-4.627-10.398-9.935-17.129-14.743c-6.73-4.807-14.012-9.164-20.302-12.193c-1.295-.623-2.295-.892-3.51-1.38c.946 26.658 4.726 70.82 11.693 112.624c2.773 16.637 6.043 32.722 9.715 46.89c151.612 14.462 275.572 14.462 427.184 0c3.672-14.168 6.942-30.253 9.715-46.89c6.967-41.803 10.747-85.966 11.693-112.625c-1.215.489-2.215.758-3.51 1.381c-6.29 3.029-13.572 7.386-20.303 12.193c-6.73 4.808-12.942 10.116-17.128 14.743a31.7 31.7 0 0 0-4.32 6.088c17.421 20.991 15.099 52.656 15.099 67.5v6.61l-6.272 2.093c-50.656 16.885-101.913 16.762-168.181.195l-6.946-1.736v-7.162c0-11.21 4.68-23.755 11.159-36.713c5.802-11.604 13.208-22.937 21.314-31.84c-1.326-41.502-27.358-111.303-55.912-171.23zm0 31.963l42.541 127.623L256 300.926l-42.541-63.813l34.002-102.008zm0 56.922l-22.682 68.043l7.621 11.43c5.09-24.4 12.37-47.622 22.932-55.86zM47.852 393.508c5.502 16.226 12.645 26.698 15.904 29.09c128.174 15.834 256.314 15.834 384.488 0c3.259-2.392 10.402-12.865 15.904-29.09c-146.943 13.646-269.353 13.646-416.296 0',
    colours: ['#7a1a18', '#f0cf6a'],
    without: ['expansion', 'bigTable', ...SOUL_OPTIONS, ...CRYPT_OPTIONS],
    rulebook: 'talisman-1986',
  },
  {
    id: 'digital',
    name: {
      en: 'Digital Edition',
      nl: 'Digital Edition',
      fr: 'Digital Edition',
      de: 'Digital Edition',
      da: 'Digital Edition',
    },
    pitch: {
      en: 'The revised rules: fate lets you reroll a die, every character has lives of its own, and the Realm of Souls may open. For two to four, and up to six by a house rule.',
      nl: 'De herziene regels: met Lot gooi je een dobbelsteen opnieuw, elke spelfiguur heeft zijn eigen levens, en het Rijk van de Zielen kan opengaan. Voor twee tot vier, en met een huisregel tot zes.',
      fr: 'Les règles révisées : le Destin relance un dé, chaque personnage a ses propres vies, et le Royaume des Âmes peut s’ouvrir. De deux à quatre, et jusqu’à six par une règle maison.',
      de: 'Die überarbeiteten Regeln: Schicksal wirft einen Würfel neu, jeder Charakter hat seine eigenen Lebenspunkte, und das Reich der Seelen kann sich öffnen. Für zwei bis vier, mit einer Hausregel bis sechs.',
      da: 'De reviderede regler: Skæbne lader dig slå en terning om, hver figur har sine egne liv, og Sjælenes Rige kan åbne sig. For to til fire, og op til seks med en husregel.',
    },
    emblem:
      'm436.406 29.625l-18.094 42.22l-48.562 5.905l42.156 25.656l1.375 13.47C367.938 90.74 302.435 75.36 214.78 82.31l-20.186-3.343l-24.125-38.407l.5 39.78l-49.22 16.438l55.063 4.564l7.843 33.78l17.094-37.78l17.906-2.75c203.993 22.03 277.475 204.75 77.875 207.625l5.22-37.595l36.75-43.72l-51.344-24.968l-30.22-48.468l-39.623 41.124l-4.125 1.03C-8.4 163.078-31.708 304.485 98.844 376.125l-11.938 12.688L39.844 374.5l33.03 39.406l-15.124 42.53l36.375-31.155l47.03 18.095l-30.374-43.875l4.69-15.03c62.43 28.648 153.852 42.16 270.5 20.717c-241.042 33.38-364.142-137.94-219.283-195.687l23.032 43.25l-4 56.97l56.218-9.97l19.25 7.813c218.255 102.608 297.46-83.917 171.843-177.75l14.376-22.22l46.47-16.5l-41.907-14.812l-15.564-46.655zM34.53 79.03l4.845 26.095l-19.47 22l27.22-3.25l17.563 23.344l.687-29.47l24.78-17.906l-33.218-1.72zm358.564 298.5l14.25 51.658l-31.375 41.062l49.592-12.688l33.688 34.282l-2.53-51.406l35.217-30.375l-51.593 1.562l-47.25-34.094z',
    colours: ['#10444c', '#dfe9ea'],
    rules: {
      characterChoice: 'TDE-1.8',
      gold: 'TDE-2.20',
      startSpell: 'TDE-6.9',
      startSpaces: 'TDE-1.8',
      trophyPoints: 'TDE-6.22',
      objectLimit: 'TDE-6.2',
      sentinel: 'TDE-9.3',
      commandFrom: 'TDE-10.23',
      ending: 'TDE-1.6',
      elimination: 'TDE-2.32',
      roundLimit: 'TDE-1.6',
    },
    without: ['lives', 'healing', 'craftTrophies', 'takingBeside'],
    needs: {
      ...Object.fromEntries(SOUL_OPTIONS.map((option) => [option, ['expansion', 'realm-of-souls'] as const])),
      ...Object.fromEntries(CRYPT_OPTIONS.map((option) => [option, ['expansion', 'drowned-crypts'] as const])),
    },
    seats: { most: 4, more: 'bigTable' },
    rulebook: 'talisman-digital',
  },
];

const same = (name: string) => ({ en: name, nl: name, fr: name, de: name, da: name });

/** What each ending means: nobody who has not played knows what the Crown is for. */
const ENDINGS = {
  last: {
    en: 'Whoever reaches the Crown strikes the others with its spell, life by life; the last one left wins.',
    nl: 'Wie de Kroon bereikt, treft de anderen met de spreuk van de Heerser, leven na leven; wie overblijft, wint.',
    fr: 'Qui atteint la Couronne frappe les autres de son Sortilège, vie après vie ; le dernier en jeu gagne.',
    de: 'Wer die Krone erreicht, trifft die anderen mit ihrem Zauberspruch, Lebenspunkt um Lebenspunkt; wer übrig bleibt, gewinnt.',
    da: 'Den, der når Kronen, rammer de andre med Herskerbesværgelsen, liv for liv; den sidste tilbage vinder.',
  },
  hold: {
    en: 'Reach the Crown and still be alone there when your next turn begins: then you win.',
    nl: 'Bereik de Kroon en sta er nog alleen als je volgende beurt begint: dan win je.',
    fr: 'Atteins la Couronne et garde-la, sans personne d’autre, jusqu’au début de ton tour suivant : tu gagnes.',
    de: 'Erreiche die Krone und steh dort noch allein, wenn dein nächster Zug beginnt: Dann gewinnst du.',
    da: 'Nå Kronen, og stå der stadig alene, når din næste tur begynder: Så vinder du.',
  },
  reach: {
    en: 'Whoever reaches the Crown first wins at once; nobody has to be struck down.',
    nl: 'Wie als eerste de Kroon bereikt, wint meteen; de anderen hoeven niet verslagen te worden.',
    fr: 'Qui atteint la Couronne en premier gagne aussitôt, sans avoir à abattre les autres.',
    de: 'Wer zuerst die Krone erreicht, gewinnt sofort; die anderen müssen nicht besiegt werden.',
    da: 'Den, der først når Kronen, vinder straks; de andre skal ikke besejres.',
  },
} as const;

const BOXES: readonly BoxEntry[] = [
  {
    id: '1986',
    subtitle: same('1986'),
    options: { edition: '1986', expansion: 'none' },
    tabs: [
      {
        id: 'last',
        picture: new URL('./art/printed/command.webp', import.meta.url).href,
        name: { en: 'last one left', nl: 'de laatste wint', fr: 'le dernier debout', de: 'wer übrig bleibt', da: 'den sidste vinder' },
        about: ENDINGS.last,
        options: {},
      },
      {
        id: 'hold',
        picture: new URL('./art/printed/adv.prince.webp', import.meta.url).href,
        name: { en: 'hold the Crown', nl: 'houd de Kroon', fr: 'garder la Couronne', de: 'die Krone halten', da: 'hold Kronen' },
        about: ENDINGS.hold,
        options: { ending: 'hold' },
      },
      {
        id: 'reach',
        picture: new URL('./art/printed/adv.solomons-crown.webp', import.meta.url).href,
        name: { en: 'first to reach it', nl: 'als eerste daar', fr: 'premier arrivé', de: 'als Erster dort', da: 'først fremme' },
        about: ENDINGS.reach,
        options: { ending: 'reach' },
      },
    ],
  },
  {
    id: 'souls',
    subtitle: same('Digital Edition'),
    scene: 'souls',
    pitch: {
      en: 'The same race for the Crown, with fate to roll again; the dead play on as ghosts beyond the Veil.',
      nl: 'Dezelfde race om de Kroon, met Lot om opnieuw te gooien; de doden spelen verder als spookfiguur achter de Sluier.',
      fr: 'La même course à la Couronne, avec le Destin pour relancer ; les morts jouent encore, en fantômes, au-delà du Voile.',
      de: 'Dasselbe Rennen um die Krone, mit Schicksal für einen neuen Wurf; die Toten spielen als Geistercharaktere hinter dem Schleier weiter.',
      da: 'Det samme kapløb om Kronen, med Skæbne til at slå om; de døde spiller videre som spøgelsesfigurer bag Sløret.',
    },
    options: { edition: 'digital' },
    tabs: [
      {
        id: 'with',
        picture: new URL('./art/printed/ghost.banshee.webp', import.meta.url).href,
        name: { en: 'with the Realm', nl: 'met het Rijk', fr: 'avec le Royaume', de: 'mit dem Reich', da: 'med Riget' },
        about: {
          en: 'With the Realm of Souls: the dead become ghosts, and may live again.',
          nl: 'Met het Rijk van de Zielen: wie sterft, wordt een spookfiguur en kan weer gaan leven.',
          fr: 'Avec le Royaume des Âmes : les morts deviennent des fantômes et peuvent ressusciter.',
          de: 'Mit dem Reich der Seelen: Wer stirbt, wird ein Geistercharakter und kann wieder lebendig werden.',
          da: 'Med Sjælenes Rige: Den, der dør, bliver en spøgelsesfigur og kan vækkes til live.',
        },
        options: { expansion: 'realm-of-souls' },
      },
      {
        id: 'without',
        picture: new URL('./art/printed/adv.dragon.webp', import.meta.url).href,
        name: { en: 'without', nl: 'zonder', fr: 'sans', de: 'ohne', da: 'uden' },
        about: {
          en: 'The base game alone: whoever dies early begins again with another character.',
          nl: 'Alleen het basisspel: wie vroeg sterft, begint opnieuw met een andere spelfiguur.',
          fr: 'Le jeu de base seul : qui meurt tôt recommence avec un autre personnage.',
          de: 'Nur das Grundspiel: Wer früh stirbt, fängt mit einem anderen Charakter neu an.',
          da: 'Kun grundspillet: Den, der dør tidligt, begynder forfra med en anden figur.',
        },
        options: { expansion: 'none' },
      },
    ],
  },
];

export const entry: GameEntry = {
  id: 'talisman',
  title: 'Talisman',
  subtitle: '1986 & Digital Edition',
  seats: { min: 2, max: 6 },
  standing: true,
  orders: true,
  // Each more makes a match longer by a quarter.
  usualBots: 2,
  pitch: {
    en: 'Roam three lands, grow strong and cunning, find a Talisman, and take the Crown of Command before the others do.',
    nl: 'Zwerf door drie provincies, word sterk en slim, vind een talisman en grijp de Kroon van de Heerser voordat een ander dat doet.',
    fr: 'Parcours trois régions, gagne en force et en savoir, trouve un talisman et empare-toi de la Couronne de Commandement avant les autres.',
    de: 'Zieh durch drei Länder, werde stark und klug, finde einen Talisman und ergreife vor allen anderen die Krone der Herrschaft.',
    da: 'Drag gennem tre lande, bliv stærk og snild, find en talisman, og tag Herskerkronen, før de andre gør det.',
  },
  editions: EDITIONS,
  boxes: BOXES,
  meanings: { ending: ENDINGS },
  // The words of cards and spaces are made from their data: all of it is fetched with the first table.
  words: async (locale) => (await import('./text/index.ts')).loadCatalogue(locale),
};
