import { type Places, spaceNames } from '../places.ts';
import { nouns } from './names.ts';

const PLACES: Places = {
  village: ['n Dorf', 'im Dorf'],
  fields: ['p Felder', 'auf den Feldern'],
  graveyard: ['m Friedhof', 'auf dem Friedhof'],
  woods: ['p Wälder', 'in den Wäldern'],
  sentinel: ['m Wächter', 'beim Wächter'],
  hills: ['p Hügel', 'in den Hügeln'],
  chapel: ['f Kapelle', 'in der Kapelle'],
  crags: ['p Klippen', 'auf den Klippen'],
  plains: ['f Ebene', 'auf der Ebene'],
  city: ['f Stadt', 'in der Stadt'],
  tavern: ['f Taverne', 'in der Taverne'],
  ruins: ['p Ruinen', 'in den Ruinen'],
  forest: ['m Tief* Wald', 'im Tiefen Wald'],
  portal: ['n Portal der Macht', 'am Portal der Macht'],
  blackKnight: ['m Schwarz* Ritter', 'beim Schwarzen Ritter'],
  hiddenValley: ['n Verborgen* Tal', 'im Verborgenen Tal'],
  cursedGlade: ['f Verwunschen* Lichtung', 'auf der Verwunschenen Lichtung'],
  runes: ['p Runen', 'bei den Runen'],
  chasm: ['f Schlucht', 'an der Schlucht'],
  warlocksCave: ['f Höhle des Hexenmeisters', 'in der Höhle des Hexenmeisters'],
  desert: ['f Wüste', 'in der Wüste'],
  oasis: ['f Oase', 'in der Oase'],
  temple: ['m Tempel', 'im Tempel'],
  castle: ['n Schloss', 'im Schloss'],
  plainOfPeril: ['f Ebene der Todesgefahr', 'auf der Ebene der Todesgefahr'],
  mines: ['p Minen', 'in den Minen'],
  vampiresTower: ['m Turm des Vampirs', 'im Turm des Vampirs'],
  pits: ['m Höllenschlund', 'im Höllenschlund'],
  valleyOfFire: ['n Tal des Feuers', 'im Tal des Feuers'],
  werewolfDen: ['m Werwolfsbau', 'im Werwolfsbau'],
  diceWithDeath: ['m Tod|Der Tod', 'beim Tod'],
  crypt: ['f Krypta', 'in der Krypta'],
  crown: ['f Krone der Herrschaft', 'bei der Krone der Herrschaft'],
};

/** Die Felder auf Deutsch. */
export const spaces = spaceNames(PLACES, nouns);
