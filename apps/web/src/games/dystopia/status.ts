import type { DystopiaView } from '@questhall/dystopia/client';
import type { Text } from '@questhall/kernel';
import { placeOf, storyOf } from './words.ts';

/** Where the match stands, for the header. */
export function statusText(view: DystopiaView): Text {
  if (view.phase === 'choose') return { key: 'ui.dy.status.choose' };
  if (view.phase === 'between' && view.round === 0) return { key: 'ui.dy.status.before', args: { title: storyOf(view, 'title') } };
  if (view.phase === 'between') return { key: 'ui.dy.status.rest', args: { place: placeOf(view) } };
  // A level of one's own has a name, and no number that would say anything here.
  if (view.story) return { key: 'ui.dy.status.own', args: { title: storyOf(view, 'title'), round: view.round } };
  return { key: 'ui.dy.status', args: { level: view.level, title: storyOf(view, 'title'), round: view.round } };
}
