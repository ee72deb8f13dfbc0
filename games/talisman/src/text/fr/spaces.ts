import { type Places, spaceNames } from '../places.ts';
import { nouns } from './names.ts';

const PLACES: Places = {
  village: ['le Village', 'au Village'],
  fields: ['les Champs', 'dans les Champs'],
  graveyard: ['le Cimetière', 'au Cimetière'],
  woods: ['le Bois', 'dans le Bois'],
  sentinel: ['la Sentinelle', 'chez la Sentinelle'],
  hills: ['les Collines', 'dans les Collines'],
  chapel: ['la Chapelle', 'à la Chapelle'],
  crags: ['les Rochers', 'dans les Rochers'],
  plains: ['les Plaines', 'dans les Plaines'],
  city: ['la Cité', 'à la Cité'],
  tavern: ['la Taverne', 'à la Taverne'],
  ruins: ['les Ruines', 'dans les Ruines'],
  forest: ['la Forêt', 'dans la Forêt'],
  portal: ['le Portail du Pouvoir', 'au Portail du Pouvoir'],
  blackKnight: ['le Chevalier noir', 'chez le Chevalier noir'],
  hiddenValley: ['la Vallée Cachée', 'dans la Vallée Cachée'],
  cursedGlade: ['la Clairière Maudite', 'dans la Clairière Maudite'],
  runes: ['les Runes', 'parmi les Runes'],
  chasm: ['le Gouffre', 'au Gouffre'],
  warlocksCave: ['l’Antre du Sorcier noir', 'dans l’Antre du Sorcier noir'],
  desert: ['le Désert', 'dans le Désert'],
  oasis: ['l’Oasis', 'dans l’Oasis'],
  temple: ['le Temple', 'au Temple'],
  castle: ['le Château', 'au Château'],
  plainOfPeril: ['la Plaine du Péril', 'dans la Plaine du Péril'],
  mines: ['les Mines', 'dans les Mines'],
  vampiresTower: ['la Tour du Vampire', 'dans la Tour du Vampire'],
  pits: ['les Fosses', 'dans les Fosses'],
  valleyOfFire: ['la Vallée du Feu', 'dans la Vallée du Feu'],
  werewolfDen: ['le Repaire du Loup-garou', 'dans le Repaire du Loup-garou'],
  diceWithDeath: ['la Partie de Dés avec la Mort', 'à la Partie de Dés avec la Mort'],
  crypt: ['la Crypte', 'dans la Crypte'],
  crown: ['la Couronne de Commandement', 'à la Couronne de Commandement'],
};

/** Les cases en français. */
export const spaces = spaceNames(PLACES, nouns);
