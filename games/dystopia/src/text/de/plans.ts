/** A turn planned ahead, in German: its parts, what can be wished for, and conditions. */
export const plans = {
  'plan.go': '{hero}: wohin',
  'plan.do': '{hero}: was dort zu tun ist',
  'plan.place': '{what} ({square})',
  'plan.door': 'Tür',
  'plan.pile': 'Was dort liegt',
  'plan.exit': 'Ausgang',
  'plan.captive': 'Der gefesselte Magier',
  'plan.stay': 'Hier bleiben',
  'plan.attack': 'Angreifen, wer am leichtesten zu treffen ist',
  'plan.attack.one': 'Angreifen: {what} ({square})',
  'plan.search': 'Durchsuchen: {what} ({square})',
  'plan.open': 'Die Tür öffnen ({square})',
  'plan.nothing': 'Nichts',
  'plan.wizor': 'Die nächste Runde',
  'plan.auto': 'Der automatische Wizor spielt sie',
  'plan.odds': 'ab {n} %',
};
