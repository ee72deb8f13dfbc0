import { type DependencyList, useCallback, useEffect, useState } from 'react';

/** Something that is fetched: not here yet, here, or failed. */
export type Load<T> = { state: 'loading' } | { state: 'here'; value: T } | { state: 'failed'; error: unknown };

/** Fetches when mounted and whenever `deps` change; `again` fetches once more and keeps the old value meanwhile. */
export function useLoad<T>(fetch: () => Promise<T>, deps: DependencyList): Load<T> & { again(): void; put(value: T): void } {
  const [load, setLoad] = useState<Load<T>>({ state: 'loading' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names what the fetch depends on
  useEffect(() => {
    let current = true;
    fetch().then(
      (value) => current && setLoad({ state: 'here', value }),
      (error: unknown) => current && setLoad({ state: 'failed', error }),
    );
    return () => {
      current = false;
    };
  }, [...deps, round]);
  const again = useCallback(() => setRound((n) => n + 1), []);
  const put = useCallback((value: T) => setLoad({ state: 'here', value }), []);
  return { ...load, again, put };
}
