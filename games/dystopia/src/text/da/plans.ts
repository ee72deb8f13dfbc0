/** A turn planned ahead, in Danish: its parts, what can be wished for, and conditions. */
export const plans = {
  'plan.go': '{hero}: hvorhen',
  'plan.do': '{hero}: hvad der skal gøres dér',
  'plan.place': '{what} ({square})',
  'plan.door': 'Dør',
  'plan.pile': 'Det, der ligger dér',
  'plan.exit': 'Udgang',
  'plan.captive': 'Troldmanden i lænker',
  'plan.stay': 'Bliv her',
  'plan.attack': 'Angrib den, der er lettest at ramme',
  'plan.attack.one': 'Angrib: {what} ({square})',
  'plan.search': 'Søg i: {what} ({square})',
  'plan.open': 'Åbn døren ({square})',
  'plan.nothing': 'Intet',
  'plan.wizor': 'Den næste runde',
  'plan.auto': 'Den automatiske Wizor spiller den',
  'plan.odds': 'ved mindst {n} % chance',
};
