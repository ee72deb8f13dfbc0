import { type Text, type TextArg, text } from '@questhall/kernel';
import type { SquareKind } from './components.ts';
import type { NachtwachtEvent } from './events.ts';
import type { NachtwachtView } from './observation.ts';

/** What the web may import: the shapes of views and events, their words, and the lists of components. No rules. */
export * from './components.ts';
export type { NachtwachtEvent } from './events.ts';
export type * from './observation.ts';
export { OPTIONS, type Options } from './options.ts';
export type { NachtwachtWhereabouts } from './whereabouts.ts';
export { loadCatalogue } from './words.ts';

/** Where the match stands, for a header: "Round 14: card 6 of 8". */
export function statusText(view: NachtwachtView): Text {
  return text(`status.${view.phase}`, { round: view.round, ...(view.phase === 'choose' ? { n: view.cycleRound } : {}) });
}

type Of<T extends NachtwachtEvent['type']> = Extract<NachtwachtEvent, { type: T }>;
type Teller<E> = (e: E) => [variant: string, args: Record<string, TextArg>];

/** How each event is told: the variant of its message, and what fills the gaps. */
const TOLD: { [T in NachtwachtEvent['type']]: Teller<Of<T>> } = {
  roundBegan: (e) => [e.refilled ? '.refilled' : '', { round: e.round }],
  fought: (e) => ['', { seat: who(e), monster: monster(e.monster), square: e.square, card: power(e.card) }],
  committed: (e) => (e.card ? ['.card', { seat: who(e), card: step(e.card) }] : ['', { seat: who(e) }]),
  revealed: (e) => {
    const cards = e.cards.map((card, seat) => text('log.revealed.one', { seat: { seat }, card: step(card) }));
    return e.cancelled.length > 0 ? ['.cancelled', { cards, cancelled: e.cancelled.map((seat) => ({ seat })) }] : ['', { cards }];
  },
  acts: (e) => ['', { seat: who(e), card: step(e.card) }],
  moved: (e) => [moveVariant(e), { seat: who(e), n: Number(e.card), square: e.to }],
  heldFast: (e) => ['', { seat: who(e), card: step(e.card), square: e.square }],
  stripTurned: (e) => ['', { seat: who(e), n: e.length, squares: e.kinds.map(kind) }],
  stripLaid: (e) => [e.reversed ? '.reversed' : '.printed', { seat: who(e), first: e.first, last: e.first + e.kinds.length - 1 }],
  libraryAttached: (e) => ['', { square: e.square }],
  monsterTurned: (e) => ['', { seat: who(e), monster: monster(e.monster) }],
  monsterLaid: (e) => [`.${e.cause}`, { seat: who(e), monster: monster(e.monster), square: e.square }],
  monsterMoved: (e) => [`.${e.cause}`, { seat: who(e), monster: monster(e.monster), from: e.from, square: e.square }],
  skullPassed: (e) => ['', { seat: who(e) }],
  skullFoundNoSquare: (e) => ['', { seat: who(e) }],
  blocked: (e) => ['', { seat: who(e), monster: monster(e.monster), square: e.square }],
  drew: (e) => [`.${e.cause}${e.card ? '.card' : ''}`, { seat: who(e), ...(e.card ? { card: power(e.card) } : {}) }],
  stole: (e) => [e.card ? '.card' : '', { seat: who(e), victim: { seat: e.victim }, ...(e.card ? { card: power(e.card) } : {}) }],
  vegaPassed: (e) => ['', { seat: who(e) }],
  vegaFoundNobody: (e) => ['', { seat: who(e) }],
  discarded: (e) => ['', { seat: who(e), card: power(e.card) }],
  reshuffled: (e) => ['', { n: e.cards }],
  topTurned: (e) => ['', { card: power(e.card) }],
  drawDeclined: (e) => ['', { seat: who(e) }],
  drawOrder: (e) => [e.asks ? '.ask' : '.always', { seat: who(e) }],
  pawnChosen: (e) => ['', { seat: who(e), pawn: text(`pawn.${e.pawn}`) }],
  stripBent: (e) => [`.${e.bend}`, { seat: who(e) }],
  won: (e) => ['', { seat: who(e), round: e.round }],
  roundLimit: (e) =>
    e.winners.length > 0 ? ['', { round: e.round, winners: e.winners.map((seat) => ({ seat })) }] : ['.draw', { round: e.round }],
};

/** The log line of an event, as the viewer who received it may read it. */
export function eventText(event: NachtwachtEvent): Text {
  const [variant, args] = (TOLD[event.type] as Teller<NachtwachtEvent>)(event);
  return text(`log.${event.type}${variant}`, args);
}

/** What one may do unasked, in words: the id of an aside as `rules/asides.ts` gives it. */
export function asideText(id: string): Text {
  const [what, value] = id.split(':');
  return what === 'pawn' ? text('aside.pawn', { pawn: text(`pawn.${value}`) }) : text(`aside.${what}.${value}`);
}

function moveVariant(e: Of<'moved'>): string {
  if (e.rule === 'NW-13.3') return '.library';
  // Before "stay": whoever steps back to where it began in the underworld is told so, not "back on square 0".
  if (e.steppedBack && e.to === 0) return '.underworld';
  if (e.to === e.from) return '.stay';
  if (e.bounced) return e.steppedBack ? '.bouncedBack' : '.bounced';
  if (e.steppedBack) return '.back';
  return '';
}

const who = (e: { seat: number }) => ({ seat: e.seat });
const monster = (name: string) => text(`monster.${name}`);
const power = (name: string) => text(`power.${name}`);
const step = (name: string) => text(`step.${name}`);
const kind = (name: SquareKind) => text(`kind.${name}`);
