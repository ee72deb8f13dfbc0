import type { Catalogue } from '@questhall/text';

export const de: Catalogue = {
  'learn.about': 'Jedes Kapitel ist ein kleiner Tisch mit vorbereiteten Karten. Die Regeln sind die echten.',
  'learn.show': 'Zeig es mir',
  'learn.do': 'So machen',
  'learn.read': 'Verstanden',
  'learn.skip': 'Alles überspringen',
  'learn.place': '{n} von {of}',
  'learn.done': '{chapter}: gelernt!',
  'learn.next': 'Weiter: {chapter}',
  'learn.match': 'Jetzt eine echte Partie, mit {n, plural, one {einem leichten Bot} other {# leichten Bots}}',
  'learn.on': 'Von hier weiterspielen',
  'learn.chapters': 'Alle Kapitel',
  'learn.learnt': 'gelernt',
  'learn.minutes': '{count} Min.',
  'learn.progress': '{done} von {of} Kapiteln gelernt',
  'learn.leftToPlay': '{done} von {of} vor einer ersten Partie · noch etwa {count} Min.',
  'learn.left': '{done} von {of} · noch etwa {count} Min.',
  'learn.all': 'Du kannst alles.',
  'learn.begin': 'Anfangen',
  'learn.go': 'Weiter: {chapter}',
  'learn.page': '{game} auf einer Seite',
};
