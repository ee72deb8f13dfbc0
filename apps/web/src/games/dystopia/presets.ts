import type { Preset } from '../../pages/presets.ts';
import family from './art/printed/camp.webp?url';
import rulebook from './art/printed/lid.webp?url';
import hard from './art/printed/m-U1.webp?url';
import evening from './art/printed/t-chest.webp?url';

/** Ways to play that a table can choose at one touch. */
export const presets: readonly Preset[] = [
  {
    id: 'rulebook',
    picture: rulebook,
    name: { en: 'By the rulebook', nl: 'Volgens de spelregels', fr: 'Selon les règles', de: 'Nach den Regeln', da: 'Efter reglerne' },
    about: {
      en: 'The campaign: ten dungeons, the fallen stay fallen.',
      nl: 'De campagne: tien kerkers, wie valt, blijft dood.',
      fr: 'La campagne : dix donjons, les morts le restent.',
      de: 'Die Kampagne: zehn Verliese, wer fällt, bleibt tot.',
      da: 'Kampagnen: ti baner, de faldne forbliver døde.',
    },
    options: {},
  },
  {
    id: 'evening',
    picture: evening,
    name: { en: 'One evening', nl: 'Eén avond', fr: 'Une soirée', de: 'Ein Abend', da: 'En aften' },
    about: { en: 'A single dungeon.', nl: 'Eén enkele kerker.', fr: 'Un seul donjon.', de: 'Ein einziges Verlies.', da: 'En enkelt bane.' },
    options: { campaign: false },
  },
  {
    id: 'family',
    picture: family,
    name: { en: 'Family', nl: 'Gezin', fr: 'En famille', de: 'Familie', da: 'Familie' },
    about: {
      en: 'A gentle Wizor; the fallen come back, and a lost dungeon is tried again.',
      nl: 'Een milde Wizor; wie valt, komt terug, en een verloren kerker mag over.',
      fr: 'Un Wizor clément ; les morts reviennent, et un donjon perdu se retente.',
      de: 'Ein milder Wizor; Gefallene kehren zurück, Verlorenes wird wiederholt.',
      da: 'En mild Wizor; de faldne kommer igen, og en tabt bane prøves om.',
    },
    options: { difficulty: 'easy', fallen: 'mercy', checkpoint: true },
  },
  {
    id: 'hard',
    picture: hard,
    name: { en: 'No mercy', nl: 'Geen genade', fr: 'Sans pitié', de: 'Keine Gnade', da: 'Ingen nåde' },
    about: {
      en: 'The computer’s Wizor plays his best.',
      nl: 'De Wizor van de computer speelt op zijn best.',
      fr: 'Le Wizor de l’ordinateur joue au mieux.',
      de: 'Der Wizor des Computers spielt sein Bestes.',
      da: 'Computerens Wizor spiller sit bedste.',
    },
    options: { difficulty: 'hard' },
  },
];
