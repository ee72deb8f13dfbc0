/* Written out from the shapes in state.ts by `npm run state-copies`; a test keeps it true. */

import { clone } from '@questhall/kernel';
import { copyEach, copyTable, NOTHING } from '../../copies.ts';
import type { Ghost, Kept, Souls } from './state.ts';

export const beginGhost = (): Ghost => ({
  character: '',
  grave: null,
  away: 0,
  kept: beginKept(),
});

export const copyGhost = (held: Ghost): Ghost => ({
  character: held.character,
  grave: held.grave,
  away: held.away,
  kept: copyKept(held.kept),
});

export const beginKept = (): Kept => ({
  objects: [],
  followers: [],
});

export const copyKept = (held: Kept): Kept => ({
  objects: held.objects.slice(),
  followers: held.followers.slice(),
});

export const beginSouls = (): Souls => ({
  veil: [],
  veilDiscard: [],
  terrain: {},
  terrainStack: [],
  ghosts: [],
  ghostCards: [],
  facedown: [],
  finale: 'crown',
  revealed: true,
  king: 0,
  dark: false,
  hoard: [],
  heart: null,
  threeDice: [],
  bracer: -1,
  evaded: [],
  lifeTrophies: [],
});

export const copySouls = (held: Souls): Souls => ({
  veil: held.veil.slice(),
  veilDiscard: held.veilDiscard.slice(),
  terrain: copyTable(held.terrain),
  terrainStack: held.terrainStack.slice(),
  ghosts: copyEach(held.ghosts, (one) => one && copyGhost(one)),
  ghostCards: held.ghostCards.slice(),
  facedown: clone(held.facedown),
  finale: held.finale,
  revealed: held.revealed,
  king: held.king,
  dark: held.dark,
  hoard: held.hoard.slice(),
  heart: held.heart,
  threeDice: held.threeDice.slice(),
  bracer: held.bracer,
  evaded: held.evaded.slice(),
  lifeTrophies: held.lifeTrophies.slice(),
});

export const shareSouls = (held: Souls): Souls => ({
  veil: held.veil,
  veilDiscard: held.veilDiscard,
  terrain: held.terrain,
  terrainStack: held.terrainStack,
  ghosts: held.ghosts,
  ghostCards: held.ghostCards,
  facedown: held.facedown,
  finale: held.finale,
  revealed: held.revealed,
  king: held.king,
  dark: held.dark,
  hoard: held.hoard,
  heart: held.heart,
  threeDice: held.threeDice,
  bracer: held.bracer,
  evaded: held.evaded,
  lifeTrophies: held.lifeTrophies,
});

export const glanceSouls = (held: Souls, looked: Pick<Souls, 'facedown' | 'finale'>): Souls => ({
  veil: NOTHING,
  veilDiscard: held.veilDiscard,
  terrain: held.terrain,
  terrainStack: held.terrainStack,
  ghosts: held.ghosts,
  ghostCards: NOTHING,
  facedown: looked.facedown,
  finale: looked.finale,
  revealed: held.revealed,
  king: held.king,
  dark: held.dark,
  hoard: held.hoard,
  heart: held.heart,
  threeDice: held.threeDice,
  bracer: held.bracer,
  evaded: held.evaded,
  lifeTrophies: held.lifeTrophies,
});
