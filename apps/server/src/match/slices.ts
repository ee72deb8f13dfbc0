/** Work that can wait takes the event loop for so long at most, in milliseconds, before others have their turn. */
const SLICE_MS = 8;
const LONGEST_REST_MS = 50;

/**
 * For long work that nobody waits for: whoever awaits the returned function between two pieces of it leaves half of the
 * time to everybody else, and lets them in after each slice at the latest.
 */
export function inSlices(): () => Promise<void> {
  let from = performance.now();
  return async () => {
    const worked = performance.now() - from;
    if (worked >= SLICE_MS) await new Promise((resolve) => setTimeout(resolve, Math.min(worked, LONGEST_REST_MS)));
    else await new Promise((resolve) => setImmediate(resolve));
    if (worked >= SLICE_MS) from = performance.now();
  };
}
