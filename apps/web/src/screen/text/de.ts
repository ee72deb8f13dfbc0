export const de = {
  'ui.screen.title': 'Tisch {code} auf dem großen Bildschirm',
  'ui.screen.sit': 'Setz dich mit deinem Handy dazu',
  'ui.screen.how': 'Richte die Kamera auf das Bild, oder öffne {address} und tipp den Code ein.',
  'ui.screen.code': 'Code des Tisches: {code}',
  'ui.screen.seats': 'Am Tisch',
  'ui.screen.turn': '{name} ist am Zug',
  'ui.screen.turns': 'Alle warten auf {names}',
  'ui.screen.over': 'Die Partie ist zu Ende',
  'ui.screen.next': 'Spielt ihr noch einmal, kommt die nächste Partie von selbst hierher.',
  'ui.screen.closed': 'Diese Partie wurde abgebrochen.',
  'ui.screen.lost': 'Die Verbindung ist weg. Dieser Bildschirm kommt von selbst zurück.',
  'ui.screen.missing': 'Kein Tisch hat den Code {code}.',
} as const;
