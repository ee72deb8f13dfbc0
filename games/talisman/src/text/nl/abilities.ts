import type { CanPatterns } from '../patterns.ts';
import { digital } from './digital.ts';

/** Wat spelfiguren, vrienden en voorwerpen kunnen, in het Nederlands. */
export const abilities: CanPatterns = {
  'can.add': '+{n} {stat}.',
  'can.add.combat': '+{n} {stat} in een gevecht.',
  'can.add.dragon': 'Tegen draken in plaats daarvan +{n} {stat}.',
  'can.weapon': 'Wapen.',
  'can.armour': 'Verlies je in een gevecht een leven, gooi dan: {from, select, 6 {6} other {{from} of meer}} redt het.',
  'can.evadeIn': 'Je mag ontwijken in {terrain}.',
  'can.skipRoll': 'Je mag de worp overslaan {spaces_in}.',
  'can.safeAt.desert': 'Je verliest geen leven in de Woestijn.',
  'can.safeAt.chapel':
    '{of, select, good {Als je goed bent, verlies je} neutral {Als je neutraal bent, verlies je} evil {Als je slecht bent, verlies je} other {Je verliest}} geen leven in de Kapel.',
  'can.safeAt.graveyard':
    '{of, select, good {Als je goed bent, verlies je} neutral {Als je neutraal bent, verlies je} evil {Als je slecht bent, verlies je} other {Je verliest}} geen leven op het Kerkhof.',
  'can.enterValley': 'Je mag de Vallei van het Vuur in.',
  'can.raft': 'Je volgende beurt mag je, in plaats van te gooien, de Onweersrivier oversteken. Leg het daarna af, gebruikt of niet.',
  'can.destroySpirits': 'Je mag geesten zonder gevecht afleggen.',
  'can.alwaysSpell': 'Spreek je je laatste spreuk uit, trek dan een nieuwe.',
  'can.replaceDrawn': 'Trek je avonturenkaarten, dan mag je er één meteen afleggen en een andere trekken.',
  'can.sellAtCastle': 'In het Kasteel {what} waard.',
  'can.portalDice': 'Gooi maar {n, plural, one {# dobbelsteen} other {# dobbelstenen}} als je de Poort van de Macht met {stat} probeert.',
  'can.minesDice': 'Gooi maar {n, plural, one {# dobbelsteen} other {# dobbelstenen}} in de Mijnen.',
  'can.safeAt.maze': 'Het Doolhof houdt je niet tegen.',
  'can.prayBonus': 'Als je bidt, mag je {n} bij je worp optellen.',
  'can.startSpells': 'Je begint met {what}.',
  'can.attackByCraft': 'Val je een spelfiguur aan, dan mag je er een geestelijk gevecht van maken.',
  'can.takeFollowers.only': 'Van een spelfiguur op je vakje mag je er één nemen: {cards_the}.',
  'can.takeFollowers.all': 'Van een spelfiguur op je vakje mag je {cards_the} overnemen.',
  'can.takeFollowers.except': 'Van een spelfiguur op je vakje mag je 1 vriend overnemen, behalve {cards_the}.',
  'can.noWeapons': 'Je kunt in een gevecht geen wapens gebruiken.',
  'can.moveOne': 'Je gaat maar 1 vakje per beurt vooruit, tot je de Onweersrivier oversteekt.',
  ...digital.abilities,
};
