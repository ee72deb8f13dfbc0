import { type Places, spaceNames } from '../places.ts';
import { nouns } from './names.ts';

const PLACES: Places = {
  village: ['Landsbyen', 'i Landsbyen'],
  fields: ['Markerne', 'på Markerne'],
  graveyard: ['Kirkegården', 'på Kirkegården'],
  woods: ['Lunden', 'i Lunden'],
  sentinel: ['Vogteren', 'hos Vogteren'],
  hills: ['Bakkerne', 'på Bakkerne'],
  chapel: ['Kapellet', 'i Kapellet'],
  crags: ['Klipperne', 'på Klipperne'],
  plains: ['Sletten', 'på Sletten'],
  city: ['Byen', 'i Byen'],
  tavern: ['Kroen', 'på Kroen'],
  ruins: ['Ruinerne', 'ved Ruinerne'],
  forest: ['Skoven', 'i Skoven'],
  portal: ['Magtens Port', 'ved Magtens Port'],
  blackKnight: ['Den Sorte Ridder', 'hos Den Sorte Ridder'],
  hiddenValley: ['Den Skjulte Dal', 'i Den Skjulte Dal'],
  cursedGlade: ['Den Forbandede Lysning', 'i Den Forbandede Lysning'],
  runes: ['Runerne', 'ved Runerne'],
  chasm: ['Kløften', 'ved Kløften'],
  warlocksCave: ['Heksemesterens Hule', 'i Heksemesterens Hule'],
  desert: ['Ørkenen', 'i Ørkenen'],
  oasis: ['Oasen', 'i Oasen'],
  temple: ['Templet', 'i Templet'],
  castle: ['Slottet', 'på Slottet'],
  plainOfPeril: ['Farernes Slette', 'på Farernes Slette'],
  mines: ['Minerne', 'i Minerne'],
  vampiresTower: ['Vampyrens Tårn', 'i Vampyrens Tårn'],
  pits: ['Faldgruberne', 'i Faldgruberne'],
  valleyOfFire: ['Ildens Dal', 'i Ildens Dal'],
  werewolfDen: ['Varulvens Hule', 'i Varulvens Hule'],
  diceWithDeath: ['Terningspillet med Døden', 'ved Terningspillet med Døden'],
  crypt: ['Krypten', 'i Krypten'],
  crown: ['Herskerkronen', 'ved Herskerkronen'],
};

/** Felterne på dansk. */
export const spaces = spaceNames(PLACES, nouns);
