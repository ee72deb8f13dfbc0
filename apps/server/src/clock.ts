/** Milliseconds that only ever go on, at one pace, whatever happens to the system's clock: for limits and durations. */
export const elapsed = (): number => performance.now();

/** How much faster or slower than a clock's second a second may be that makes up for a difference. */
const CATCHING_UP = 0.1;

/**
 * A time of day (milliseconds since 1970) for everything that has a date or a deadline. It begins with the system's
 * clock and never jumps: where somebody sets that one forward or back, it goes a tenth faster or slower until they
 * agree. So no deadline rings an hour early, and nothing waits for an hour that has been taken back.
 */
export function steadyClock(wall: () => number = Date.now, ticks: () => number = elapsed): () => number {
  let at = wall();
  let before = ticks();
  return () => {
    const now = ticks();
    const passed = Math.max(0, now - before);
    before = now;
    at += passed;
    const off = wall() - at;
    const most = passed * CATCHING_UP;
    at += Math.min(most, Math.max(-most, off));
    return Math.round(at);
  };
}
