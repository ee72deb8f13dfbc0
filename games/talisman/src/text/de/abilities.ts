import type { CanPatterns } from '../patterns.ts';
import { digital } from './digital.ts';

/** Was Charaktere, Begleiter und Gegenstände können, auf Deutsch. */
export const abilities: CanPatterns = {
  'can.add': '+{n} {stat}.',
  'can.add.combat': '+{n} {stat} im Kampf.',
  'can.add.dragon': 'Gegen Drachen stattdessen +{n} {stat}.',
  'can.weapon': 'Waffe.',
  'can.armour': 'Verlierst du im Kampf einen Lebenspunkt, würfle: {from, select, 6 {6} other {{from} oder mehr}} rettet ihn.',
  'can.evadeIn': 'Du darfst {terrain} ausweichen.',
  'can.skipRoll': 'Du brauchst {spaces_in} nicht zu würfeln.',
  'can.safeAt.desert': 'Du verlierst in der Wüste keinen Lebenspunkt.',
  'can.safeAt.chapel':
    '{of, select, good {Bist du gut, verlierst du} neutral {Bist du neutral, verlierst du} evil {Bist du böse, verlierst du} other {Du verlierst}} in der Kapelle keinen Lebenspunkt.',
  'can.safeAt.graveyard':
    '{of, select, good {Bist du gut, verlierst du} neutral {Bist du neutral, verlierst du} evil {Bist du böse, verlierst du} other {Du verlierst}} auf dem Friedhof keinen Lebenspunkt.',
  'can.enterValley': 'Du darfst das Tal des Feuers betreten.',
  'can.raft': 'In deinem nächsten Zug darfst du, statt zu würfeln, den Sturmfluss überqueren. Leg es danach ab, benutzt oder nicht.',
  'can.destroySpirits': 'Du darfst Geister ohne Kampf ablegen.',
  'can.alwaysSpell': 'Wirkst du deinen letzten Zauberspruch, ziehst du einen neuen.',
  'can.replaceDrawn': 'Ziehst du Abenteuerkarten, darfst du eine davon sofort ablegen und eine andere ziehen.',
  'can.sellAtCastle': 'Im Schloss {what} wert.',
  'can.portalDice': 'Wirf nur {n, plural, one {# Würfel} other {# Würfel}}, wenn du das Portal der Macht mit {stat} versuchst.',
  'can.minesDice': 'Wirf in den Minen nur {n, plural, one {# Würfel} other {# Würfel}}.',
  'can.safeAt.maze': 'Der Irrgarten hält dich nicht auf.',
  'can.prayBonus': 'Wenn du betest, darfst du {n} zu deinem Wurf addieren.',
  'can.startSpells': 'Du beginnst mit {what_dat}.',
  'can.attackByCraft': 'Greifst du einen Charakter an, darfst du daraus einen psychischen Kampf machen.',
  'can.takeFollowers.only': 'Einem Charakter auf deinem Feld darfst du eines davon nehmen: {cards_acc}.',
  'can.takeFollowers.all': 'Einem Charakter auf deinem Feld darfst du {cards_acc} nehmen.',
  'can.takeFollowers.except': 'Einem Charakter auf deinem Feld darfst du 1 Begleiter nehmen, außer {cards_dat}.',
  'can.noWeapons': 'Du kannst im Kampf keine Waffen benutzen.',
  'can.moveOne': 'Du ziehst nur 1 Feld pro Zug, bis du den Sturmfluss überquerst.',
  ...digital.abilities,
};
