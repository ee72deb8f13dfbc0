import { hexStrike } from '../character/lives.ts';
import { moveTo } from '../kit/figures.ts';
import { otherSpaces, spaceInPlay } from '../space/places.ts';
import type { Verbs } from './verbs.ts';

type MovingVerb = 'teleport';

/** Verbs that move a figure. */
export const MOVING: Verbs<MovingVerb> = {
  teleport(e, f, g) {
    if (e.to !== 'region') {
      if (!spaceInPlay(g, f.seat, e.to)) return undefined;
      moveTo(g, f.seat, e.to, 'teleport', [e.to], 'T86-6.11.1b');
      if (f.seat !== g.active) return hexStrike(g, f.seat);
      g.s.turn.moved = true;
      return undefined;
    }
    const to = f.at !== undefined && f.caster !== undefined ? f.at : undefined;
    if (to !== undefined) {
      moveTo(g, f.seat, to, 'teleport', [to], 'T86-6.11.1b');
      g.s.turn.moved = true;
      return undefined;
    }
    return { call: 'teleporting', with: { seat: f.seat, options: otherSpaces(g.s, g.of(f.seat).space) } };
  },
};
