/** Hvad Digital Edition føjer til, på dansk. */
export const digital = {
  verbs: {
    'verb.missTurn.next': 'mist din næste tur',
    'verb.missTurn.next/they': 'mister sin næste tur',
    'verb.replenish': 'fyld al din Skæbne op',
    'verb.replenish/inf': 'fylde al din Skæbne op',
    'verb.replenish.paid': 'fyld Skæbne op for {price, plural, one {# guldstykke} other {# guldstykker}} pr. stk.',
    'verb.replenish.paid/inf': 'fylde Skæbne op for {price, plural, one {# guldstykke} other {# guldstykker}} pr. stk.',
    'verb.healEscorted': 'helbred gratis op til 2 liv med Prinsen eller Prinsessen, med dem begge op til 4',
  },
  words: {
    'choice.replenish': 'Fyld Skæbne op',
    'creature.pitFiend': 'grubedjævel',
    'creature.pitFiend/the': 'grubedjævelen',
    'creature.pitFiend/a': 'en grubedjævel',
  },
  abilities: {
    'can.carry': 'Du må bære {n} genstande mere.',
    'can.healAtCastle': 'Helbreder gratis op til {n} liv ved hvert besøg på Slottet.',
  },
  face: {
    'amount.fate': '{n} Skæbne',
  },
  log: {
    'log.replenished': '{seat} fylder {what} op.',
    'log.replenished.paid': '{seat} fylder {what} op for {paid}.',
    'log.rerolled': '{seat} bruger 1 Skæbne: {was} bliver til {now}.',
    'roll.fight': 'for angrebet',
    'roll.fiends': 'for antallet af grubedjævle',
  },
  decisions: {
    'ask.deliver': 'Hvad giver du troldmanden?',
    'pick.face.destroy.one': 'Tilintetgør {name_the}',
    'no.questPortal': 'Så længe du har en opgave, kan du ikke åbne porten.',
    'ask.replenish': 'Hvor meget Skæbne fylder du op?',
    'pick.replenish': '{n, plural, =0 {Ingen} other {# Skæbne}}{gold, plural, =0 {} one { for # guldstykke} other { for # guldstykker}}',
    'ask.fate': '{n, plural, one {Du slår {total}} other {Du slår {dice} = {total}}} {why}. Bruger du Skæbne på at slå om?',
    'ask.fate.fight': 'Du slår {dice}: Din score er {mine}, modstanderens er {theirs}. Bruger du Skæbne på at slå om?',
    'pick.fate.keep': 'Behold {total}',
    'pick.fate.reroll': 'Slå {face} om',
    'note.fate.reroll': 'Koster 1 af din Skæbne ({left}). Det nye tal gælder.',
    'note.fate.brings': '{face}: {brings}',
    'no.fate': 'Du har ikke mere Skæbne.',
  },
};
