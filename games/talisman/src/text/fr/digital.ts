/** Ce qu’ajoute la Digital Edition, en français. */
export const digital = {
  verbs: {
    'verb.buy/they': 'peut acheter',
    'verb.everyone.clockwise': 'chaque personnage {effects_they}, toi d’abord, puis dans le sens horaire',
    'verb.bind.faced': 'quand une créature t’attaque, tu l’esquives',
    'verb.missTurn.next': 'perds ton prochain tour',
    'verb.missTurn.next/then': 'tu perds ton prochain tour',
    'verb.missTurn.next/they': 'perd son prochain tour',
  },
  words: {
    'choice.wishFate': '1 point de Destin',
    'choice.wishFate/does': 'demande 1 point de Destin',
    'choice.replenish': 'Regain de Destin',
    'choice.replenish/does': 'demande à récupérer du Destin',
    'creature.pitFiend': 'diable des Fosses',
    'creature.pitFiend/the': 'le diable des Fosses',
    'creature.pitFiend/of': 'du diable des Fosses',
    'creature.pitFiend/to': 'au diable des Fosses',
    'creature.pitFiend/a': 'un diable des Fosses',
  },
  abilities: {
    'can.destroySpirits.spell': 'Tu peux défausser les Esprits sans combat ; pioche un Sortilège pour chacun.',
  },
  face: {
    'inner.fiends': 'Lance le dé : autant de diables des Fosses de Force 4 attaquent, l’un après l’autre.',
    'chr.facts.fate':
      'Force {strength}, Intelligence {craft}, Destin {fate}, {lives, plural, one {# vie} other {# vies}}, alignement : {alignment}. Commence {space_in}.',
    'amount.fate': '{n, plural, one {# point} other {# points}} de Destin',
  },
  log: {
    'log.replenished': '{seat} récupère {what}.',
    'log.replenished.paid': '{seat} récupère {what} pour {paid}.',
    'log.rerolled': '{seat} dépense 1 point de Destin : le {was} devient un {now}.',
    'log.rerolled.same': '{seat} dépense 1 point de Destin et refait {now}.',
    'roll.fight': 'pour attaquer',
    'roll.foe': 'pour la créature',
    'roll.fiends': 'pour le nombre de diables des Fosses',
  },
  decisions: {
    'ask.deliver': 'Que remets-tu au Sorcier noir ?',
    'pick.face.destroy.one': 'Détruire {name_the}',
    'no.questPortal': 'Tant que tu as une quête, tu ne peux pas ouvrir le Portail.',
    'ask.replenish': 'Combien de points de Destin récupères-tu ?',
    'pick.replenish':
      '{n, plural, =0 {Aucun} one {# point de Destin} other {# points de Destin}}{gold, plural, =0 {} one { pour # pièce d’or} other { pour # pièces d’or}}',
    'ask.fate': '{n, plural, one {Tu fais {total}} other {Tu fais {dice} = {total}}} {why}. Un point de Destin pour relancer ?',
    'ask.fate.move': 'Tu fais {total}. Avancer, ou relancer ?',
    'ask.fate.fight':
      'Contre {foes_the}, tu fais {dice} : ton score est de {mine}, celui de l’adversaire de {theirs}. Un point de Destin pour relancer ?',
    'ask.fate.duel':
      'Contre {seat}, tu fais {dice} : ton score est de {mine}, celui de l’adversaire de {theirs}. Un point de Destin pour relancer ?',
    'pick.fate.keep': 'Garder {total}',
    'pick.fate.reroll': 'Relancer le {face}',
    'note.fate.reroll':
      '{left, plural, one {Coûte ton dernier point de Destin.} other {Coûte 1 de tes # points de Destin.}} C’est le nouveau résultat qui compte.',
    'note.fate.won': 'gagné',
    'note.fate.laid': '{card} {space_in}',
    'note.fate.lost': 'perdu',
    'note.fate.draw': 'égalité',
    'note.fate.serves': 'réussi',
    'note.fate.fails': 'raté',
    'note.fate.nothing': 'rien',
    'note.fate.beaten': '{odds, number, percent} de gagner',
    'no.fate': 'Tu n’as plus de Destin.',
  },
  options: {
    'set.edition.digital': 'Digital Edition',
    'set.bigTable': 'Joueurs',
    'set.bigTable.false': 'autant que l’édition en prévoit',
    'set.bigTable.true': 'jusqu’à six',
  },
};
