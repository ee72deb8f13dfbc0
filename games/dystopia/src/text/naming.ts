import type { Tell, TextArg } from '@questhall/kernel';
import type { DystopiaEvent } from '../events.ts';
import type { FigureId, State } from '../state.ts';
import { areaName, figureName, goalOf, levelTitle, roomStory, stopName } from './state-names.ts';

const HEROES: ReadonlySet<string> = new Set(['hero', 'to', 'partner']);

/**
 * A voice that gives every event the names of the figures, areas, goals and levels that it mentions by number: whoever
 * hears it later, or without a view, can still tell it. Only what the event mentions is named, so it tells nothing more.
 */
export function withNames(s: State, tell: Tell<DystopiaEvent>): Tell<DystopiaEvent> {
  const named = (event: DystopiaEvent): DystopiaEvent => {
    const names = namesIn(s, event);
    return Object.keys(names).length > 0 ? { ...event, names } : event;
  };
  return (event, to, twin) => tell(named(event), to, twin && named(twin));
}

/** Most words are none, which their first letter tells. */
const isFigure = (word: unknown): word is FigureId =>
  typeof word === 'string' && (word[0] === 'h' || word[0] === 'm') && /^[hm]\d+$/.test(word);

function namesIn(s: State, event: DystopiaEvent): Record<string, TextArg> {
  const names: Record<string, TextArg> = {};
  for (const field in event) {
    const value = event[field as keyof DystopiaEvent] as unknown;
    if (typeof value === 'number') {
      if (HEROES.has(field)) names[`h${value}`] = figureName(s, `h${value}`);
    } else if (Array.isArray(value)) {
      for (const one of value) if (isFigure(one)) names[one] = figureName(s, one);
    } else if (isFigure(value)) names[value] = figureName(s, value);
  }
  if ('level' in event) names['level'] = levelTitle(s);
  if (event.type === 'stopReached') names['place'] = stopName(s);
  if (event.type === 'goalMet') names['goal'] = goalOf(s, event.goal);
  if (event.type === 'revealed') {
    for (const area of event.areas) {
      const name = areaName(s, area);
      const story = roomStory(s, area);
      if (name !== null) names[area] = name;
      if (story !== null) names['story'] = story;
    }
  }
  return names;
}
