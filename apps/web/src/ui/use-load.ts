import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** Something that is fetched: not here yet, here, or failed. */
export type Load<T> = { state: 'loading' } | { state: 'here'; value: T } | { state: 'failed'; error: unknown };

/**
 * Fetches when mounted and whenever `key` changes; `again` fetches once more and keeps the old value meanwhile.
 * `at` is the value where it is here already: then it is shown at once and nothing is fetched.
 */
export function useLoad<T>(
  fetch: () => Promise<T>,
  key: string,
  at?: () => T | undefined,
): Load<T> & { again: () => void; put: (value: T) => void } {
  const [load, setLoad] = useState<Load<T>>(() => {
    const value = at?.();
    return value === undefined ? { state: 'loading' } : { state: 'here', value };
  });
  const [round, setRound] = useState(0);
  const start = useEffectEvent(fetch);
  const present = useEffectEvent(() => at?.());
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched again when one of these changes
  useEffect(() => {
    const value = round === 0 ? present() : undefined;
    if (value !== undefined) {
      // oxlint-disable-next-line react/set-state-in-effect -- another key: what it names is here already
      setLoad((now) => (now.state === 'here' && now.value === value ? now : { state: 'here', value }));
      return;
    }
    let current = true;
    start().then(
      (fetched) => current && setLoad({ state: 'here', value: fetched }),
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
