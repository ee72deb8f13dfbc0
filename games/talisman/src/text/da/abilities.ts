import type { CanPatterns } from '../patterns.ts';
import { digital } from './digital.ts';

/** Hvad figurer, følgesvende og genstande kan, på dansk. */
export const abilities: CanPatterns = {
  'can.add': '+{n} {stat}.',
  'can.add.combat': '+{n} {stat} i kamp.',
  'can.add.dragon': 'Mod drager +{n} {stat} i stedet.',
  'can.weapon': 'Våben.',
  'can.armour': 'Mister du et liv i kamp, så slå: {from, select, 6 {6} other {{from} eller mere}} redder det.',
  'can.evadeIn': 'Du må undvige {terrain}.',
  'can.skipRoll': 'Du kan springe slaget over {spaces_in}.',
  'can.safeAt.desert': 'Du mister ikke liv i Ørkenen.',
  'can.safeAt.chapel':
    '{of, select, good {Er du god, mister du} neutral {Er du neutral, mister du} evil {Er du ond, mister du} other {Du mister}} ikke liv i Kapellet.',
  'can.safeAt.graveyard':
    '{of, select, good {Er du god, mister du} neutral {Er du neutral, mister du} evil {Er du ond, mister du} other {Du mister}} ikke liv på Kirkegården.',
  'can.enterValley': 'Du må gå ind i Ildens Dal.',
  'can.raft': 'I din næste tur må du krydse Uvejrsfloden i stedet for at slå. Læg den så væk, brugt eller ej.',
  'can.destroySpirits': 'Du må lægge ånder væk uden kamp.',
  'can.alwaysSpell': 'Når du bruger din sidste besværgelse, så træk en ny.',
  'can.replaceDrawn': 'Når du trækker eventyrkort, må du straks lægge et af dem væk og trække et andet.',
  'can.sellAtCastle': 'På Slottet {what} værd.',
  'can.portalDice': 'Slå kun med {n, plural, one {# terning} other {# terninger}}, når du prøver Magtens Port med {stat}.',
  'can.minesDice': 'Slå kun med {n, plural, one {# terning} other {# terninger}} i Minerne.',
  'can.safeAt.maze': 'Labyrinten standser dig ikke.',
  'can.prayBonus': 'Når du beder, må du lægge {n} til dit slag.',
  'can.startSpells': 'Du begynder med {what}.',
  'can.attackByCraft': 'Når du angriber en figur, må du gøre det til en åndskamp.',
  'can.takeFollowers.only': 'Fra en figur på dit felt må du tage én af disse: {cards_the}.',
  'can.takeFollowers.all': 'Fra en figur på dit felt må du tage {cards_the}.',
  'can.takeFollowers.except': 'Fra en figur på dit felt må du tage 1 følgesvend, undtagen {cards_the}.',
  'can.noWeapons': 'Du kan ikke bruge våben i kamp.',
  'can.moveOne': 'Du rykker kun 1 felt pr. tur, indtil du krydser Uvejrsfloden.',
  ...digital.abilities,
};
