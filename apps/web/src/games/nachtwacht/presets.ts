import type { Preset } from '../../pages/presets.ts';
import rulebook from './art/printed/library-near.webp?url';
import hard from './art/printed/power-tooth.webp?url';
import family from './art/printed/power-torch.webp?url';
import short from './art/printed/step-6.webp?url';

/** Ways to play that a table can choose at one touch. */
export const presets: readonly Preset[] = [
  {
    id: 'rulebook',
    picture: rulebook,
    name: { en: 'By the rulebook', nl: 'Volgens de spelregels', fr: 'Selon les règles', de: 'Nach den Regeln', da: 'Efter reglerne' },
    about: {
      en: 'Nine strips, as printed.',
      nl: 'Negen speelstroken, zoals gedrukt.',
      fr: 'Neuf segments, comme imprimé.',
      de: 'Neun Wegstreifen, wie gedruckt.',
      da: 'Ni vejstykker, som trykt.',
    },
    options: {},
  },
  {
    id: 'short',
    picture: short,
    name: { en: 'A short night', nl: 'Een korte nacht', fr: 'Une nuit courte', de: 'Eine kurze Nacht', da: 'En kort nat' },
    about: {
      en: 'The road is shorter.',
      nl: 'De weg is korter.',
      fr: 'Le chemin est plus court.',
      de: 'Der Weg ist kürzer.',
      da: 'Vejen er kortere.',
    },
    options: { pathLength: 'short' },
  },
  {
    id: 'family',
    picture: family,
    name: { en: 'Family', nl: 'Gezin', fr: 'En famille', de: 'Familie', da: 'Familie' },
    about: {
      en: 'A short road, and beaten monsters go away.',
      nl: 'Een korte weg, en verslagen monsters gaan weg.',
      fr: 'Un chemin court, et les monstres battus s’en vont.',
      de: 'Ein kurzer Weg, und besiegte Monster verschwinden.',
      da: 'En kort vej, og besejrede monstre forsvinder.',
    },
    options: { pathLength: 'short', beatenMonster: 'supply' },
  },
  {
    id: 'hard',
    picture: hard,
    name: { en: 'A hard night', nl: 'Een zware nacht', fr: 'Une nuit rude', de: 'Eine harte Nacht', da: 'En hård nat' },
    about: {
      en: 'A long road, and one joker only.',
      nl: 'Een lange weg en maar één joker.',
      fr: 'Un long chemin et un seul joker.',
      de: 'Ein langer Weg und nur ein Joker.',
      da: 'En lang vej og kun én joker.',
    },
    options: { pathLength: 'long', oneJoker: true },
  },
];
