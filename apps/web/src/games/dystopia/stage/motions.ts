import type { DystopiaEvent, DystopiaView } from '@questhall/dystopia/client';
import { whereIs } from '../board/spots.ts';
import type { FigureMotion } from '../map/Figures.tsx';

/** Which figures move while an event is played, and how. */
export function motionsOf(e: DystopiaEvent, view: DystopiaView, ms: number): FigureMotion[] {
  switch (e.type) {
    case 'moved':
      return [{ id: e.figure, path: e.path, ms }];
    case 'attacked': {
      const towards = whereIs(view, e.to);
      return [{ id: e.from, befalls: 'strikes', ms, ...(towards ? { towards } : {}) }];
    }
    case 'hurt':
      return [{ id: e.figure, befalls: 'hurt', ms }];
    case 'healed':
      return [{ id: e.figure, befalls: 'heals', ms }];
    case 'died':
      return [{ id: e.figure, befalls: 'falls', ms }];
    case 'placed':
      return [{ id: e.figure, befalls: 'shimmers', ms }];
    case 'trapSprung':
      return [{ id: `h${e.hero}`, befalls: 'hurt', ms }];
    case 'cast':
      return [{ id: e.caster, befalls: 'heals', ms }];
    default:
      return [];
  }
}
