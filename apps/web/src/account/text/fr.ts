import type { Catalogue } from '@questhall/text';

export const fr: Catalogue = {
  'ui.account.title': 'Tes appareils',
  'ui.account.who': 'Ici, tu es {name}.',
  'ui.account.nobody': 'Ce navigateur n’est lié à personne ici : rien n’est gardé sur toi.',
  'ui.account.kept':
    'Sont gardés : ton nom, tes places, les appareils, les clés d’accès et le code sur papier ci-dessous. En dehors de cela, seul le déroulement des parties est gardé.',
  'ui.account.devices': 'Appareils connectés',
  'ui.account.here': 'cet appareil',
  'ui.account.unknown': 'Un appareil',
  'ui.account.used': 'utilisé le {day}',
  'ui.account.visits': 'entré par un lien : joue seulement à la table {code}, jusqu’à {time}',
  'ui.account.out': 'Déconnecter',
  'ui.account.out.here': 'Se déconnecter ici',
  'ui.account.out.last': 'C’est ton dernier appareil : une fois déconnecté, plus personne ne pourra accéder à tes places.',
  'ui.account.passkeys': 'Clés d’accès',
  'ui.account.passkeys.what':
    'Avec une clé d’accès, tu retrouves tes places sur un autre appareil, même si celui-ci est perdu. Ton téléphone, ton ordinateur ou ton gestionnaire de mots de passe la garde ; il n’y a pas de mot de passe.',
  'ui.account.passkey.add': 'Ajouter une clé d’accès',
  'ui.account.passkey.made': 'créée le {day}',
  'ui.account.passkey.remove': 'Supprimer',
  'ui.account.passkey.use': 'Utiliser une clé d’accès',
  'ui.account.passkey.use.what':
    'Tu as créé une clé d’accès ici ? Cet appareil sera alors connecté lui aussi. Qui y était connecté avant ne le sera plus.',
  'ui.account.passkey.none': 'Aucune clé d’accès n’a été utilisée.',
  'ui.account.passkey.insecure': 'Les clés d’accès demandent une adresse en https, ou localhost.',
  'ui.account.paper': 'Un code sur papier',
  'ui.account.paper.what':
    'Avec un code que tu notes et que tu ranges, tu retrouves tes places même si tous tes appareils sont perdus. Il sert une seule fois ; crées-en ensuite un autre.',
  'ui.account.paper.make': 'Créer un code',
  'ui.account.paper.again': 'Créer un nouveau code',
  'ui.account.paper.made': 'Tu as créé un code le {day}. Le code lui-même n’est gardé nulle part.',
  'ui.account.paper.once': 'Note-le maintenant : il ne sera plus montré. Un code précédent ne vaut plus rien.',
  'ui.account.paper.forget': 'Oublier le code',
  'ui.account.more': 'Un autre appareil',
  'ui.account.more.what':
    'Tu peux aussi jouer tes places depuis un autre appareil. Demande un code ici, puis scanne-le là-bas ou saisis-le.',
  'ui.account.code': 'Demander un code',
  'ui.account.code.holds': 'Il est valable deux minutes, pour un seul appareil.',
  'ui.account.code.over': 'Ce code n’est plus valable. Demandes-en un nouveau.',
  'ui.account.code.qr': 'Le code pour l’appareil photo de l’autre appareil',
  'ui.account.enter': 'Code d’un autre appareil ou sur papier',
  'ui.account.enter.what': 'Tu as un code ? Cet appareil sera alors connecté lui aussi. Qui y était connecté avant ne le sera plus.',
  'ui.account.enter.go': 'Utiliser le code',
  'ui.account.words': 'Ce que tu as écrit',
  'ui.account.words.what':
    'Tes notes pour toi, ce que tu as dit aux tables et tes réactions, dans un seul fichier. Personne d’autre ne le reçoit.',
  'ui.account.words.save': 'Enregistrer le fichier',
  'ui.account.leave': 'Partir pour de bon',
  'ui.account.leave.what':
    'Tu quittes toutes les tables, un bot continue les parties en cours, et ton nom est retiré de toutes les parties, même terminées. Connexion, appareils et consignes sont effacés.',
  'ui.account.leave.others':
    'Ce que d’autres ont enregistré (feuilles de partie, parties à revoir) reste chez eux ; les sauvegardes de ce serveur restent aussi, jusqu’à ce qu’on les efface.',
  'ui.account.leave.go': 'Partir pour de bon',
  'ui.account.leave.sure': 'Partir pour de bon ? C’est irréversible.',
  'ui.account.leave.yes': 'Partir pour de bon',
  'ui.account.leave.no': 'Rester',
  'ui.account.failed': 'Impossible de charger cette page. Recharge-la et réessaie.',
};
