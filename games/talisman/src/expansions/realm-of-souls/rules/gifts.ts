import { constant } from '../../../constant.ts';
import type { Choice } from '../../../vocabulary.ts';

/** What the dead give (the Mistwalker, the Really Lost Soul). */
export const GIFTS: readonly Choice[] = constant([
  { id: 'wishStrength', then: [{ do: 'gain', what: 'strength', n: 1 }] },
  { id: 'wishCraft', then: [{ do: 'gain', what: 'craft', n: 1 }] },
  { id: 'wishLife', then: [{ do: 'gain', what: 'life', n: 1 }] },
  { id: 'wishFate', then: [{ do: 'gain', what: 'fate', n: 1 }] },
]);

export const SPELL_GIFT: Choice = constant({ id: 'wishSpell', then: [{ do: 'gain', what: 'spell', n: 1 }] });

export const FAR: Choice = constant({ id: 'wishTeleport', then: [{ do: 'teleport', to: 'region' }] });
