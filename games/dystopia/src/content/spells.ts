import type { Sorcery, Spell } from './types.ts';

/** Common spells: any hero, used up when cast (D.5). */
const COMMON: readonly Spell[] = [
  { id: 'mend', price: 25, target: { at: 'hero', within: 1 }, effects: [{ do: 'heal', n: 2 }] },
  { id: 'ember-dart', price: 30, target: { at: 'figure', within: 6 }, effects: [{ do: 'hurt', n: 1, saved: 0 }] },
  { id: 'oak-skin', price: 25, target: { at: 'hero', within: 4 }, effects: [{ do: 'boost', stat: 'defence', n: 2, rounds: 2 }] },
  { id: 'wolf-heart', price: 25, target: { at: 'hero', within: 4 }, effects: [{ do: 'boost', stat: 'attack', n: 2, rounds: 2 }] },
  { id: 'swift-wind', price: 15, target: { at: 'self' }, effects: [{ do: 'thisTurn', stat: 'speed', n: 5 }] },
  { id: 'web', price: 25, target: { at: 'monster', within: 5 }, effects: [{ do: 'loseTurn', wits: 'boss' }] },
  { id: 'dust', price: 20, target: { at: 'monster', within: 4 }, effects: [{ do: 'boost', stat: 'attack', n: -2, rounds: 2 }] },
  { id: 'seeking-light', price: 15, target: { at: 'self' }, effects: [{ do: 'showTraps' }] },
  { id: 'far-call', price: 20, target: { at: 'hero', within: null, other: true, sight: false }, effects: [{ do: 'swapPlaces' }] },
  { id: 'lockbreath', price: 20, target: { at: 'door', within: 6 }, effects: [{ do: 'openDoor' }] },
  { id: 'ghost-step', price: 20, target: { at: 'self' }, effects: [{ do: 'ghost' }] },
  { id: 'twin-spark', price: 35, target: { at: 'twoMonsters', within: 5, apart: 2 }, effects: [{ do: 'hurt', n: 1, saved: 0 }] },
  { id: 'second-breath', price: 20, target: { at: 'hero', within: 6 }, effects: [{ do: 'cancelLostTurn' }] },
  { id: 'firm-ground', price: 15, target: { at: 'self' }, effects: [{ do: 'firmGround' }] },
];

/** Wizard spells: with his sceptre, once per level each; the card stays. */
const WIZARD: readonly Spell[] = [
  { id: 'w-dawn-circle', wizard: true, target: { at: 'heroesNear', within: 2 }, effects: [{ do: 'heal', n: 2 }] },
  { id: 'w-sun-lance', wizard: true, target: { at: 'figure', within: 8 }, effects: [{ do: 'hurt', n: 2, saved: 1 }] },
  {
    id: 'w-great-ward',
    wizard: true,
    target: { at: 'heroesNear', within: 3 },
    effects: [{ do: 'boost', stat: 'defence', n: 2, rounds: 2 }],
  },
  { id: 'w-banish', wizard: true, target: { at: 'monster', within: 6, underworld: true }, effects: [{ do: 'hurt', n: 3, saved: 1 }] },
  { id: 'w-still-hour', wizard: true, target: { at: 'monstersInSight', most: 3 }, effects: [{ do: 'loseTurn', wits: 'boss' }] },
  { id: 'w-star-rain', wizard: true, target: { at: 'area' }, effects: [{ do: 'hurt', n: 1, saved: 0 }] },
  { id: 'w-call-back', wizard: true, target: { at: 'pile', within: 3 }, effects: [{ do: 'callBack', energy: 2 }] },
  { id: 'w-mind-mirror', wizard: true, target: { at: 'heroesNear', within: 3, others: true }, effects: [{ do: 'mindMirror', rounds: 2 }] },
  {
    id: 'w-break-crown',
    wizard: true,
    target: { at: 'monster', within: 8, wizor: true },
    effects: [{ do: 'boost', stat: 'defence', n: -3, rounds: 2 }, { do: 'silence' }],
  },
  { id: 'w-gate-step', wizard: true, target: { at: 'heroAndSquare' }, effects: [{ do: 'gate' }] },
  { id: 'w-unweave', wizard: true, target: { at: 'allHeroes' }, effects: [{ do: 'unweave' }] },
];

export const SPELLS: readonly Spell[] = [...COMMON, ...WIZARD];

/** Wizor's sorcery (D.6). */
export const SORCERIES: readonly Sorcery[] = [
  { id: 'x-fire-lash', target: { at: 'hero', within: 6 }, effects: [{ do: 'hurt', n: 1, saved: 0 }] },
  { id: 'x-mind-chain', target: { at: 'hero', within: 6 }, effects: [{ do: 'loseTurn', wits: 'all' }] },
  { id: 'x-hex', target: { at: 'hero', within: 6 }, effects: [{ do: 'drawCurse', wits: 'all' }] },
  { id: 'x-storm', target: { at: 'heroesNear', within: 2 }, effects: [{ do: 'hurt', n: 1, saved: 0 }] },
  { id: 'x-drain', target: { at: 'hero', within: 6 }, effects: [{ do: 'drain', n: 1 }] },
  { id: 'x-call-fallen', target: { at: 'none', within: 2 }, effects: [{ do: 'callFallen', code: 'S1' }] },
];
