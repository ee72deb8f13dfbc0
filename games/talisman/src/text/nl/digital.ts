/** Wat de Digital Edition toevoegt, in het Nederlands. */
export const digital = {
  verbs: {
    'verb.buy/they': 'mag kopen',
    'verb.everyone.clockwise': 'elke spelfiguur {effects_they}, jij eerst en dan met de klok mee',
    'verb.bind.faced': 'valt een creatuur je aan, dan ontwijk je het',
    'verb.missTurn.next': 'verlies je volgende beurt',
    'verb.missTurn.next/then': 'verlies je je volgende beurt',
    'verb.missTurn.next/they': 'verliest de volgende beurt',
  },
  words: {
    'choice.wishFate': '1 Lot',
    'choice.wishFate/does': 'wenst 1 Lot',
    'choice.replenish': 'Lot aanvullen',
    'choice.replenish/does': 'vraagt om nieuw Lot',
    'creature.pitFiend': 'kuilduivel',
    'creature.pitFiend/the': 'de kuilduivel',
    'creature.pitFiend/a': 'een kuilduivel',
  },
  abilities: {
    'can.destroySpirits.spell': 'Je mag geesten zonder gevecht afleggen; trek voor elke geest een spreuk.',
  },
  face: {
    'inner.fiends': 'Gooi de dobbelsteen: zoveel kuilduivels met Kracht 4 vallen je een voor een aan.',
    'chr.facts.fate':
      'Kracht {strength}, Intelligentie {craft}, Lot {fate}, {lives, plural, one {# leven} other {# levens}}, {alignment}. Begint {space_in}.',
    'amount.fate': '{n} Lot',
  },
  log: {
    'log.replenished': '{seat} vult {what} aan.',
    'log.replenished.paid': '{seat} vult voor {paid} {what} aan.',
    'log.rerolled': '{seat} zet 1 Lot in: de {was} wordt een {now}.',
    'log.rerolled.same': '{seat} zet 1 Lot in en gooit opnieuw {now}.',
    'roll.fight': 'voor de aanval',
    'roll.foe': 'voor het creatuur',
    'roll.fiends': 'voor het aantal kuilduivels',
  },
  decisions: {
    'ask.deliver': 'Wat geef je aan de Heksenmeester?',
    'pick.face.destroy.one': 'Vernietig {name_the}',
    'no.questPortal': 'Zolang je een opdracht hebt, kun je de Poort niet openen.',
    'ask.replenish': 'Hoeveel Lot vul je aan?',
    'pick.replenish': '{n, plural, =0 {Niets} other {# Lot}}{gold, plural, =0 {} other { voor # goud}}',
    'ask.fate': '{n, plural, one {Je gooit {total}} other {Je gooit {dice} = {total}}} {why}. Zet je Lot in om opnieuw te gooien?',
    'ask.fate.move': 'Je gooit {total}. Lopen of opnieuw gooien?',
    'ask.fate.fight':
      'Tegen {foes_the} gooi je {dice}: jouw gevechtswaarde is {mine}, die van de tegenstander {theirs}. Zet je Lot in om opnieuw te gooien?',
    'ask.fate.duel':
      'Tegen {seat} gooi je {dice}: jouw gevechtswaarde is {mine}, die van de tegenstander {theirs}. Zet je Lot in om opnieuw te gooien?',
    'pick.fate.keep': 'Houd {total}',
    'pick.fate.reroll': 'Gooi de {face} opnieuw',
    'note.fate.reroll': '{left, plural, one {Kost je laatste Lot.} other {Kost 1 Lot (je hebt er #).}} De nieuwe worp telt.',
    'note.fate.won': 'gewonnen',
    'note.fate.laid': '{card} {space_in}',
    'note.fate.lost': 'verloren',
    'note.fate.draw': 'gelijk',
    'note.fate.serves': 'lukt',
    'note.fate.fails': 'mislukt',
    'note.fate.nothing': 'niets',
    'note.fate.beaten': '{odds, number, percent} winstkans',
    'no.fate': 'Je hebt geen Lot meer.',
  },
  options: {
    'set.edition.digital': 'Digital Edition',
    'set.bigTable': 'Spelers',
    'set.bigTable.false': 'zoveel als de editie toelaat',
    'set.bigTable.true': 'tot zes',
  },
};
