import type { TalismanView } from '@questhall/talisman/client';
import type { Speaker } from '@questhall/text';
import { spaceBox } from '../art/geometry.ts';
import { cardName } from '../names.ts';
import { MiniCard } from '../things/MiniCard.tsx';
import { isRaised, lyingAt, occupied } from './places.ts';

/** Cards shown on a space; more are counted. */
const MOST = 3;

/** What lies on the board: cards fanned out with their numbers, loose gold, a Hex. */
export function Lying({ view, speak, away }: { view: TalismanView; speak: Speaker; away: string | null }) {
  const stood = occupied(view);
  return (
    <div className="ts-lying" aria-hidden="true">
      {view.lying.map(({ space, cards, gold }) => {
        // The card that is still on the stage has not arrived yet.
        const here = cards.filter((card) => card !== away);
        const shown = here.slice(-MOST);
        const box = spaceBox(space);
        return (
          <div key={space}>
            {shown.map((card, i) => {
              const { x, y, turn } = lyingAt(space, i, shown.length, stood.has(space), isRaised(view, space, speak));
              return (
                <span
                  key={card}
                  className={`ts-lies${view.meeting === card ? ' ts-met' : ''}`}
                  title={speak.say(cardName(card))}
                  style={{ left: x, top: y, transform: `translate(-50%, -50%) rotate(${turn}deg)` }}
                >
                  <MiniCard card={card} speak={speak} />
                  {view.held[card] === undefined ? null : <b className="ts-left">{view.held[card]}</b>}
                </span>
              );
            })}
            {here.length > MOST ? (
              <b className="ts-count" style={{ left: box.x + box.w - 12, top: box.y + 12 }}>
                {here.length}
              </b>
            ) : null}
            {gold > 0 ? (
              <span className="ts-loose" style={{ left: box.x + 18, top: box.y + box.h - 42 }}>
                <i className="ts-coin" />
                <b>{gold}</b>
              </span>
            ) : null}
          </div>
        );
      })}
      {view.hexes.map((hex) => {
        const box = spaceBox(hex.space);
        return (
          <span key={hex.card} className="ts-hex" style={{ left: box.x, top: box.y, width: box.w, height: box.h }}>
            <b>{hex.turns}</b>
          </span>
        );
      })}
    </div>
  );
}
