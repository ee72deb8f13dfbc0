export const fr = {
  'ui.screen.title': 'La table {code} sur grand écran',
  'ui.screen.sit': 'Prends place avec ton téléphone',
  'ui.screen.how': 'Vise l’image avec l’appareil photo, ou ouvre {address} et tape le code.',
  'ui.screen.code': 'Code de la table : {code}',
  'ui.screen.seats': 'À la table',
  'ui.screen.turn': 'À {name} de jouer',
  'ui.screen.turns': 'Tout le monde attend {names}',
  'ui.screen.over': 'La partie est finie',
  'ui.screen.next': 'Si vous rejouez, la partie suivante apparaît ici d’elle-même.',
  'ui.screen.closed': 'Cette partie a été interrompue.',
  'ui.screen.lost': 'La ligne est coupée. Cet écran revient de lui-même.',
  'ui.screen.missing': 'Aucune table n’a le code {code}.',
} as const;
