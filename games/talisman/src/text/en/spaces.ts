import { type Places, spaceNames } from '../places.ts';
import { nouns } from './names.ts';

const PLACES: Places = {
  village: ['the Village', 'in the Village'],
  fields: ['the Fields', 'in the Fields'],
  graveyard: ['the Graveyard', 'in the Graveyard'],
  woods: ['the Woods', 'in the Woods'],
  sentinel: ['the Sentinel', 'at the Sentinel'],
  hills: ['the Hills', 'in the Hills'],
  chapel: ['the Chapel', 'in the Chapel'],
  crags: ['the Crags', 'at the Crags'],
  plains: ['the Plains', 'on the Plains'],
  city: ['the City', 'in the City'],
  tavern: ['the Tavern', 'in the Tavern'],
  ruins: ['the Ruins', 'in the Ruins'],
  forest: ['the Forest', 'in the Forest'],
  portal: ['the Portal of Power', 'at the Portal of Power'],
  blackKnight: ['the Black Knight', 'at the Black Knight'],
  hiddenValley: ['the Hidden Valley', 'in the Hidden Valley'],
  cursedGlade: ['the Cursed Glade', 'in the Cursed Glade'],
  runes: ['the Runes', 'at the Runes'],
  chasm: ['the Chasm', 'at the Chasm'],
  warlocksCave: ['the Warlock’s Cave', 'in the Warlock’s Cave'],
  desert: ['the Desert', 'in the Desert'],
  oasis: ['the Oasis', 'at the Oasis'],
  temple: ['the Temple', 'in the Temple'],
  castle: ['the Castle', 'in the Castle'],
  plainOfPeril: ['the Plain of Peril', 'on the Plain of Peril'],
  mines: ['the Mines', 'in the Mines'],
  vampiresTower: ['the Vampire’s Tower', 'in the Vampire’s Tower'],
  pits: ['the Pits', 'in the Pits'],
  valleyOfFire: ['the Valley of Fire', 'in the Valley of Fire'],
  werewolfDen: ['the Werewolf Den', 'in the Werewolf Den'],
  diceWithDeath: ['Dice with Death', 'at Dice with Death'],
  crypt: ['the Crypt', 'in the Crypt'],
  crown: ['the Crown of Command', 'at the Crown of Command'],
};

/** The spaces in English. */
export const spaces = spaceNames(PLACES, nouns);
