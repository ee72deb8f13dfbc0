/*
 * The expansions: one line each (docs/adding-an-expansion.md). Whatever one rules, asks, keeps in a state and lets bots and
 * scenarios know hangs on its line here; its cards stand in `printed.ts`, its sentences in `words/`.
 */
import type { Ruled } from '../expansion-rules.ts';
import { drownedCrypts } from './drowned-crypts/index.ts';
import { realmOfSouls } from './realm-of-souls/index.ts';

export const EXPANSIONS: readonly Ruled[] = [
  // in the order in which they are heard
  realmOfSouls,
  drownedCrypts,
];
