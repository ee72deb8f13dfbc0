import { useEffect } from 'react';

/** Keeps the screen from falling asleep, where the browser can (on https and on this machine alone). */
export function useAwake(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let gone = false;
    const hold = () => {
      if (document.hidden || (lock && !lock.released)) return;
      navigator.wakeLock.request('screen').then(
        (held) => {
          lock = held;
          if (gone) void held.release();
        },
        // Refused to save power: nothing to be done, and the match goes on.
        (e: unknown) => console.info('the screen may fall asleep', e),
      );
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}
