import { text } from '@questhall/kernel';
import type { Teller } from '../../../text/event-variants.ts';
import { nameOf, spaceName } from '../../../text/names.ts';
import type { SoulEvent } from '../events.ts';

const who = (e: { seat: number }) => ({ seat: { seat: e.seat } });

/** How each of them is told. */
export const SOUL_TOLD: { [T in SoulEvent['type']]: Teller<T> } = {
  becameGhost: (e) => ['', { ...who(e), ghost: nameOf(e.ghost), space: spaceName(e.grave) }],
  resurrected: (e) => ['', { ...who(e), character: nameOf(e.character), n: e.lives }],
  spiritedAway: (e) => ['', { ...who(e), ghost: nameOf(e.ghost), n: e.turns }],
  graveMoved: (e) =>
    e.of === e.seat
      ? ['', { ...who(e), space: spaceName(e.space) }]
      : ['.other', { ...who(e), target: { seat: e.of }, space: spaceName(e.space) }],
  gathered: (e) => ['', { cards: e.cards.map(nameOf), n: e.cards.length, space: spaceName(e.space) }],
  scattered: (e) => (e.n === 0 ? ['.none', {}] : ['', { n: e.n, space: spaceName(e.space) }]),
  lawBegan: (e) => ['', { card: nameOf(e.card), n: e.turns }],
  terrainLaid: (e) => [e.from === undefined ? '' : '.moved', { card: nameOf(e.card), space: spaceName(e.space) }],
  flipped: (e) => [e.dark ? '.dark' : '.light', { card: nameOf(e.card) }],
  familiar: (e) => ['', { ...who(e), card: nameOf(e.card) }],
  stormed: (e) => ['', { n: e.n }],
  mediumDrew: (e) => (e.card === undefined ? ['', who(e)] : ['.card', { ...who(e), card: nameOf(e.card) }]),
  faceDown: (e) => {
    const args = { ...who(e), target: { seat: e.target } };
    return e.card === undefined ? ['', args] : ['.card', { ...args, card: nameOf(e.card) }];
  },
  ontoDeck: (e) => ['', who(e)],
  threeDice: (e) => ['', who(e)],
  laidToRest: (e) => ['', { ...who(e), card: nameOf(e.card) }],
  hoarded: (e) => ['', { ...who(e), card: nameOf(e.card), by: nameOf(e.on) }],
  stored: (e) => ['', { ...who(e), card: nameOf(e.card), by: nameOf(e.by) }],
  struck: (e) => ['', { ...who(e), card: nameOf(e.card), n: e.n }],
  eyeOpened: (e) => ['', { ...who(e), card: nameOf(e.card) }],
  finaleRevealed: (e) => [`.${e.finale}`, { ending: e.finale === 'crown' ? text('space.I9') : nameOf(ENDING[e.finale]) }],
  kingHurt: (e) => ['', { ...who(e), n: e.left }],
  throneRolled: (e) => ['', { ...who(e), roll: e.roll }],
};

const ENDING = { court: 'ending.court-of-the-dead', throne: 'ending.empty-throne' } as const;
