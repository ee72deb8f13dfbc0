import type { Ring } from '../geometry.ts';

/** The colours of the rings: the ground between the spaces, a space's rim, and the paper under its name. */
export const RING_LOOK: Readonly<Record<Ring, { ground: string; rim: string; tint: string }>> = {
  outer: { ground: '#234a2b', rim: '#3f8a4c', tint: '#c5d39d' },
  middle: { ground: '#173a60', rim: '#2f6cab', tint: '#b9cfdd' },
  inner: { ground: '#7a5210', rim: '#d8a31a', tint: '#f3dc8b' },
  crypts: { ground: '#0a2a34', rim: '#4fb8b0', tint: '#b9dfd8' },
  crown: { ground: '#5a1016', rim: '#d8a31a', tint: '#f3dc8b' },
};
