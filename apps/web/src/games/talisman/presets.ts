import type { Preset } from '../../pages/presets.ts';
import hard from './art/printed/adv.dragon.webp?url';
import family from './art/printed/adv.fairy.webp?url';
import quick from './art/printed/adv.magic-portal.webp?url';
import rulebook from './art/printed/command.webp?url';

/** Ways to play that a table can choose at one touch. */
export const presets: readonly Preset[] = [
  {
    id: 'rulebook',
    picture: rulebook,
    name: { en: 'By the rulebook', nl: 'Volgens de spelregels', fr: 'Selon les règles', de: 'Nach den Regeln', da: 'Efter reglerne' },
    about: {
      en: 'To the last one standing.',
      nl: 'Tot er één over is.',
      fr: 'Jusqu’à ce qu’il n’en reste qu’un.',
      de: 'Bis nur noch eine Figur übrig ist.',
      da: 'Indtil der kun er én tilbage.',
    },
    options: {},
  },
  {
    id: 'quick',
    picture: quick,
    name: { en: 'A quick race', nl: 'Een snelle wedloop', fr: 'Une course rapide', de: 'Ein schneller Wettlauf', da: 'Et hurtigt kapløb' },
    about: {
      en: 'Who first reaches the Crown wins; you grow stronger for five trophy points.',
      nl: 'Wie het eerst op de Kroon staat, wint; je wordt al sterker voor vijf trofeepunten.',
      fr: 'Qui atteint la Couronne gagne ; cinq points de trophées suffisent pour gagner en force.',
      de: 'Wer zuerst die Krone erreicht, gewinnt; stärker wird man schon für fünf Trophäenpunkte.',
      da: 'Den første på Kronen vinder; man bliver stærkere for fem trofæpoint.',
    },
    options: { ending: 'reach', trophyPoints: 5, characterChoice: 'three' },
  },
  {
    id: 'family',
    picture: family,
    name: { en: 'Family', nl: 'Gezin', fr: 'En famille', de: 'Familie', da: 'Familie' },
    about: {
      en: 'Your own choice, six lives, and nobody is out.',
      nl: 'Zelf kiezen, zes levens, en niemand ligt eruit.',
      fr: 'Choix libre, six vies, et personne n’est éliminé.',
      de: 'Freie Wahl, sechs Lebenspunkte, und niemand scheidet aus.',
      da: 'Frit valg, seks liv, og ingen ryger ud.',
    },
    options: { characterChoice: 'free', lives: 6, elimination: false },
  },
  {
    id: 'hard',
    picture: hard,
    name: { en: 'A hard road', nl: 'Een zware weg', fr: 'Une rude route', de: 'Ein harter Weg', da: 'En hård vej' },
    about: {
      en: 'Three lives, a Sentinel of 12, and nine trophy points to grow stronger.',
      nl: 'Drie levens, een Schildwacht van 12, en negen trofeepunten om sterker te worden.',
      fr: 'Trois vies, une Sentinelle à 12, et neuf points de trophées pour gagner en force.',
      de: 'Drei Lebenspunkte, ein Wächter mit 12, und stärker wird man erst für neun Trophäenpunkte.',
      da: 'Tre liv, en Vogter på 12, og ni trofæpoint for at blive stærkere.',
    },
    options: { lives: 3, trophyPoints: 9, sentinel: 12 },
  },
];
