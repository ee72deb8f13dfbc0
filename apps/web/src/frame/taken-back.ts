import { text } from '@questhall/kernel';
import { useMemo } from 'react';
import type { GameModule } from '../games/contract.ts';
import { isTakenBack } from './struck.ts';

/** A game's module that can also tell what no game tells: that a step was taken back. */
export function withTakenBack(module: GameModule): GameModule {
  const { playback } = module;
  return {
    ...module,
    eventText: (event) =>
      isTakenBack(event) ? text('ui.log.takenBack', { seat: { seat: Number(event['seat']) } }) : module.eventText(event),
    hushed: (event) => !isTakenBack(event) && (module.hushed?.(event) ?? false),
    // No game is asked whether a taking back is one of its tales.
    tale: (event) => !isTakenBack(event) && (module.tale?.(event) ?? false),
    playback: {
      ...playback,
      duration: (event) => (isTakenBack(event) ? 0 : playback.duration(event)),
      sound: (event) => (isTakenBack(event) ? null : playback.sound(event)),
    },
  };
}

/** The same module for as long as it is the same game. */
export const useTakenBack = (module: GameModule): GameModule => useMemo(() => withTakenBack(module), [module]);
