/** Was die Digital Edition hinzufügt, auf Deutsch. */
export const digital = {
  verbs: {
    'verb.buy/they': 'darf kaufen',
    'verb.everyone.clockwise': 'jeder Charakter {effects_they}, du zuerst, dann im Uhrzeigersinn',
    'verb.bind.faced': 'greift dich eine Kreatur an, weichst du ihr aus',
    'verb.missTurn.next': 'setz deinen nächsten Zug aus',
    'verb.missTurn.next/then': 'setzt du deinen nächsten Zug aus',
    'verb.missTurn.next/andThen': 'setzt deinen nächsten Zug aus',
    'verb.missTurn.next/they': 'setzt den nächsten Zug aus',
  },
  words: {
    'choice.wishFate': '1 Schicksalspunkt',
    'choice.wishFate/does': 'wünscht sich 1 Schicksalspunkt',
    'choice.replenish': 'Schicksal auffüllen',
    'choice.replenish/does': 'füllt Schicksal auf',
    'creature.pitFiend': 'Teufel',
    'creature.pitFiend/the': 'der Teufel',
    'creature.pitFiend/acc': 'den Teufel',
    'creature.pitFiend/dat': 'dem Teufel',
    'creature.pitFiend/Acc': 'Den Teufel',
    'creature.pitFiend/Dat': 'Dem Teufel',
    'creature.pitFiend/from': 'vom Teufel',
    'creature.pitFiend/a': 'ein Teufel',
  },
  abilities: {
    'can.destroySpirits.spell': 'Du darfst Geister ohne Kampf ablegen; zieh für jeden einen Zauberspruch.',
  },
  face: {
    'inner.fiends': 'Würfle: So viele Teufel mit Stärke 4 greifen nacheinander an.',
    'chr.facts.fate': 'Stärke {strength}, Talent {craft}, Schicksal {fate}, {lives} Lebenspunkte, {alignment}. Beginnt {space_in}.',
    'amount.fate': '{n, plural, one {# Schicksalspunkt} other {# Schicksalspunkte}}',
  },
  log: {
    'log.replenished': '{seat} füllt {what} auf.',
    'log.replenished.paid': '{seat} füllt für {paid} {what} auf.',
    'log.rerolled': '{seat} setzt 1 Schicksalspunkt ein: Aus der {was} wird eine {now}.',
    'log.rerolled.same': '{seat} setzt 1 Schicksalspunkt ein und würfelt wieder {now}.',
    'roll.fight': 'für den Angriff',
    'roll.foe': 'für die Kreatur',
    'roll.fiends': 'um die Zahl der Teufel',
  },
  decisions: {
    'ask.deliver': 'Was übergibst du dem Hexenmeister?',
    'pick.face.destroy.one': '{name_Acc} vernichten',
    'no.questPortal': 'Solange du eine Aufgabe hast, kannst du das Portal nicht öffnen.',
    'ask.replenish': 'Wie viele Schicksalspunkte füllst du auf?',
    'pick.replenish':
      '{n, plural, =0 {Keinen} one {# Schicksalspunkt} other {# Schicksalspunkte}}{gold, plural, =0 {} one { für # Goldstück} other { für # Goldstücke}}',
    'ask.fate':
      '{n, plural, one {Du hast eine {total}} other {Du hast {dice} = {total}}} {why} gewürfelt. Mit einem Schicksalspunkt neu würfeln?',
    'ask.fate.move': 'Eine {total}: gehen oder neu würfeln?',
    'ask.fate.fight':
      'Gegen {foes_acc} hast du {dice} gewürfelt: Dein Angriffswert ist {mine}, der deines Gegenübers {theirs}. Mit einem Schicksalspunkt neu würfeln?',
    'ask.fate.duel':
      'Gegen {seat} hast du {dice} gewürfelt: Dein Angriffswert ist {mine}, der deines Gegenübers {theirs}. Mit einem Schicksalspunkt neu würfeln?',
    'pick.fate.keep': '{total} behalten',
    'pick.fate.reroll': 'Die {face} neu würfeln',
    'note.fate.reroll':
      '{left, plural, one {Kostet deinen letzten Schicksalspunkt.} other {Kostet 1 von # Schicksalspunkten.}} Der neue Wurf zählt.',
    'note.fate.won': 'gewonnen',
    'note.fate.laid': '{card} {space_in}',
    'note.fate.lost': 'verloren',
    'note.fate.draw': 'unentschieden',
    'note.fate.serves': 'gelingt',
    'note.fate.fails': 'misslingt',
    'note.fate.nothing': 'nichts',
    'note.fate.beaten': '{odds, number, percent} Siegchance',
    'no.fate': 'Du hast keine Schicksalspunkte mehr.',
  },
  options: {
    'set.edition.digital': 'Digital Edition',
    'set.bigTable': 'Spieler',
    'set.bigTable.false': 'so viele, wie die Ausgabe vorsieht',
    'set.bigTable.true': 'bis zu sechs',
  },
};
