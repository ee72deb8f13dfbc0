import type { State } from '../state.ts';

/** A Veil card goes to its discard pile; what it held or hid is gone with it (TDE-11.14a). */
export function veilGone(s: State, card: string): void {
  const souls = s.souls!;
  souls.veilDiscard.push(card);
  if (card === 'veil.mistwalker') souls.dark = false;
}
