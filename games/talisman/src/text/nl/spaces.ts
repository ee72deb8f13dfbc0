import { type Places, spaceNames } from '../places.ts';
import { nouns } from './names.ts';

const PLACES: Places = {
  village: ['het Dorp', 'in het Dorp'],
  fields: ['de Akkers', 'op de Akkers'],
  graveyard: ['het Kerkhof', 'op het Kerkhof'],
  woods: ['het Bos', 'in het Bos'],
  sentinel: ['de Schildwacht', 'bij de Schildwacht'],
  hills: ['de Heuvels', 'in de Heuvels'],
  chapel: ['de Kapel', 'in de Kapel'],
  crags: ['de Klippen', 'op de Klippen'],
  plains: ['de Vlakte', 'op de Vlakte'],
  city: ['de Stad', 'in de Stad'],
  tavern: ['de Herberg', 'in de Herberg'],
  ruins: ['de Ruïnes', 'in de Ruïnes'],
  forest: ['het Woud', 'in het Woud'],
  portal: ['de Poort van de Macht', 'bij de Poort van de Macht'],
  blackKnight: ['de Zwarte Ridder', 'bij de Zwarte Ridder'],
  hiddenValley: ['de Verborgen Vallei', 'in de Verborgen Vallei'],
  cursedGlade: ['de Vervloekte Open Plek', 'op de Vervloekte Open Plek'],
  runes: ['de Runen', 'bij de Runen'],
  chasm: ['de Kloof', 'bij de Kloof'],
  warlocksCave: ['de Grot van de Heksenmeester', 'in de Grot van de Heksenmeester'],
  desert: ['de Woestijn', 'in de Woestijn'],
  oasis: ['de Oase', 'in de Oase'],
  temple: ['de Tempel', 'in de Tempel'],
  castle: ['het Kasteel', 'in het Kasteel'],
  plainOfPeril: ['de Gevarenvlakte', 'op de Gevarenvlakte'],
  mines: ['de Mijnen', 'in de Mijnen'],
  vampiresTower: ['de Toren van de Vampier', 'in de Toren van de Vampier'],
  pits: ['de Kuilen', 'in de Kuilen'],
  valleyOfFire: ['de Vallei van het Vuur', 'in de Vallei van het Vuur'],
  werewolfDen: ['het Hol van de Weerwolf', 'in het Hol van de Weerwolf'],
  diceWithDeath: ['het Dobbelen met de Dood', 'bij het Dobbelen met de Dood'],
  crypt: ['de Crypte', 'in de Crypte'],
  crown: ['de Kroon van de Heerser', 'bij de Kroon van de Heerser'],
};

/** De vakjes in het Nederlands. */
export const spaces = spaceNames(PLACES, nouns);
