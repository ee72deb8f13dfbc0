import { expect, test } from 'vitest';
import type { AnyEvent, GameModule } from '../games/contract.ts';
import { withTableEvents } from './table-events.ts';

/** A game that knows one event and throws at all others. */
const known = <T>(answer: T) => {
  return (event: AnyEvent): T => {
    if (event.type !== 'turn') throw new Error(`unknown event ${event.type}`);
    return answer;
  };
};

test('no game is asked what a taking back says, how it is shown, or whether it is a tale', () => {
  const module = withTableEvents({
    eventText: known({ key: 'log.turn' }),
    hushed: known(true),
    tale: known(true),
    playback: { duration: known(5), sound: known('pawn') },
  } as unknown as GameModule);
  const { playback } = module;
  const all = (event: AnyEvent) => [
    module.eventText(event).key,
    module.hushed?.(event),
    module.tale?.(event),
    playback.duration(event),
    playback.sound(event),
  ];
  expect(all({ type: 'turn', rule: 'R-1' })).toEqual(['log.turn', true, true, 5, 'pawn']);
  expect(all({ type: 'takenBack', rule: '', seat: 0, lines: 2 })).toEqual(['ui.log.takenBack', false, false, 0, null]);
});
