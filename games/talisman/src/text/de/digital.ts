/** Was die Digital Edition hinzufügt, auf Deutsch. */
export const digital = {
  verbs: {
    'verb.missTurn.next': 'verliere deinen nächsten Zug',
    'verb.missTurn.next/they': 'verliert den nächsten Zug',
    'verb.replenish': 'füll dein ganzes Schicksal auf',
    'verb.replenish/inf': 'dein ganzes Schicksal auffüllen',
    'verb.replenish.paid': 'füll Schicksal für je {price, plural, one {# Goldstück} other {# Goldstücke}} auf',
    'verb.replenish.paid/inf': 'Schicksal für je {price, plural, one {# Goldstück} other {# Goldstücke}} auffüllen',
    'verb.healEscorted': 'heile mit dem Prinzen oder der Prinzessin kostenlos bis zu 2 Leben, mit beiden bis zu 4',
  },
  words: {
    'choice.replenish': 'Schicksal auffüllen',
    'creature.pitFiend': 'Grubenteufel',
    'creature.pitFiend/the': 'der Grubenteufel',
    'creature.pitFiend/acc': 'den Grubenteufel',
    'creature.pitFiend/dat': 'dem Grubenteufel',
    'creature.pitFiend/Acc': 'Den Grubenteufel',
    'creature.pitFiend/Dat': 'Dem Grubenteufel',
    'creature.pitFiend/from': 'vom Grubenteufel',
    'creature.pitFiend/a': 'ein Grubenteufel',
  },
  abilities: {
    'can.carry': 'Du darfst {n} Gegenstände mehr tragen.',
    'can.healAtCastle': 'Heilt bei jedem Besuch im Schloss kostenlos bis zu {n} Leben.',
  },
  face: {
    'amount.fate': '{n} Schicksal',
  },
  log: {
    'log.replenished': '{seat} füllt {what} auf.',
    'log.replenished.paid': '{seat} füllt für {paid} {what} auf.',
    'log.rerolled': '{seat} setzt 1 Schicksal ein: Aus der {was} wird eine {now}.',
    'roll.fight': 'für den Angriff',
    'roll.fiends': 'für die Zahl der Grubenteufel',
  },
  decisions: {
    'ask.deliver': 'Was übergibst du dem Hexenmeister?',
    'pick.face.destroy.one': '{name_Acc} vernichten',
    'no.questPortal': 'Solange du eine Aufgabe hast, kannst du das Portal nicht öffnen.',
    'ask.replenish': 'Wie viel Schicksal füllst du auf?',
    'pick.replenish': '{n, plural, =0 {Keines} other {# Schicksal}}{gold, plural, =0 {} one { für # Goldstück} other { für # Goldstücke}}',
    'ask.fate':
      '{n, plural, one {Du würfelst {total}} other {Du würfelst {dice} = {total}}} {why}. Setzt du Schicksal ein, um neu zu würfeln?',
    'ask.fate.fight':
      'Du würfelst {dice}: Dein Angriffswert ist {mine}, der des Gegners {theirs}. Setzt du Schicksal ein, um neu zu würfeln?',
    'pick.fate.keep': '{total} behalten',
    'pick.fate.reroll': 'Die {face} neu würfeln',
    'note.fate.reroll': 'Kostet 1 von deinem Schicksal ({left}). Die neue Zahl gilt.',
    'note.fate.brings': '{face}: {brings}',
    'no.fate': 'Du hast kein Schicksal mehr.',
  },
};
