/** A turn planned ahead, in English: its parts, what can be wished for, and conditions. */
export const plans = {
  'plan.go': '{hero}: where to',
  'plan.do': '{hero}: what to do there',
  'plan.place': '{what} ({square})',
  'plan.door': 'Door',
  'plan.pile': 'What lies there',
  'plan.exit': 'Way out',
  'plan.captive': 'The Wizard in chains',
  'plan.stay': 'Stay here',
  'plan.attack': 'Attack whoever is easiest to hit',
  'plan.attack.one': 'Attack: {what} ({square})',
  'plan.search': 'Search: {what} ({square})',
  'plan.open': 'Open the door ({square})',
  'plan.nothing': 'Nothing',
  'plan.wizor': 'The next round',
  'plan.auto': 'The automatic Wizor plays it',
  'plan.odds': 'at {n}% or better',
};
