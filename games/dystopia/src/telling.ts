import type { DystopiaEvent, DystopiaHappening } from './events.ts';

/** What says more than that a door was opened or a spell was cast; what is only shown says nothing by itself. */
const MORE: { readonly [T in DystopiaHappening['type']]?: number } = {
  ended: 5,
  levelWon: 5,
  levelLost: 5,
  goalMet: 4,
  died: 4,
  saved: 4,
  freed: 3,
  levelBegan: 3,
  stopReached: 3,
  found: 3,
  cursed: 3,
  cured: 2,
  hurt: 2,
  healed: 2,
  trapSprung: 2,
  revealed: 2,
  turnLost: 2,
  traded: 2,
  bought: 2,
  cast: 2,
  placed: 0,
  turnBegan: 0,
  moved: 0,
};

/** How much an event tells whoever was away, from 0 (nothing) on. */
export const telling = ({ type }: DystopiaEvent): number => MORE[type] ?? 1;
