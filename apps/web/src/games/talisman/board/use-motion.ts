import { useLayoutEffect, useRef } from 'react';

/**
 * Starts a motion when an event begins, with everything as it is at that moment, and ends it with the event. What
 * changes while it runs does not start it again.
 * @param event what is being played, or null
 * @param start begins the motion and returns what ends it
 */
export function useMotion(event: object | null, start: () => (() => void) | undefined): void {
  const latest = useRef(start);
  useLayoutEffect(() => {
    latest.current = start;
  });
  useLayoutEffect(() => (event ? latest.current() : undefined), [event]);
}
