import type { InnerPlace, Space, SpaceId } from './spaces.ts';

const space = (id: SpaceId, inner: InnerPlace, must = true): Space => ({
  id,
  region: 'inner',
  draw: 0,
  instruction: [],
  across: [],
  inner,
  ...(must ? { duty: 'must' as const } : {}),
});

/** The Inner Region (B3). Their instructions are rules of their own: rules/inner. */
export const INNER: readonly Space[] = [
  space('I1', 'plain', false),
  space('I2', 'mines'),
  space('I3', 'vampire'),
  space('I4', 'pits'),
  space('I5', 'valley', false),
  space('I6', 'werewolf'),
  space('I7', 'death'),
  space('I8', 'crypt'),
  space('I9', 'crown'),
];

/** From each space one step towards the Crown. */
export const ONWARD: Partial<Record<SpaceId, readonly SpaceId[]>> = {
  I1: ['I8', 'I2'],
  I8: ['I7'],
  I7: ['I6'],
  I6: ['I5'],
  I2: ['I3'],
  I3: ['I4'],
  I4: ['I5'],
  I5: ['I9'],
};

/** From each space one step back towards the Plain of Peril, and out of it through the Portal (T86-6.11.5b, T86-6.11.26). */
export const BACK: Partial<Record<SpaceId, readonly SpaceId[]>> = {
  I1: ['M1'],
  I8: ['I1'],
  I7: ['I8'],
  I6: ['I7'],
  I2: ['I1'],
  I3: ['I2'],
  I4: ['I3'],
  I5: ['I6', 'I4'],
  I9: ['I5'],
};

/** So many dice decide where one comes out of the Mines (T86-6.14.6). */
export const MINES_DICE = 3;

/** Where Crypt and Mines let one out: dice less the total, from here on (T86-6.14.5, T86-6.14.6). */
export const EXITS: Readonly<Record<'crypt' | 'mines', readonly { from: number; to: SpaceId }[]>> = {
  crypt: [
    { from: 6, to: 'O13' },
    { from: 4, to: 'M9' },
    { from: 2, to: 'M1' },
    { from: 1, to: 'I1' },
  ],
  mines: [
    { from: 6, to: 'O19' },
    { from: 4, to: 'M9' },
    { from: 2, to: 'M1' },
    { from: 1, to: 'I1' },
  ],
};
