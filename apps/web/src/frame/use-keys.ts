import { useEffect, useEffectEvent } from 'react';
import { isTakeBackKey, type KeyAction, type KeyContext, keyAction } from './keys.ts';

/** Fields and sliders have their own use for every key; tabs and lists that scroll for arrows alone. */
const OWN_KEYS = 'input, textarea, select, dialog';
const OWN_ARROWS = '[role="tablist"], [data-own-keys]';

/** Listens to the keyboard for the whole table. `at` is asked at each key. */
export function useKeys(at: () => Omit<KeyContext, 'onButton'>, act: (action: NonNullable<KeyAction>) => void): void {
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
    const action = keyAction(e.key, { ...at(), onButton });
    if (!action) return;
    e.preventDefault();
    act(action);
  });
  useEffect(() => {
    const listen = (e: KeyboardEvent) => down(e);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
