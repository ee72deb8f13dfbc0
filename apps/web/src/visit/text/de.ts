/** The words for whoever comes by the link of a call, and for whoever is kept out of a table. */
export const de = {
  'ui.visit.title': 'Spiel deinen Zug hier',
  'ui.visit.what':
    'Mit diesem Link spielt dieses Gerät einen Tag lang an diesem Tisch mit, für die Person, der er geschickt wurde. Er gilt einmal.',
  'ui.visit.shared': 'Gehört das Gerät jemand anderem? Dann beende das wieder, wenn du gespielt hast: im Menü des Tisches.',
  'ui.visit.go': 'Hier spielen',
  'ui.visit.watch': 'Nur zuschauen',
  'ui.visit.gone.title': 'Dieser Link gilt nicht mehr',
  'ui.visit.gone.why': 'Er hat schon ein Gerät eingelassen, oder der Tisch wartet nicht mehr auf dich, oder er ist älter als drei Tage.',
  'ui.visit.gone.mail': 'Mit der nächsten Nachricht kommt ein neuer Link.',
  'ui.visit.gone.own':
    'Willst du hier immer spielen können, an allen deinen Tischen? Dann melde dieses Gerät mit einem Code oder einem Passkey an.',
  'ui.visit.gone.account': 'Deine Geräte',
  'ui.visit.closed.title': 'Dieser Tisch bleibt beim Spielen unter sich',
  'ui.visit.closed.why': 'Wenn die Partie zu Ende ist, kannst du sehen, wie es gelaufen ist.',
  'ui.visit.closed.seat': 'Dir wird ein Platz in einer laufenden Partie übergeben.',
  'ui.visit.closed.screen': 'Auf einem großen Bildschirm öffnet er sich im Browser von jemandem, der daran sitzt.',
};
