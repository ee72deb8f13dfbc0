import { text } from '@questhall/kernel';
import type { Teller } from '../../../text/event-variants.ts';
import { nameOf, spaceName } from '../../../text/names.ts';
import { placeName } from '../../../text/place-name.ts';
import type { SoulEvent } from '../events.ts';
import { terrainName } from './card.ts';

const who = (e: { seat: number }) => ({ seat: { seat: e.seat } });

/** How each of them is told. */
export const SOUL_TOLD: { [T in SoulEvent['type']]: Teller<T> } = {
  becameGhost: (e) => ['', { ...who(e), ghost: nameOf(e.ghost), space: placeName(e.grave, e.called) }],
  resurrected: (e) => ['', { ...who(e), character: nameOf(e.character), n: e.lives }],
  spiritedAway: (e) => ['', { ...who(e), ghost: nameOf(e.ghost), n: e.turns }],
  graveMoved: (e) =>
    e.of === e.seat
      ? ['', { ...who(e), space: placeName(e.space, e.called) }]
      : ['.other', { ...who(e), target: { seat: e.of }, space: placeName(e.space, e.called) }],
  gathered: (e) => ['', { cards: e.cards.map(nameOf), n: e.cards.length, space: placeName(e.space, e.called) }],
  scattered: (e) => (e.n === 0 ? ['.none', {}] : ['', { n: e.n, space: placeName(e.space, e.called) }]),
  lawBegan: (e) => ['', { card: nameOf(e.card), n: e.turns }],
  // The space on which it is laid still has its printed name.
  terrainLaid: (e) => [e.from === undefined ? '' : '.moved', { card: terrainName(e.card), space: spaceName(e.space) }],
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
