import type { DystopiaView } from '@questhall/dystopia/client';
import type { Text } from '@questhall/kernel';
import { placeOf, storyOf } from './words.ts';

/** Where the match stands, for the header. */
export function statusText(view: DystopiaView): Text {
  if (view.phase === 'choose') return { key: 'ui.dy.status.choose' };
  if (view.phase === 'between' && view.round === 0) return { key: 'ui.dy.status.before', args: { title: storyOf(view, 'title') } };
  if (view.phase === 'between') return { key: 'ui.dy.status.rest', args: { place: placeOf(view) } };
  return { key: 'ui.dy.status', args: { level: view.level, title: storyOf(view, 'title'), round: view.round } };
}
