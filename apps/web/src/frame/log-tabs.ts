import type { Seat } from '@questhall/kernel';
import type { LogEntry } from '@questhall/protocol';
import type { Speaker } from '@questhall/text';
import type { AnyEvent, GameModule } from '../games/contract.ts';

/** What of the chronicle is read: all of it, what names me, or the fights. */
export const LOG_TABS = ['story', 'mine', 'fights'] as const;
export type LogTab = (typeof LOG_TABS)[number];

interface Reader {
  module: GameModule;
  me: Seat | null;
  view: unknown;
  speak: Speaker;
}

/** The lines of a chronicle that a tab keeps; those with which a turn begins stay, and are left out where nothing follows. */
export function linesOf(tab: LogTab, log: readonly LogEntry[], { module, me, view, speak }: Reader): readonly LogEntry[] {
  if (tab === 'story') return log;
  return log.filter(({ event }) => {
    const e = event as AnyEvent;
    return module.opens?.(e) || (tab === 'mine' ? namesMe(e, { module, me, view, speak }) : module.fight?.(e));
  });
}

/** Whether an event is about whoever reads. */
export function namesMe(event: AnyEvent, { module, me, view, speak }: Reader): boolean {
  if (me === null) return false;
  return (
    module.concerns?.(event, me, view) ??
    speak.parts(module.eventText(event)).some((part) => typeof part === 'object' && 'seat' in part && part.seat === me)
  );
}
