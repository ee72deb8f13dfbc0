import { createContext, useContext, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type Match, type MatchState, openMatch } from '../net/match-store.ts';
import { newId, type Transport } from '../net/transport.ts';
import { inFirstMatch, useSettings } from '../settings/settings.ts';
import { playSound } from '../sound/sound.ts';

/** A match with the way to it. */
export type OpenMatch = Match & { transport: Transport };

const MatchContext = createContext<OpenMatch | null>(null);
export const MatchProvider = MatchContext.Provider;

/** The match at this table. */
export function useMatch(): OpenMatch {
  const match = useContext(MatchContext);
  if (!match) throw new Error('no MatchProvider above');
  return match;
}

/** A part of the match's state; draws again when it changes. */
export function useMatchState<T>(part: (s: MatchState) => T): T {
  return useStore(useMatch().store, part);
}

/** What people do at a page, and how often it is passed on at most, in milliseconds. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;
const HERE_MS = 15_000;

const calm = () => document.documentElement.dataset.motion === 'reduced';

/**
 * Opens the line to a match for as long as the component lives; null until the match is known.
 * @param watch to see what everybody may see, even where this browser holds a seat
 */
export function useOpenMatch(transport: Transport | null, watch = false): OpenMatch | null {
  const [match, setMatch] = useState<OpenMatch | null>(null);
  // Before the first paint: a line that was opened early may bring all that there is to show.
  useLayoutEffect(() => {
    if (!transport) return;
    const opened = openMatch({
      transport,
      speed: () => useSettings.getState().speed,
      reducedMotion: calm,
      hidden: () => document.hidden,
      isNew: inFirstMatch,
      sound: (name) => playSound(name, useSettings.getState().volume),
      newId,
      watch,
    });
    // oxlint-disable-next-line react/set-state-in-effect -- the socket is the outside world; it lives as long as the effect
    setMatch({ ...opened, transport });
    const hurry = () => opened.hurry();
    // Whoever comes back to the tab wants to see what is, not what was.
    const back = () => {
      if (document.hidden) opened.away();
      else opened.hurry();
    };
    // A connection is no sign of life: the page may lie open in a pocket. On the device there is nobody to tell.
    let told = 0;
    const here = () => {
      if (transport.onDevice || performance.now() - told < HERE_MS) return;
      told = performance.now();
      opened.here();
    };
    for (const sign of SIGNS) addEventListener(sign, here, { passive: true });
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', back);
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, here);
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', back);
      opened.close();
      setMatch(null);
    };
  }, [transport, watch]);
  return match;
}
