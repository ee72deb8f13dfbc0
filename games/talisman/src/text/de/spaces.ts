import { type Places, spaceNames } from '../places.ts';
import { nouns } from './names.ts';

const PLACES: Places = {
  village: ['n Dorf', 'im Dorf'],
  fields: ['p Felder', 'auf den Feldern'],
  graveyard: ['m Friedhof', 'auf dem Friedhof'],
  woods: ['m Wald', 'im Wald'],
  sentinel: ['m Wächter', 'beim Wächter'],
  hills: ['p Hügel', 'in den Hügeln'],
  chapel: ['f Kapelle', 'in der Kapelle'],
  crags: ['p Klippen', 'auf den Klippen'],
  plains: ['f Ebene', 'auf der Ebene'],
  city: ['f Stadt', 'in der Stadt'],
  tavern: ['f Taverne', 'in der Taverne'],
  ruins: ['p Ruinen', 'in den Ruinen'],
  forest: ['m Forst', 'im Forst'],
  portal: ['n Portal der Macht', 'am Portal der Macht'],
  blackKnight: ['m Schwarz* Ritter', 'beim Schwarzen Ritter'],
  hiddenValley: ['n Verborgen* Tal', 'im Verborgenen Tal'],
  cursedGlade: ['f Verflucht* Lichtung', 'auf der Verfluchten Lichtung'],
  runes: ['p Runen', 'bei den Runen'],
  chasm: ['m Abgrund', 'am Abgrund'],
  warlocksCave: ['f Höhle des Hexenmeisters', 'in der Höhle des Hexenmeisters'],
  desert: ['f Wüste', 'in der Wüste'],
  oasis: ['f Oase', 'in der Oase'],
  temple: ['m Tempel', 'im Tempel'],
  castle: ['n Schloss', 'im Schloss'],
  plainOfPeril: ['f Ebene der Gefahr', 'auf der Ebene der Gefahr'],
  mines: ['p Minen', 'in den Minen'],
  vampiresTower: ['m Turm des Vampirs', 'im Turm des Vampirs'],
  pits: ['p Gruben', 'in den Gruben'],
  valleyOfFire: ['n Tal des Feuers', 'im Tal des Feuers'],
  werewolfDen: ['m Werwolfsbau', 'im Werwolfsbau'],
  diceWithDeath: ['n Würfeln mit dem Tod', 'beim Würfeln mit dem Tod'],
  crypt: ['f Krypta', 'in der Krypta'],
  crown: ['f Krone der Herrschaft', 'bei der Krone der Herrschaft'],
};

/** Die Felder auf Deutsch. */
export const spaces = spaceNames(PLACES, nouns);
