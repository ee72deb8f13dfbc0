import type { Catalogue } from '@questhall/text';

export const fr: Catalogue = {
  'learn.about': 'Chaque chapitre est une petite table où les cartes sont préparées. Les règles sont les vraies.',
  'learn.show': 'Montre-moi',
  'learn.do': 'Fais-le',
  'learn.read': 'Compris',
  'learn.skip': 'Tout passer',
  'learn.place': '{n} sur {of}',
  'learn.done': '{chapter} : appris !',
  'learn.next': 'Suivant : {chapter}',
  'learn.match': 'Maintenant, une vraie partie, avec {n, plural, one {un bot facile} other {# bots faciles}}',
  'learn.on': 'Continuer à partir d’ici',
  'learn.chapters': 'Tous les chapitres',
  'learn.learnt': 'appris',
  'learn.minutes': '{count} min',
  'learn.progress': '{done} chapitres appris sur {of}',
  'learn.leftToPlay': '{done} sur {of} avant une première partie · encore {count} min environ',
  'learn.left': '{done} sur {of} · encore {count} min environ',
  'learn.all': 'Tu sais tout.',
  'learn.begin': 'Commencer',
  'learn.go': 'Continuer : {chapter}',
  'learn.page': '{game} en une page',
};
