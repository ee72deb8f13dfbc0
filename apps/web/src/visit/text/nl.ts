/** The words for whoever comes by the link of a call, and for whoever is kept out of a table. */
export const nl = {
  'ui.visit.title': 'Doe je beurt hier',
  'ui.visit.what':
    'Met deze link speelt dit apparaat een dag lang mee aan deze tafel, als degene aan wie hij is gestuurd. Hij werkt één keer.',
  'ui.visit.shared': 'Is dit het apparaat van een ander? Stop er dan weer mee als je hebt gespeeld: in het menu van de tafel.',
  'ui.visit.go': 'Hier spelen',
  'ui.visit.watch': 'Alleen kijken',
  'ui.visit.gone.title': 'Deze link werkt niet meer',
  'ui.visit.gone.why': 'Er is al een apparaat mee binnengelaten, de tafel wacht niet meer op jou, of hij is ouder dan drie dagen.',
  'ui.visit.gone.mail': 'In het volgende bericht staat een nieuwe link.',
  'ui.visit.gone.own': 'Wil je hier altijd kunnen spelen, aan al je tafels? Laat dit apparaat dan toe met een code of een passkey.',
  'ui.visit.gone.account': 'Je apparaten',
  'ui.visit.closed.title': 'Aan deze tafel spelen ze onder elkaar',
  'ui.visit.closed.why': 'Als de partij is afgelopen, kun je zien hoe het gegaan is.',
  'ui.visit.closed.seat': 'Je krijgt een plaats in een partij die bezig is.',
  'ui.visit.closed.screen': 'Op een groot scherm gaat de tafel open in de browser van iemand die eraan zit.',
};
