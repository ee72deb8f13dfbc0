import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isTakeBackKey, type KeyAction, type KeyContext, keyAction } from './keys.ts';

/** Fields and sliders have their own use for every key; tabs and lists that scroll for arrows alone. */
const OWN_KEYS = 'input, textarea, select, dialog';
const OWN_ARROWS = '[role="tablist"], [data-own-keys]';

/** So long a seat may be named after F, in milliseconds. */
const FIND_MS = 4000;

/**
 * Listens to the keyboard for the whole table. `at` is asked at each key.
 * @param seats how many sit there
 * @returns whether the next key may name a seat
 */
export function useKeys(
  at: () => Omit<KeyContext, 'onButton' | 'finding'>,
  act: (action: NonNullable<KeyAction>) => void,
  seats: number,
): boolean {
  const [finding, setFinding] = useState(false);
  const over = useRef<ReturnType<typeof setTimeout>>(undefined);
  const find = (on: boolean) => {
    clearTimeout(over.current);
    if (on) over.current = setTimeout(() => setFinding(false), FIND_MS);
    setFinding(on);
  };
  const down = useEffectEvent((e: KeyboardEvent) => {
    const back = isTakeBackKey(e);
    if (e.defaultPrevented || (!back && (e.ctrlKey || e.metaKey || e.altKey))) return;
    const target = e.target instanceof Element ? e.target : null;
    if (target?.closest(OWN_KEYS) || document.querySelector('dialog:modal')) return;
    if (back) {
      e.preventDefault();
      act({ do: 'takeBack' });
      return;
    }
    if (e.key.startsWith('Arrow') && target?.closest(OWN_ARROWS)) return;
    const onButton = target?.closest('button, a, [role="button"]') != null;
    const action = keyAction(e.key, { ...at(), onButton, finding: finding ? seats : null });
    // A key for capital letters alone is on its way to the one that names the seat.
    if (e.key !== 'Shift') find(action?.do === 'find');
    if (!action) return;
    e.preventDefault();
    if (action.do !== 'find') act(action);
  });
  useEffect(() => {
    const listen = (e: KeyboardEvent) => down(e);
    addEventListener('keydown', listen);
    return () => {
      removeEventListener('keydown', listen);
      clearTimeout(over.current);
    };
  }, []);
  return finding;
}
