import type { Seat } from '@questhall/kernel';
import type { Region, SpaceId } from '../board/index.ts';
import type { Foe } from '../events.ts';
import { FIGHTS, innermost } from '../frames.ts';
import type { State } from '../state.ts';
import type { Stat } from '../vocabulary.ts';
import { hurried } from './patience.ts';
import type { Taste } from './taste.ts';

/** A way that may be gone: where it leads, space by space. */
export interface Way {
  readonly id: string;
  readonly path: readonly SpaceId[];
}

/** What a bot looks at: a state as far as its seat sees it, and the fight that is under way. */
export interface Outlook {
  s: State;
  me: Seat;
  taste: Taste;
  fight: { stat: Stat; foes: readonly Foe[]; target: Seat | null; seat: Seat } | null;
  /** Where it is heading, once that was asked for. */
  goal: SpaceId | null | undefined;
  /** The region where it is heading, once that was asked for. */
  bound: Region | undefined;
  /** Whether it has a Talisman, though it may not work where it stands, once that was asked for. */
  reaches: boolean | undefined;
  /** Whether it cannot win any more, once that was asked for. */
  hopeless: boolean | undefined;
  /** Who of the others is the strongest, once that was asked for; -1 where there is nobody. */
  rival: Seat | undefined;
  /** The trophies that it turns in best, once that was asked for. */
  laying: readonly string[] | undefined;
  /** The ways that it may go, once that was asked for. */
  routes: readonly Way[] | undefined;
  /** Whether it is ready for the Crown, once that was asked for. */
  ready: boolean | undefined;
  /** Its own might, once that was asked for. */
  might: number | undefined;
  /** What spaces on its way cost it, as far as that was asked for. */
  harms: Map<SpaceId, number> | undefined;
  /** What rolling for the move promises, once that was asked for. */
  roll: number | undefined;
  /** What the best of what lies here is worth to it, once that was asked for. */
  lacking: number | undefined;
}

/** Nothing has been asked for yet. */
export const outlookOf = (s: State, me: Seat, taste: Taste, fight: Outlook['fight']): Outlook => ({
  s,
  me,
  taste,
  fight,
  goal: undefined,
  bound: undefined,
  reaches: undefined,
  hopeless: undefined,
  rival: undefined,
  laying: undefined,
  routes: undefined,
  ready: undefined,
  might: undefined,
  harms: undefined,
  roll: undefined,
  lacking: undefined,
});

/** A sample of the search is a whole state already. */
export function outlookOfState(s: State, me: Seat, usual: Taste): Outlook {
  const taste = hurried(usual, s);
  const f = innermost(s, FIGHTS);
  if (!f) return outlookOf(s, me, taste, null);
  const { seat, stat } = f;
  if (f.proc === 'duel') return outlookOf(s, me, taste, { seat, stat, foes: [], target: f.target });
  return outlookOf(s, me, taste, { seat, stat, foes: f.foes, target: null });
}
