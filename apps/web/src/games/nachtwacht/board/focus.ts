import type { Seat } from '@questhall/kernel';
import type { NachtwachtView } from '@questhall/nachtwacht/client';
import type { AnyEvent, GameProps } from '../../contract.ts';
import { asEvent } from '../playback.ts';

type Looks = Pick<GameProps<NachtwachtView>, 'view' | 'me' | 'aside' | 'playing' | 'log'>;

/**
 * The event that the moment on show is about: the one that is played; where somebody only looks on or looks again, the last that was
 * told. Who plays follows their own pawn in between.
 */
export function aboutOf({ me, aside, playing, log }: Looks): AnyEvent | null {
  if (playing) return playing.event;
  if (me !== null && aside) return null;
  // A card that is laid down face down happens nowhere on the path.
  return log.findLast(({ type }) => type !== 'committed') ?? null;
}

/** The square that the window of a phone keeps in sight. */
export function focusOf(looks: Looks): number {
  const { view, me } = looks;
  const about = aboutOf(looks);
  const event = about && asEvent(about);
  if (event?.type === 'monsterLaid' || event?.type === 'monsterMoved') return event.square;
  if (event?.type === 'stripLaid') return event.first + 1;
  if (view.turnedStrip) return view.path.length;
  const winner = view.outcome?.winners[0];
  const seat = event && 'seat' in event ? event.seat : (winner ?? me ?? furthest(view));
  return view.players[seat]?.square ?? 0;
}

/** Whom a spectator follows. */
const furthest = (view: NachtwachtView): Seat => view.players.reduce((a, b) => (b.square > a.square ? b : a)).seat;
