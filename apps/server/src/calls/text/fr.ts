/** What calls say. */
export const fr = {
  title: 'C’est à toi de jouer',
  body: '{game}, table {code} : la partie t’attend.',
  nudge: 'Petit rappel de {name}.',
  left: 'Tu as jusqu’à {time}.',
  since: 'Depuis ton dernier coup : {what}',
  open: 'Joue ton tour : {url}',
  asked: 'On te demande ton avis',
  askedBody: '{game}, table {code} : la table attend ta réponse.',
  asksPause: '{name} propose une pause.',
  asksDraw: '{name} propose d’arrêter la partie, sans vainqueur.',
  asksStanding: '{name} propose d’arrêter la partie : la victoire irait à qui mène.',
  asksBack: '{name} demande à revenir sur son dernier coup.',
  openAsked: 'Réponds : {url}',
  why: 'Tu as demandé à Questhall de te prévenir. D’autres heures, un autre moyen, ou plus du tout : {settings}',
  trial: 'Un message d’essai',
  trialBody: 'Voilà comment Questhall te prévient quand une partie t’attend.',
  code: 'Ton code : {code}',
  codeBody:
    'Saisis ce code dans Questhall pour être prévenu par mail quand c’est à toi de jouer : {code}. Il est valable un quart d’heure. Si tu n’as rien demandé, ne fais rien.',
};
