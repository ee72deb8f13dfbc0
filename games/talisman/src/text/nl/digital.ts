/** Wat de Digital Edition toevoegt, in het Nederlands. */
export const digital = {
  verbs: {
    'verb.missTurn.next': 'verlies je volgende beurt',
    'verb.missTurn.next/they': 'verliest de volgende beurt',
    'verb.replenish': 'vul al je Lot aan',
    'verb.replenish/inf': 'al je Lot aanvullen',
    'verb.replenish.paid': 'vul Lot aan voor {price} goud per stuk',
    'verb.replenish.paid/inf': 'Lot aanvullen voor {price} goud per stuk',
    'verb.healEscorted': 'genees met de Prins of de Prinses gratis hoogstens 2 levens, met allebei hoogstens 4',
  },
  words: {
    'choice.replenish': 'Lot aanvullen',
    'creature.pitFiend': 'kuilduivel',
    'creature.pitFiend/the': 'de kuilduivel',
    'creature.pitFiend/a': 'een kuilduivel',
  },
  abilities: {
    'can.carry': 'Je mag {n} voorwerpen meer dragen.',
    'can.healAtCastle': 'Geneest bij elk bezoek aan het Kasteel gratis hoogstens {n, plural, one {# leven} other {# levens}}.',
  },
  face: {
    'amount.fate': '{n} Lot',
  },
  log: {
    'log.replenished': '{seat} vult {what} aan.',
    'log.replenished.paid': '{seat} vult voor {paid} {what} aan.',
    'log.rerolled': '{seat} zet 1 Lot in: de {was} wordt een {now}.',
    'roll.fight': 'voor de aanval',
    'roll.fiends': 'voor het aantal kuilduivels',
  },
  decisions: {
    'ask.deliver': 'Wat geef je aan de Tovenaar?',
    'pick.face.destroy.one': 'Vernietig {name_the}',
    'no.questPortal': 'Zolang je een opdracht hebt, kun je de Poort niet openen.',
    'ask.replenish': 'Hoeveel Lot vul je aan?',
    'pick.replenish': '{n, plural, =0 {Niets} other {# Lot}}{gold, plural, =0 {} other { voor # goud}}',
    'ask.fate': '{n, plural, one {Je gooit {total}} other {Je gooit {dice} = {total}}} {why}. Zet je Lot in om opnieuw te gooien?',
    'ask.fate.fight': 'Je gooit {dice}: jouw score is {mine}, die van de tegenstander {theirs}. Zet je Lot in om opnieuw te gooien?',
    'pick.fate.keep': '{total} houden',
    'pick.fate.reroll': 'De {face} opnieuw gooien',
    'note.fate.reroll': 'Kost 1 van je {left} Lot. Het nieuwe getal telt.',
    'note.fate.brings': '{face}: {brings}',
    'no.fate': 'Je hebt geen Lot meer.',
  },
};
