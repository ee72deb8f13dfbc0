import { useEffect, useEffectEvent } from 'react';
import { replayKey } from './keys.ts';
import type { Player } from './player.ts';

/** Fields and sheets use keys themselves; lists that scroll want the arrows. The scrub bar's own steps would play nothing. */
const OWN_KEYS = 'input:not([type="range"]), textarea, dialog';
const OWN_ARROWS = '[role="tablist"], [data-own-keys]';

/** Listens to the keyboard for the whole replay. */
export function useReplayKeys(player: Player, rounds: readonly number[], leave: () => void): void {
  const down = useEffectEvent((e: KeyboardEvent) => {
    if (e.ctrlKey || e.metaKey || e.altKey || e.defaultPrevented) return;
    const target = e.target instanceof Element ? e.target : null;
    if (target?.closest(OWN_KEYS) || document.querySelector('dialog:modal')) return;
    if (/^(Arrow|Page|Home|End)/.test(e.key) && target?.closest(OWN_ARROWS)) return;
    const action = replayKey(e.key, target?.closest('button, a, summary, [role="button"]') != null);
    if (!action) return;
    e.preventDefault();
    const { at } = player.store.getState();
    switch (action) {
      case 'toggle':
        return player.toggle();
      case 'back':
        return player.back();
      case 'forward':
        return player.forward();
      case 'start':
        return player.jump(0);
      case 'end':
        return player.jump(player.last);
      case 'roundBack':
        return player.jump(rounds.findLast((n) => n < at) ?? 0);
      case 'roundOn':
        return player.jump(rounds.find((n) => n > at) ?? player.last);
      case 'leave':
        return leave();
    }
  });
  useEffect(() => {
    const listen = (e: KeyboardEvent) => down(e);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
