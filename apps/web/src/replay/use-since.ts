import { useEffect, useEffectEvent, useState } from 'react';
import { missedSince, readMark, writeMark } from './since.ts';

/**
 * For whoever comes back: the line of the log at their last move, where something has happened since that they have not
 * seen; null otherwise, and as soon as they act again.
 * @param key the seat at its match, or null while that is not known
 * @param told the last line on show
 * @param sent the answer of one's own that is on its way, or null
 * @param last the last line of the log
 */
export function useSince(key: string | null, told: number, sent: string | null, last: number): { from: number | null; close: () => void } {
  const [missed, setMissed] = useState<{ key: string; from: number } | null>(null);

  const look = useEffectEvent(() => {
    if (key === null || document.hidden) return;
    const from = missedSince(readMark(key), told);
    if (from !== null) setMissed({ key, from });
    writeMark(key, { seen: told });
  });
  // On arrival, and on coming back to the tab.
  useEffect(() => {
    if (key === null) return;
    // oxlint-disable-next-line react/set-state-in-effect -- what was seen last time lies in the browser's store
    look();
    const back = () => look();
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, [key]);

  useEffect(() => {
    if (key !== null && !document.hidden) writeMark(key, { seen: told });
  }, [key, told]);

  const act = useEffectEvent(() => {
    if (key === null) return;
    writeMark(key, { acted: last });
    setMissed(null);
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- with the answer, the mark in the browser's store moves on as well
    if (sent !== null) act();
  }, [sent]);

  return { from: missed?.key === key ? (missed?.from ?? null) : null, close: () => setMissed(null) };
}
