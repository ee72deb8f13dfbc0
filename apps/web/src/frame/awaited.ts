import type { Seat } from '@questhall/kernel';
import { useMemo } from 'react';
import type { AnyEvent, GameModule } from '../games/contract.ts';
import { useMatchState } from '../table/match-context.tsx';

/** True while an event is played of which nothing may be told yet: neither what it changes, nor who is asked because of it. */
export const isSecret = (module: GameModule, playing: AnyEvent | null | undefined): boolean =>
  playing ? module.playback.spoils?.(playing) === true : false;

/**
 * Whom the table waits for, as far as the stage has come: who is asked next tells how what is being played will end.
 * @param waiting whom it waits for in truth
 * @param stage `playing`: events are played; `secret`: one of which nothing may be told yet; `me`: whose eyes
 * @returns all of them when nothing is played any more; before that oneself alone, whose clock may be running
 */
export const awaitedOn = (waiting: readonly Seat[], stage: { playing: boolean; secret: boolean; me: Seat | null }): readonly Seat[] =>
  stage.playing ? waiting.filter((seat) => seat === stage.me && !stage.secret) : waiting;

const NOBODY: readonly Seat[] = [];

/** Whom the table waits for, in step with the stage. */
export function useAwaited(module: GameModule): readonly Seat[] {
  const waiting = useMatchState((m) => m.sight?.waiting) ?? NOBODY;
  const playing = useMatchState((m) => m.playing);
  const me = useMatchState((m) => m.seat);
  const secret = useMatchState((m) => isSecret(module, m.shown?.playing?.event));
  return useMemo(() => awaitedOn(waiting, { playing, secret, me }), [waiting, playing, secret, me]);
}
