import type { Catalogue } from '@questhall/text';

export const nl: Catalogue = {
  'learn.about': 'Elk hoofdstuk is een tafeltje met klaargelegde kaarten. De regels zijn de echte.',
  'learn.show': 'Laat zien',
  'learn.do': 'Doe het zo',
  'learn.read': 'Begrepen',
  'learn.skip': 'Alles overslaan',
  'learn.place': '{n} van {of}',
  'learn.done': '{chapter}: geleerd!',
  'learn.next': 'Verder: {chapter}',
  'learn.match': 'Nu een echte partij, met {n, plural, one {één makkelijke bot} other {# makkelijke bots}}',
  'learn.on': 'Speel van hier verder',
  'learn.chapters': 'Alle hoofdstukken',
  'learn.learnt': 'geleerd',
  'learn.minutes': '{count} min',
  'learn.progress': '{done} van {of} hoofdstukken geleerd',
  'learn.leftToPlay': '{done} van {of} voor een eerste partij · nog ongeveer {count} min',
  'learn.left': '{done} van {of} · nog ongeveer {count} min',
  'learn.all': 'Je kent het hele spel.',
  'learn.begin': 'Begin',
  'learn.go': 'Verder: {chapter}',
  'learn.page': '{game} op één bladzijde',
};
