import type { CallsInfo } from '@questhall/protocol';
import { useRef, useState } from 'react';
import { attempt } from '../ui/toasts.tsx';

/**
 * Something of one's own that is changed piece by piece and kept by the server whole. A change builds on those before it, also
 * on those that are still on their way, and is seen at once; they are sent one after the other. Where one fails, that is
 * said, and what the server has is seen again.
 * @param kept what the server has
 * @returns what is to be seen, and how a piece of it is changed
 */
export function useOwn<T extends object>(
  kept: T,
  save: (whole: T) => Promise<CallsInfo>,
  changed: (info: CallsInfo) => void,
): [T, (piece: Partial<T>) => void] {
  const [shown, setShown] = useState<T | null>(null);
  const wanted = useRef<T | null>(null);
  const sent = useRef<Promise<void>>(Promise.resolve());
  const put = (piece: Partial<T>) => {
    const whole = { ...(wanted.current ?? kept), ...piece };
    wanted.current = whole;
    setShown(whole);
    sent.current = sent.current.then(async () => {
      // A later change holds this one.
      if (wanted.current !== whole) return;
      const info = await attempt(() => save(whole));
      if (info) changed(info);
      if (wanted.current !== whole) return;
      wanted.current = null;
      setShown(null);
    });
  };
  return [shown ?? kept, put];
}
