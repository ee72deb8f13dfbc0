import type { DecisionView } from '@questhall/kernel';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Which card a key means: its own number, s for the skull, v for Vega. */
export function cardOfKey(key: string): string | null {
  if (/^[1-6]$/.test(key)) return key;
  const letter = key.toLowerCase();
  return letter === 's' ? 'skull' : letter === 'v' ? 'vega' : null;
}

/**
 * Keys for the step cards. The frame counts options from one, which is another number than the one on the card once a
 * card is spent; so these keys are taken before the frame hears them.
 */
export function useStepKeys(decision: DecisionView | undefined, pick: (id: string) => void): void {
  const latest = useRef({ decision, pick });
  useLayoutEffect(() => {
    latest.current = { decision, pick };
  });
  useEffect(() => {
    const down = (e: KeyboardEvent) => {
      const { decision: asked } = latest.current;
      if (asked?.kind !== 'commit' || e.ctrlKey || e.metaKey || e.altKey || e.defaultPrevented) return;
      const target = e.target instanceof Element ? e.target : null;
      if (target?.closest('input, textarea, select, dialog, [data-own-keys]') || document.querySelector('dialog:modal')) return;
      // After F a number is a seat's.
      if (document.querySelector('[data-finding]')) return;
      const card = cardOfKey(e.key);
      if (!card || ![...asked.options, ...asked.refused].some((o) => o.id === card)) return;
      e.preventDefault();
      latest.current.pick(card);
    };
    addEventListener('keydown', down, { capture: true });
    return () => removeEventListener('keydown', down, { capture: true });
  }, []);
}
