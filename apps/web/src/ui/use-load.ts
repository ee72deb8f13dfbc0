import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** Something that is fetched: not here yet, here, or failed. */
export type Load<T> = { state: 'loading' } | { state: 'here'; value: T } | { state: 'failed'; error: unknown };

/** Fetches when mounted and whenever `key` changes; `again` fetches once more and keeps the old value meanwhile. */
export function useLoad<T>(fetch: () => Promise<T>, key: string): Load<T> & { again: () => void; put: (value: T) => void } {
  const [load, setLoad] = useState<Load<T>>({ state: 'loading' });
  const [round, setRound] = useState(0);
  const start = useEffectEvent(fetch);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched again when one of these changes
  useEffect(() => {
    let current = true;
    start().then(
      (value) => current && setLoad({ state: 'here', value }),
      (error: unknown) => current && setLoad({ state: 'failed', error }),
    );
    return () => {
      current = false;
    };
  }, [key, round]);
  const again = useCallback(() => setRound((n) => n + 1), []);
  const put = useCallback((value: T) => setLoad({ state: 'here', value }), []);
  return { ...load, again, put };
}
