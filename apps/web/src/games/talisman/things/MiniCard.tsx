import type { Speaker } from '@questhall/text';
import { CardFace } from '../cards/CardFace.tsx';
import { cardName, faceOf } from '../names.ts';

/** A card as it lies on a space or in a row: picture, number, and its name where there is room. */
export function MiniCard({ card, speak }: { card: string; speak: Speaker }) {
  const { kind, number, seal } = faceOf(card);
  return <CardFace card={card} kind={kind} title={speak.say(cardName(card))} number={number} seal={seal} />;
}
