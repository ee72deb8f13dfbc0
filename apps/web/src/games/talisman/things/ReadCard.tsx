import type { Speaker } from '@questhall/text';
import { cardLines } from '../card-text.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { cardName, faceOf } from '../names.ts';

/** A card to be read: name, picture, number, kind, and its text in the language of the moment. */
export function ReadCard({
  card,
  speak,
  left,
  eager = false,
}: {
  card: string;
  speak: Speaker;
  left?: number | undefined;
  eager?: boolean;
}) {
  const { kind, number, seal } = faceOf(card);
  return (
    <div className="ts-face">
      <CardFace
        card={card}
        kind={kind}
        title={speak.say(cardName(card))}
        type={speak.say({ key: `ui.ts.kind.${kind}` })}
        text={cardLines(card, speak)}
        number={number}
        seal={seal}
        eager={eager}
      >
        {left === undefined ? null : <p className="ts-face-left">{speak.say({ key: 'ui.ts.leftOn', args: { n: left } })}</p>}
      </CardFace>
    </div>
  );
}
