import type { Catalogue } from '@questhall/text';

export const da: Catalogue = {
  'learn.about': 'Hvert kapitel er et lille bord, hvor kortene ligger klar. Reglerne er de rigtige.',
  'learn.show': 'Vis mig det',
  'learn.do': 'Gør det',
  'learn.read': 'Forstået',
  'learn.skip': 'Spring alt over',
  'learn.place': '{n} af {of}',
  'learn.done': '{chapter}: lært!',
  'learn.next': 'Næste: {chapter}',
  'learn.match': 'Nu et rigtigt spil, med {n, plural, one {én let bot} other {# lette botter}}',
  'learn.on': 'Spil videre herfra',
  'learn.chapters': 'Alle kapitler',
  'learn.learnt': 'lært',
  'learn.minutes': '{count} min',
  'learn.progress': '{done} af {of} kapitler lært',
  'learn.leftToPlay': '{done} af {of} før et første spil · cirka {count} min endnu',
  'learn.left': '{done} af {of} · cirka {count} min endnu',
  'learn.all': 'Du kan det hele.',
  'learn.begin': 'Begynd',
  'learn.go': 'Fortsæt: {chapter}',
  'learn.page': '{game} på én side',
};
