export const nl = {
  'ui.screen.title': 'Tafel {code} op het grote scherm',
  'ui.screen.sit': 'Schuif aan met je telefoon',
  'ui.screen.how': 'Richt de camera op het plaatje, of open {address} en tik de code in.',
  'ui.screen.code': 'Code van de tafel: {code}',
  'ui.screen.seats': 'Aan tafel',
  'ui.screen.turn': '{name} is aan de beurt',
  'ui.screen.turns': 'Iedereen wacht op {names}',
  'ui.screen.over': 'De partij is voorbij',
  'ui.screen.next': 'Spelen jullie nog een keer, dan komt de volgende partij hier vanzelf.',
  'ui.screen.closed': 'Deze partij is afgebroken.',
  'ui.screen.lost': 'De verbinding is weg. Dit scherm komt vanzelf terug.',
  'ui.screen.missing': 'Geen tafel heeft de code {code}.',
} as const;
