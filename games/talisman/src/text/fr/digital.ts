/** Ce qu’ajoute la Digital Edition, en français. */
export const digital = {
  verbs: {
    'verb.missTurn.next': 'perds ton prochain tour',
    'verb.missTurn.next/they': 'perd son prochain tour',
    'verb.replenish': 'récupère tout ton Destin',
    'verb.replenish/inf': 'récupérer tout ton Destin',
    'verb.replenish.paid': 'récupère du Destin, {price, plural, one {# pièce d’or} other {# pièces d’or}} chacun',
    'verb.replenish.paid/inf': 'récupérer du Destin, {price, plural, one {# pièce d’or} other {# pièces d’or}} chacun',
    'verb.healEscorted': 'avec le Prince ou la Princesse, récupère gratuitement jusqu’à 2 vies, avec les deux jusqu’à 4',
  },
  words: {
    'choice.replenish': 'Récupérer du Destin',
    'creature.pitFiend': 'diable des Fosses',
    'creature.pitFiend/the': 'le diable des Fosses',
    'creature.pitFiend/of': 'du diable des Fosses',
    'creature.pitFiend/to': 'au diable des Fosses',
    'creature.pitFiend/a': 'un diable des Fosses',
  },
  abilities: {
    'can.carry': 'Tu peux porter {n} Objets de plus.',
    'can.healAtCastle': 'Rend gratuitement jusqu’à {n, plural, one {# vie} other {# vies}} à chaque visite au Château.',
  },
  face: {
    'amount.fate': '{n} Destin',
  },
  log: {
    'log.replenished': '{seat} récupère {what}.',
    'log.replenished.paid': '{seat} récupère {what} pour {paid}.',
    'log.rerolled': '{seat} dépense 1 Destin : le {was} devient un {now}.',
    'roll.fight': 'pour attaquer',
    'roll.fiends': 'pour le nombre de diables des Fosses',
  },
  decisions: {
    'ask.deliver': 'Que remets-tu au Sorcier ?',
    'pick.face.destroy.one': 'Détruire {name_the}',
    'no.questPortal': 'Tant que tu as une quête, tu ne peux pas ouvrir le Portail.',
    'ask.replenish': 'Combien de Destin récupères-tu ?',
    'pick.replenish': '{n, plural, =0 {Rien} other {# Destin}}{gold, plural, =0 {} one { pour # pièce d’or} other { pour # pièces d’or}}',
    'ask.fate': '{n, plural, one {Tu fais {total}} other {Tu fais {dice} = {total}}} {why}. Dépenses-tu du Destin pour relancer ?',
    'ask.fate.fight': 'Tu fais {dice} : ton score est de {mine}, celui de l’adversaire de {theirs}. Dépenses-tu du Destin pour relancer ?',
    'pick.fate.keep': 'Garder {total}',
    'pick.fate.reroll': 'Relancer le {face}',
    'note.fate.reroll': 'Coûte 1 de tes {left} Destin. Le nouveau nombre compte.',
    'note.fate.brings': '{face} : {brings}',
    'no.fate': 'Tu n’as plus de Destin.',
  },
};
