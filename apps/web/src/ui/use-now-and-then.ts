import { useEffect, useEffectEvent } from 'react';

/** Looks again every so many milliseconds while the page is in sight and has a network, and at once when it comes into sight again. */
export function useNowAndThen(look: () => void, every: number): void {
  const start = useEffectEvent(look);
  useEffect(() => {
    const inSight = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) start();
    };
    const timer = setInterval(inSight, every);
    document.addEventListener('visibilitychange', inSight);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', inSight);
    };
  }, [every]);
}
