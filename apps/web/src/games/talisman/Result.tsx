import type { TalismanView } from '@questhall/talisman/client';
import { useMemo } from 'react';
import { Pedestal } from '../../after/pedestal.tsx';
import { SeatBadge } from '../../art/Badge.tsx';
import type { AnyEvent, GameProps } from '../contract.ts';
import { Pawn } from './cards/Pawn.tsx';
import { cardName } from './names.ts';
import { asEvent } from './playback.ts';
import { decidedText, headingOf, wearsCrown } from './result.ts';
import { tally } from './stations.ts';

/** Who a seat was in the end: its character of now, or the one that died last. */
function lastCharacter(view: TalismanView, log: readonly AnyEvent[], seat: number): string | null {
  const now = view.characters.find((c) => c.seat === seat)?.card;
  if (now) return now;
  const death = log.map(asEvent).findLast((e) => e.type === 'died' && e.seat === seat);
  return death?.type === 'died' ? death.character : null;
}

/** The end: the winner on a pedestal, and the order of all. */
export function Result(props: GameProps<TalismanView>) {
  const { view, log, speak, nameOf } = props;
  const counts = useMemo(() => tally(log, view.characters.length), [log, view.characters.length]);
  const { outcome } = view;
  if (!outcome) return null;
  const winner = outcome.winners[0];
  const character = winner === undefined ? null : lastCharacter(view, log, winner);
  const heading = headingOf(view, outcome);
  // Where somebody has beaten the King, or is the last one left, the heading says it already.
  const said = ['ui.ts.result.winner.king', 'ui.ts.result.winner.last'].includes(heading);
  const reason = said ? '' : `end.${outcome.reason}`;
  const decided = decidedText(view);
  return (
    <section className="ts-result">
      {winner === undefined ? null : (
        <Pedestal crown={wearsCrown(view, outcome)}>
          <Pawn seat={winner} character={character} size={300} />
        </Pedestal>
      )}
      <h2>
        {winner === undefined
          ? speak.say({ key: 'ui.ts.result.nobody' })
          : speak.say({
              key: heading,
              args: { seats: outcome.winners.map((seat) => ({ seat })) },
            })}
      </h2>
      {speak.has(reason) ? <p className="ts-result-reason">{speak.say({ key: reason })}</p> : null}
      {decided ? <p className="ts-result-decided">{speak.say(decided)}</p> : null}
      <p className="ts-result-turns">{speak.say({ key: 'ui.ts.result.turns', args: { n: view.turn.n } })}</p>
      <div className="ts-result-order">
        <h3>{speak.say({ key: 'ui.ts.result.ranking' })}</h3>
        <ol className="ts-ranking">
          {outcome.ranking.map((seats, i) => (
            <li key={seats.join()}>
              <b>{1 + outcome.ranking.slice(0, i).reduce((n, s) => n + s.length, 0)}</b>
              <span>
                {seats.map((seat) => {
                  const who = lastCharacter(view, log, seat);
                  return (
                    <span key={seat} className="ts-ranked">
                      <SeatBadge seat={seat} size={26} /> {nameOf(seat)}
                      <small>
                        {who ? `${speak.say(cardName(who))} · ` : ''}
                        {speak.say({
                          key: 'ui.ts.result.tally',
                          args: { won: counts[seat]?.won ?? 0, deaths: counts[seat]?.deaths ?? 0 },
                        })}
                      </small>
                    </span>
                  );
                })}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
