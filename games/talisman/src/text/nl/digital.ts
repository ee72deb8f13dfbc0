/** Wat de Digital Edition toevoegt, in het Nederlands. */
export const digital = {
  verbs: {
    'verb.loseGoods.gold': 'verlies al je goud; het gaat naar {space_the}',
    'verb.buy/they': 'mag kopen',
    'verb.everyone.clockwise': 'elk personage {effects_they}, jij eerst en dan met de klok mee',
    'verb.addCraft.printed': 'tel in dit gevecht de Intelligentie van je personagekaart bij je Kracht op',
    'verb.bind.faced': 'als een wezen je aanvalt: je ontwijkt het',
    'verb.missTurn.next': 'verlies je volgende beurt',
    'verb.missTurn.next/they': 'verliest de volgende beurt',
    'verb.replenish': 'vul al je Lot aan',
    'verb.replenish/inf': 'al je Lot aanvullen',
    'verb.replenish.paid': 'vul Lot aan voor {price} goud per stuk',
    'verb.replenish.paid/inf': 'Lot aanvullen voor {price} goud per stuk',
    'verb.healEscorted': 'genees met de Prins of de Prinses gratis hoogstens 2 levens, met allebei hoogstens 4',
  },
  words: {
    'choice.wishFate': '1 Lot',
    'choice.replenish': 'Lot aanvullen',
    'creature.pitFiend': 'kuilduivel',
    'creature.pitFiend/the': 'de kuilduivel',
    'creature.pitFiend/a': 'een kuilduivel',
  },
  abilities: {
    'can.destroySpirits.spell': 'Je mag geesten zonder gevecht afleggen; trek voor elke geest een spreuk.',
    'can.hire.allTurn': 'Eens per beurt mag je {what} betalen: +{n} {stat} in gevechten tot de beurt eindigt.',
    'can.craftInCombat.printed': 'In een gevecht tel je de Intelligentie van deze kaart bij je Kracht op.',
    'can.assassinate.creatures':
      'Val je een personage aan of vecht je met een wezen, dan mag je een sluipmoord plegen: je tegenstander gooit niet. Versla je zo een personage, dan moet je het een leven ontnemen. Niet op de Kroon van de Heerser.',
    'can.carry': 'Je mag {n} voorwerpen meer dragen.',
    'can.healAtCastle': 'Geneest bij elk bezoek aan het Kasteel gratis hoogstens {n, plural, one {# leven} other {# levens}}.',
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
    'ask.fate.fight':
      'Je gooit {dice}: jouw gevechtswaarde is {mine}, die van de tegenstander {theirs}. Zet je Lot in om opnieuw te gooien?',
    'pick.fate.keep': '{total} houden',
    'pick.fate.reroll': 'De {face} opnieuw gooien',
    'note.fate.reroll': 'Kost 1 van je {left} Lot. Het nieuwe getal telt.',
    'note.fate.brings': '{face}: {brings}',
    'no.fate': 'Je hebt geen Lot meer.',
  },
  options: {
    'set.edition.digital': 'Digital Edition',
    'set.bigTable': 'Spelers',
    'set.bigTable.false': 'zoveel als de editie bedoelt',
    'set.bigTable.true': 'tot zes',
  },
};
