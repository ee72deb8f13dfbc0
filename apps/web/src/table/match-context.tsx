import { createContext, useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { api } from '../net/api.ts';
import { type Match, type MatchState, openMatch } from '../net/match-store.ts';
import { socketAddress, type Wire } from '../net/socket.ts';
import { useSettings } from '../settings/settings.ts';
import { playSound } from '../sound/sound.ts';

const MatchContext = createContext<Match | null>(null);
export const MatchProvider = MatchContext.Provider;

/** The match at this table. */
export function useMatch(): Match {
  const match = useContext(MatchContext);
  if (!match) throw new Error('no MatchProvider above');
  return match;
}

/** A part of the match's state; draws again when it changes. */
export function useMatchState<T>(part: (s: MatchState) => T): T {
  return useStore(useMatch().store, part);
}

const calm = () => document.documentElement.dataset.motion === 'reduced';

/** Opens the socket of a match for as long as the component lives; null until the match is known. */
export function useOpenMatch(id: string | undefined): Match | null {
  const [match, setMatch] = useState<Match | null>(null);
  useEffect(() => {
    if (id === undefined) return;
    const opened = openMatch({
      earlier: (seat, before) => api.log(id, seat, before),
      wire: () => new WebSocket(socketAddress(id)) as Wire,
      speed: () => useSettings.getState().speed,
      reducedMotion: calm,
      hidden: () => document.hidden,
      sound: (name) => playSound(name, useSettings.getState().volume),
      newId: () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, '0')).join(''),
    });
    // oxlint-disable-next-line react/set-state-in-effect -- the socket is the outside world; it lives as long as the effect
    setMatch(opened);
    const hurry = () => opened.hurry();
    // Whoever comes back to the tab wants to see what is, not what was.
    const back = () => {
      if (document.hidden) opened.skip();
      else opened.hurry();
    };
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', back);
    return () => {
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', back);
      opened.close();
      setMatch(null);
    };
  }, [id]);
  return match;
}
