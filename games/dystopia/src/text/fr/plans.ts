/** A turn planned ahead, in French: its parts, what can be wished for, and conditions. */
export const plans = {
  'plan.go': '{hero} : où aller',
  'plan.do': '{hero} : que faire ensuite',
  'plan.place': '{what} ({square})',
  'plan.door': 'Porte',
  'plan.pile': 'Ce qui s’y trouve',
  'plan.exit': 'Sortie',
  'plan.captive': 'Le Magicien enchaîné',
  'plan.stay': 'Rester ici',
  'plan.attack': 'Attaquer la cible la plus facile à toucher',
  'plan.attack.one': 'Attaquer : {what} ({square})',
  'plan.search': 'Fouiller : {what} ({square})',
  'plan.open': 'Ouvrir la porte ({square})',
  'plan.nothing': 'Rien',
  'plan.wizor': 'La prochaine manche',
  'plan.auto': 'Le Wizor automatique la joue',
  'plan.odds': 'à partir de {n} %',
};
