/** The words of the big screen, by which the other languages are measured. */
export const en = {
  'ui.screen.title': 'Table {code} on the big screen',
  'ui.screen.sit': 'Sit down with your phone',
  'ui.screen.how': 'Point its camera at the picture, or open {address} and type the code.',
  'ui.screen.code': 'Code of the table: {code}',
  'ui.screen.seats': 'At the table',
  'ui.screen.turn': '{name} to move',
  'ui.screen.turns': 'Everybody waits for {names}',
  'ui.screen.over': 'The match is over',
  'ui.screen.next': 'If you play again, the next match comes here by itself.',
  'ui.screen.closed': 'This match has been broken off.',
  'ui.screen.lost': 'The line is down. This screen comes back by itself.',
  'ui.screen.asleep': 'Here this browser cannot keep its screen awake: switch off the screensaver.',
  'ui.screen.missing': 'No table has the code {code}.',
} as const;
