import { clone } from '@questhall/kernel';
import { copyPlain } from '../../copy.ts';
import type { Ghost, Souls } from './state.ts';

/** What the expansion keeps, field by field: see copy.ts of the base game. */
export function copySouls(souls: Souls): Souls {
  return {
    veil: souls.veil.slice(),
    veilDiscard: souls.veilDiscard.slice(),
    terrain: copyPlain(souls.terrain),
    terrainStack: souls.terrainStack.slice(),
    ghosts: souls.ghosts.map(copyGhost),
    ghostCards: souls.ghostCards.slice(),
    facedown: clone(souls.facedown),
    finale: souls.finale,
    revealed: souls.revealed,
    king: souls.king,
    dark: souls.dark,
    hoard: souls.hoard.slice(),
    heart: souls.heart,
    threeDice: souls.threeDice.slice(),
    bracer: souls.bracer,
    evaded: souls.evaded.slice(),
    lifeTrophies: souls.lifeTrophies.slice(),
  };
}

function copyGhost(ghost: Ghost | null): Ghost | null {
  if (ghost === null) return null;
  const { character, grave, away, kept } = ghost;
  return { character, grave, away, kept: { objects: kept.objects.slice(), followers: kept.followers.slice() } };
}
