/** The words for whoever comes by the link of a call, and for whoever is kept out of a table, by which the other languages are measured. */
export const en = {
  'ui.visit.title': 'Take your turn here',
  'ui.visit.what': 'This link lets this device play at this table for a day, as the person to whom it was sent. It works once.',
  'ui.visit.shared': 'Is this somebody else’s device? Then end this when you have played: in the menu of the table.',
  'ui.visit.go': 'Play here',
  'ui.visit.watch': 'Just watch',
  'ui.visit.gone.title': 'This link no longer works',
  'ui.visit.gone.why': 'It has let a device in already, or the table is no longer waiting for you, or it is older than three days.',
  'ui.visit.gone.mail': 'The next message brings a new link.',
  'ui.visit.gone.own': 'To play here at all times, at all your tables: let this device in with a code or a passkey.',
  'ui.visit.gone.account': 'Your devices',
  'ui.visit.closed.title': 'This table keeps to itself while it plays',
  'ui.visit.closed.why': 'When the match has ended you may see how it went.',
  'ui.visit.closed.seat': 'A seat in a match that is being played is handed to you.',
  'ui.visit.closed.screen': 'On a big screen it opens in the browser of somebody who sits here.',
};
