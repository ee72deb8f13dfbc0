import type { SelfPlay } from './self-play.ts';
import { inSlices } from './slices.ts';

/** A match whose time ends within so many milliseconds is brought back; one whose time is twice as far away may go. */
export const SOON_MS = 120_000;

/** In so many of those that are brought back somebody may be about to answer; more of them wait until some have. */
const AT_ONCE = 64;
/** Bots that go on and on, one answer after the other, are waited for so long. */
const LONGEST_MS = 5_000;
const LOOK_MS = 50;

/**
 * Brings back matches that nobody has asked for, in their order, while everything else goes on: in slices of time, and so
 * that not all bots of thousands of matches think at the same time. One that cannot be brought back stops none of the others.
 */
export async function bringBackAll(
  ids: Iterable<string>,
  of: { bringBack: (id: string) => Promise<SelfPlay>; failed: (id: string, error: unknown) => void; stopped: () => boolean },
): Promise<void> {
  const rest = inSlices();
  const answering = new Map<SelfPlay, number>();
  for (const id of ids) {
    await rest();
    while (answering.size >= AT_ONCE && !of.stopped()) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      for (const [one, since] of answering) if (!one.answering || performance.now() - since > LONGEST_MS) answering.delete(one);
    }
    if (of.stopped()) return;
    try {
      const one = await of.bringBack(id);
      if (one.answering) answering.set(one, performance.now());
    } catch (error) {
      of.failed(id, error);
    }
  }
}
