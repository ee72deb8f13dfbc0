import { doers } from '../../../editions/index.ts';
import type { State } from '../../../state.ts';

const FLIPPING = doers('flip');

/** A Veil card goes to its discard pile; what it held or hid is gone with it (TDE-11.14a). */
export function veilGone(s: State, card: string): void {
  const souls = s.souls!;
  souls.veilDiscard.push(card);
  if (FLIPPING.has(card)) souls.dark = false;
}
