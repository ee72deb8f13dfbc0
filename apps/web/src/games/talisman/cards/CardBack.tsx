import { pictureOf } from '../art/pictures.ts';
import './cards.css';

export type Deck = 'adventure' | 'spell' | 'talisman' | 'purchase' | 'character' | 'veil' | 'ending';

/** The back of a deck, as wide as its holder: the same for every card of it. */
export function CardBack({ deck }: { deck: Deck }) {
  const picture = pictureOf(`back-${deck}`);
  return (
    <span className="tc-back" style={picture ? { backgroundColor: picture.tint } : undefined}>
      {picture ? <img src={picture.url} alt="" width="250" height="350" decoding="async" draggable={false} /> : null}
    </span>
  );
}
