import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { SETTINGS_KEY, type Settings, storage, storedSettings } from './stored.ts';

export const useSettings = create<Settings & { set: (change: Partial<Settings>) => void }>((put, get) => ({
  ...storedSettings(),
  set(change) {
    put(change);
    const { set: _, ...all } = get();
    storage()?.setItem(SETTINGS_KEY, JSON.stringify(all));
  },
}));

/** Whether whoever plays here knows this game: a match of it was played to its end. */
export const usePlayed = (game: string): boolean => useSettings((s) => s.played.includes(game));

/** Whether whoever plays here knows none of the games: none was played to its end, and nothing of any was explained. */
export const useNewcomer = (): boolean => useSettings(({ played, learnt }) => played.length === 0 && learnt.length === 0);

/** Whether somebody is in their first match of this game, and has things explained: what can wait is not in sight yet. */
export const useFirstMatch = (game: string): boolean => useSettings((s) => inFirstMatch(game, s));

/** The same, asked once. */
export const inFirstMatch = (game: string, { tips, played }: Pick<Settings, 'tips' | 'played'> = useSettings.getState()): boolean =>
  tips && !played.includes(game);

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}

/** A phone that lies on its side. */
export const useLow = (): boolean => useMedia('(max-height: 520px)');

/** True where the system or the switch asks for little motion. */
export function useReducedMotion(): boolean {
  const system = useMedia('(prefers-reduced-motion: reduce)');
  const motion = useSettings((s) => s.motion);
  return motion === 'system' ? system : motion === 'reduced';
}

/** True where the room is dark: candlelight. */
export function useCandlelight(): boolean {
  const system = useMedia('(prefers-color-scheme: dark)');
  const light = useSettings((s) => s.light);
  return light === 'system' ? system : light === 'candle';
}
