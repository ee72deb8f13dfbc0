import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { GameModule } from '../games/contract.ts';
import { useSettings } from '../settings/settings.ts';
import { playSound } from '../sound/sound.ts';
import { Player, type PlayerState } from './player.ts';
import type { Opening, Track } from './track.ts';

/** A player for this track, from this opening on; a new one for another track. */
export function usePlayer(track: Track, start: Opening, module: GameModule): { player: Player; state: PlayerState } {
  const make = () => newPlayer(track, start, module);
  const [here, setHere] = useState(() => ({ track, player: make() }));
  let { player } = here;
  if (here.track !== track) {
    player = make();
    setHere({ track, player });
  }
  useEffect(() => () => player.close(), [player]);
  return { player, state: useStore(player.store) };
}

const newPlayer = (track: Track, start: Opening, module: GameModule) =>
  new Player({
    ...start,
    track,
    playback: module.playback,
    speed: () => useSettings.getState().speed,
    reducedMotion: () => document.documentElement.dataset.motion === 'reduced',
    sound: (name) => playSound(name, useSettings.getState().volume),
  });
