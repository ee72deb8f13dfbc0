import { type Text, text } from '@questhall/kernel';
import { useMemo } from 'react';
import type { AnyEvent, GameModule } from '../games/contract.ts';

/** What no game tells: what its table did with the match. */
const TOLD: Readonly<Record<string, (event: AnyEvent) => Text>> = {
  takenBack: (event) =>
    text(event['since'] === undefined ? 'ui.log.takenBack' : 'ui.log.takenBack.agreed', { seat: { seat: Number(event['seat']) } }),
  lastRound: (event) => text('ui.log.lastRound', { round: Number(event['round']) }),
  newRules: () => text('ui.log.newRules'),
  endedEarly: (event) => text(`ui.log.endedEarly.${String(event['way'])}`, { seat: { seat: Number(event['seat']) } }),
};

/** A game's module that can also tell that a step was taken back, or that the match was ended by agreement. */
export function withTableEvents(module: GameModule): GameModule {
  const { playback } = module;
  const ofTable = ({ type }: AnyEvent) => Object.hasOwn(TOLD, type);
  return {
    ...module,
    eventText: (event) => TOLD[event.type]?.(event) ?? module.eventText(event),
    hushed: (event) => !ofTable(event) && (module.hushed?.(event) ?? false),
    // No game is asked whether one of these is one of its tales.
    tale: (event) => !ofTable(event) && (module.tale?.(event) ?? false),
    playback: {
      ...playback,
      duration: (event) => (ofTable(event) ? 0 : playback.duration(event)),
      sound: (event) => (ofTable(event) ? null : playback.sound(event)),
    },
  };
}

/** The same module for as long as it is the same game. */
export const useTableEvents = (module: GameModule): GameModule => useMemo(() => withTableEvents(module), [module]);
