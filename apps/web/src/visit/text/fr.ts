/** The words for whoever comes by the link of a call, and for whoever is kept out of a table. */
export const fr = {
  'ui.visit.title': 'Joue ton tour ici',
  'ui.visit.what':
    'Ce lien permet à cet appareil de jouer à cette table pendant un jour, au nom de la personne à qui il a été envoyé. Il sert une seule fois.',
  'ui.visit.shared': 'Cet appareil est à quelqu’un d’autre ? Alors mets-y fin quand tu as joué : dans le menu de la table.',
  'ui.visit.go': 'Jouer ici',
  'ui.visit.watch': 'Juste regarder',
  'ui.visit.gone.title': 'Ce lien ne marche plus',
  'ui.visit.gone.why': 'Il a déjà servi à un appareil, ou la table ne t’attend plus, ou il a plus de trois jours.',
  'ui.visit.gone.mail': 'Le prochain message t’apportera un nouveau lien.',
  'ui.visit.gone.own': 'Pour pouvoir toujours jouer ici, à toutes tes tables : connecte cet appareil avec un code ou une clé d’accès.',
  'ui.visit.gone.account': 'Tes appareils',
  'ui.visit.closed.title': 'Cette table joue en petit comité',
  'ui.visit.closed.why': 'Quand la partie sera finie, tu pourras voir comment elle s’est passée.',
  'ui.visit.closed.seat': 'On te cède une place dans une partie en cours.',
  'ui.visit.closed.screen': 'Sur grand écran, elle s’ouvre dans le navigateur d’une personne qui y est assise.',
};
