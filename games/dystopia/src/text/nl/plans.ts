/** A turn planned ahead, in Dutch: its parts, what can be wished for, and conditions. */
export const plans = {
  'plan.go': '{hero}: waarheen',
  'plan.do': '{hero}: wat je daar doet',
  'plan.place': '{what} ({square})',
  'plan.door': 'Deur',
  'plan.pile': 'Wat daar ligt',
  'plan.exit': 'Uitgang',
  'plan.captive': 'De geketende Magiër',
  'plan.stay': 'Blijf hier',
  'plan.attack': 'Val aan wie het makkelijkst te raken is',
  'plan.attack.one': 'Val aan: {what} ({square})',
  'plan.search': 'Doorzoek: {what} ({square})',
  'plan.open': 'Open de deur ({square})',
  'plan.nothing': 'Niets',
  'plan.wizor': 'De volgende ronde',
  'plan.auto': 'De automatische Wizor speelt die',
  'plan.odds': 'bij minstens {n}% kans',
};
