import { messages } from './pairs.ts';

/** Ce que les deux éditions de Talisman règlent autrement, en français. */
export const fr = {
  ...messages({
    seats: ['On joue de deux à six.', 'On joue de deux à quatre ; à cinq ou six si la table le permet.'],
    starterDrawn: ['Le plus haut jet commence.', 'Le hasard désigne qui commence.'],
    livesPrinted: ['Chacun commence avec quatre vies.', 'Ta carte de personnage dit avec combien de vies tu commences : de quatre à six.'],
    fate: [
      'Pas de Destin : les dés sont jetés.',
      'Tu as du Destin : dépenses-en un pour relancer un dé que tu viens de lancer, une fois par jet.',
    ],
    healedInATurn: ['Les soins te rendent au plus quatre vies par tour.', 'Les soins te ramènent au nombre de vies imprimé sur ta carte.'],
    craftTrophies: [
      'Les Esprits vaincus ne sont pas des trophées ; l’Intelligence ne vient que des rencontres.',
      'Les Esprits vaincus sont aussi des trophées : sept points d’Intelligence t’en donnent un.',
    ],
    trophiesLast: [
      'Tu échanges tes trophées quand tu veux pendant ton tour, hors combat.',
      'Tu échanges tes trophées à la fin de ton tour.',
    ],
    trophiesSpared: ['Qui vainc un Ennemi le garde comme trophée.', 'Personne n’est obligé de garder un trophée : tu peux le défausser.'],
    trophiesWasted: [
      'Tu n’échanges que des trophées valant au moins un point.',
      'Tu peux rendre n’importe quels trophées ; les points en trop ou en moins sont perdus avec les cartes.',
    ],
    spellsWithCraft: [
      'Quand ton Intelligence te permet plus de Sortilèges que jamais, tu les reçois aussitôt.',
      'Plus d’Intelligence te permet plus de Sortilèges, mais à toi de les trouver.',
    ],
    castsLimited: [
      'Tu peux lancer tous les Sortilèges que tu as.',
      'Pendant ton tour, tu en lances au plus autant que tu en avais au début ; pendant celui d’un autre, un seul.',
    ],
    castsInVain: [
      'Un Sortilège sur un personnage ne se lance que là où il change quelque chose.',
      'Un Sortilège sur un personnage peut aussi se lancer là où il ne fait rien.',
    ],
    everyObjectCounts: [
      'Les Objets achetés et les Talismans ne comptent pas dans ce que tu peux porter.',
      'Chaque Objet compte dans ce que tu peux porter, même acheté, même un Talisman.',
    ],
    putDownCounts: [
      'Ce que tu poses sur une case ne t’évite pas de piocher, et tu peux le reprendre.',
      'Ce que tu poses sur une case compte parmi ses cartes, et tu ne peux pas le reprendre dans le même tour.',
    ],
    putDownOnArrival: [
      'À l’arrivée, tu poses sans qu’on te le demande ; on ne le demande qu’au Gouffre, ou si tu veux t’arrêter.',
      'À l’arrivée, on te demande si tu poses quelque chose.',
    ],
    goldIsLeft: ['Tu peux laisser de l’or sur une case.', 'L’or n’est pas un Objet et ne se laisse pas.'],
    raftIsCard: [
      'Tu construis un radeau avec une Hache ; personne ne peut te le prendre.',
      'Un radeau est une carte de la réserve : il faut un tour pour le construire ; on peut le voler, mais ni le laisser ni le vendre.',
    ],
    placesBeforeTaking: ['Tu ramasses les trésors avant de visiter les Lieux.', 'Tu visites les Lieux avant de ramasser quoi que ce soit.'],
    inDrawnOrder: [
      'Parmi les cartes de même numéro, tu choisis l’ordre.',
      'Tu rencontres les cartes de même numéro dans l’ordre où elles ont été piochées.',
    ],
    takesBeforeMeeting: [
      'Là où l’on ne pioche pas, tu peux ramasser ce qui s’y trouve et rencontrer quand même un personnage.',
      'Si tu rencontres un personnage, tu ne ramasses rien sur la case.',
    ],
    idleEnemiesEndTurn: [
      'Un Ennemi qui ne t’attaque pas, comme un Bandit payé, ne barre rien.',
      'Un Ennemi ni tué ni esquivé barre le trésor et met fin à ton tour, même un Bandit payé.',
    ],
    figuresEvaded: [
      'Tu peux esquiver les figures des cartes qui n’attaquent pas, comme la Mégère ou la Sorcière.',
      'Tu n’esquives que ce qui t’attaque, les personnages et les créatures nées d’une carte.',
    ],
    missEndsTurn: [
      'Un Événement qui te coûte un tour met fin à celui-ci, et voilà tout ; le reste te coûte le tour suivant.',
      'Ce qui te coûte un tour met fin à celui-ci ; s’il ne restait aucune carte à rencontrer, tu perds aussi le suivant.',
    ],
    heldMayFly: [
      'Si tu ne peux avancer que d’une case, tu avances d’une case.',
      'Si tu ne peux avancer que d’une case, tu peux encore utiliser ce qui remplace le jet.',
    ],
    offerLapses: [
      'Ce que propose la Taverne vaut pour ton prochain déplacement, même après un tour passé.',
      'Ce que propose la Taverne est perdu si tu passes ton prochain tour.',
    ],
    slaveOnlyRolls: [
      'Un esclave qui rate son jet joue quand même le reste de son tour.',
      'Un esclave ne fait que lancer le dé pour sa liberté.',
    ],
    eventsLie: [
      'Un Événement qui dure rejoint la défausse et continue d’agir.',
      'Un Événement qui dure plusieurs manches reste sur sa case jusqu’à la fin.',
    ],
    evasionBindsBoth: [
      'Une fois l’esquive réussie, tu ne crains plus que l’Immobilité.',
      'Après une esquive, aucun des deux ne peut plus rien contre l’autre.',
    ],
    immobility: [
      'L’Immobilité arrête aussi un personnage qui va t’attaquer.',
      'L’Immobilité n’arrête un personnage qu’au début de son tour, ou une créature qui attaque.',
    ],
    bribes: [
      'Si tu perds contre un personnage, tu peux offrir des biens pour garder ta vie.',
      'On ne marchande pas : le vainqueur choisit une vie, un Objet ou une pièce d’or.',
    ],
    dropsTaken: [
      'Si ton butin laisse quelqu’un surchargé, tu peux prendre ce qu’il pose.',
      'Ce que ton butin oblige quelqu’un à poser reste sur la case.',
    ],
    loot: [
      'Ce que laisse un personnage tué reste sur la case.',
      'Si tu tues un personnage, tu peux prendre aussitôt ses Objets, ses Compagnons et son or.',
    ],
    spiritsOneByOne: [
      'Croix et Prêtre détruisent d’un coup tous les Esprits d’une équipe.',
      'Croix et Prêtre détruisent les Esprits un par un, et chacun compte comme tué.',
    ],
    toadEndsTurn: ['Devenir crapaud met fin à ton tour.', 'Devenir crapaud ne met pas fin à ton tour.'],
    toadGrows: [
      'Un crapaud n’a que faire des trophées, et ce qu’il gagne est perdu.',
      'Un crapaud garde ses trophées, peut en gagner et en échanger, mais ces points ne durent que le temps de coasser.',
    ],
    questAtOnce: ['Tu accomplis la quête du Sorcier noir quand cela t’arrange.', 'La quête du Sorcier noir s’accomplit dès que possible.'],
    questBarsPortal: [
      'Une quête n’éloigne personne du Portail du Pouvoir.',
      'Avec une quête en cours, tu ne peux pas ouvrir le Portail du Pouvoir.',
    ],
    questGoesOn: [
      'La quête accomplie, ton tour finit dans l’Antre du Sorcier noir.',
      'La quête accomplie, tu rencontres aussitôt l’Antre du Sorcier noir.',
    ],
    questWantsCards: ['Toute créature tuée accomplit la deuxième quête.', 'Seule une carte Ennemi tuée accomplit la deuxième quête.'],
    backToThePlain: [
      'Si tu rebrousses chemin dans la Région intérieure, tu peux repartir en avant plus tard.',
      'Si tu rebrousses chemin, tu retournes jusqu’à la Plaine du Péril.',
    ],
    plainIsMet: [
      'Si tu sors de la Crypte ou des Mines dans la Plaine du Péril, ton tour finit.',
      'Si tu sors de la Crypte ou des Mines, tu rencontres la case où tu arrives, même la Plaine du Péril.',
    ],
    crownHolds: ['Tu peux quitter la Couronne pour la Vallée du Feu.', 'Personne ne quitte la Couronne de Commandement.'],
    valleyAsksAgain: [
      'Si tu perds ton Talisman dans la Vallée du Feu, tu peux continuer.',
      'Si tu perds ton Talisman dans la Vallée du Feu, tu dois rebrousser chemin.',
    ],
    anyMeetingOnCrown: [
      'Sur la Couronne, les personnages ne peuvent que se combattre.',
      'Sur la Couronne aussi, tu peux utiliser un pouvoir sur un personnage au lieu d’attaquer.',
    ],
  }),
  'differs.chapter.start': 'Avant la partie',
  'differs.chapter.growing': 'Gagner en puissance',
  'differs.chapter.goods': 'Objets et radeaux',
  'differs.chapter.meeting': 'Sur une case',
  'differs.chapter.fights': 'Combats',
  'differs.chapter.toads': 'Crapauds et esclaves',
  'differs.chapter.quest': 'La quête du Sorcier noir',
  'differs.chapter.inner': 'La Région intérieure',
  'differs.chapter.cards': 'Cartes et cases',
  'differs.counts': '{adventure} cartes Aventure, {spells} Sortilèges, {characters} personnages.',
  'differs.onlyCards': 'Seulement ici : {cards}.',
  'differs.reworded': 'Cartes au texte différent : {cards}.',
  'differs.noCards': 'Aucune carte que l’autre n’ait pas.',
  'differs.spaces': 'Cases au texte différent : {spaces}.',
  'differs.souls':
    '{edition, select, digital {Avec le Royaume des Âmes : {veil} cartes Voile, {adventure} cartes Aventure, {spells} Sortilèges, {characters} personnages et {ghosts} fantômes de plus ; les morts continuent de jouer.} other {Pas de Royaume des Âmes : les morts reviennent sous les traits d’un autre.}}',
};
