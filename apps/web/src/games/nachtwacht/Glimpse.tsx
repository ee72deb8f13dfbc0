import type { AnyEvent } from '../contract.ts';
import { print } from './art/prints.ts';
import { Standee } from './cards/Standee.tsx';

/** Lines about one card: the field that names it, and the kind of card. */
const CARDS: readonly (readonly [field: string, kind: string])[] = [
  ['monster', 'monster'],
  ['card', 'power'],
];
/** Lines whose card is a step card. */
const STEPS: ReadonlySet<string> = new Set(['acts', 'moved', 'heldFast']);

/** What a line of the chronicle is about: a picture, with the number that stands on the card, or the seat whose pawn it is about. */
export type About = { picture: string; number?: string } | { seat: number };

/** Picks it from an event by the fields that events have in common. */
export function aboutOf(event: AnyEvent): About | null {
  const { type, seat, card } = event;
  if (STEPS.has(type)) {
    if (typeof card === 'string') return { picture: `step-${card}`, ...(/^\d$/.test(card) ? { number: card } : {}) };
  }
  for (const [field, kind] of CARDS) if (typeof event[field] === 'string') return { picture: `${kind}-${event[field]}` };
  return typeof seat === 'number' ? { seat } : null;
}

/** The picture beside a line of the chronicle. */
export function Glimpse({ event }: { event: AnyEvent }) {
  const about = aboutOf(event);
  if (!about) return null;
  if ('seat' in about) return <Standee seat={about.seat} size={36} />;
  return (
    <span className="glimpse-art">
      <img src={print(about.picture)} alt="" loading="lazy" decoding="async" draggable={false} />
      {about.number === undefined ? null : <b className="nw-glimpse-number" data-number={about.number} />}
    </span>
  );
}
