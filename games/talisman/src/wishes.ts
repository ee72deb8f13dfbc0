import type { Choice } from './vocabulary.ts';

/** What one may wish for. Three Strangers grant the same wishes (T86-6.15.8). */
export const WISHES: readonly Choice[] = [
  { id: 'wishSpell', then: [{ do: 'gain', what: 'spell', n: 1 }] },
  { id: 'wishGold', then: [{ do: 'gain', what: 'gold', n: 1 }] },
  { id: 'wishStrength', then: [{ do: 'gain', what: 'strength', n: 1 }] },
  { id: 'wishCraft', then: [{ do: 'gain', what: 'craft', n: 1 }] },
  { id: 'wishLife', then: [{ do: 'gain', what: 'life', n: 1 }] },
  { id: 'wishTeleport', then: [{ do: 'teleport', to: 'region' }] },
];

/** What one may wish for where characters have fate (part D.1 of the Digital Edition). */
export const WISHES_WITH_FATE: readonly Choice[] = [
  ...WISHES.slice(0, -1),
  { id: 'wishFate', then: [{ do: 'gain', what: 'fate', n: 1 }] },
  ...WISHES.slice(-1),
];
