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
      en: 'Who first reaches the Crown wins; five trophy points are enough.',
      nl: 'Wie het eerst op de Kroon staat, wint; vijf trofeepunten volstaan.',
      fr: 'Qui atteint la Couronne gagne ; cinq points de trophées suffisent.',
      de: 'Wer zuerst die Krone erreicht, gewinnt; fünf Trophäenpunkte reichen.',
      da: 'Den første på Kronen vinder; fem trofæpoint er nok.',
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
      en: 'Three lives, nine trophy points, a Sentinel of 12.',
      nl: 'Drie levens, negen trofeepunten, een Schildwacht van 12.',
      fr: 'Trois vies, neuf points de trophées, une Sentinelle à 12.',
      de: 'Drei Lebenspunkte, neun Trophäenpunkte, ein Wächter mit 12.',
      da: 'Tre liv, ni trofæpoint, en Vogter på 12.',
    },
    options: { lives: 3, trophyPoints: 9, sentinel: 12 },
  },
];
