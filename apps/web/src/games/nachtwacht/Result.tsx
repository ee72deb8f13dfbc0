import type { NachtwachtView } from '@questhall/nachtwacht/client';
import { SeatBadge } from '../../art/Badge.tsx';
import type { GameProps } from '../contract.ts';
import { print } from './art/prints.ts';
import { Standee } from './cards/Standee.tsx';
import { records } from './stations.ts';

/** The end of the night: the winner on a pedestal before the library, the order, and what the night remembers of each. */
export function Result({ view, speak, nameOf, log, reducedMotion }: GameProps<NachtwachtView>) {
  const { outcome } = view;
  if (!outcome) return null;
  const { winners, ranking } = outcome;
  const first = winners[0];
  const title =
    first === undefined
      ? { key: 'ui.nw.result.draw' }
      : outcome.reason === 'library'
        ? { key: 'ui.nw.result.won', args: { seat: { seat: first } } }
        : { key: 'ui.nw.result.limit', args: { seats: winners.map((seat) => ({ seat })) } };
  const story = records(log, view.players.length);
  return (
    <section className={`nw nw-result${reducedMotion ? ' nw-calm' : ''}`}>
      <div className="nw-podium">
        <span className="nw-dawn" aria-hidden="true" />
        <img className="nw-tower" src={print('library-near')} alt="" width="260" height="260" />
        <div className="nw-winners">
          {winners.map((seat) => (
            <span key={seat} className="nw-winner">
              <Standee seat={seat} size={150} view={view} />
            </span>
          ))}
        </div>
        <svg className="nw-pedestal" viewBox="0 0 240 60" aria-hidden="true">
          <ellipse cx="120" cy="50" rx="116" ry="10" fill="url(#nw-shade)" />
          <path d="M52 8h136l10 14H42z" fill="#e9dbb4" stroke="#1a1208" strokeWidth="1.6" />
          <path d="M46 22h148v8H46z" fill="url(#nw-gold)" stroke="#1a1208" strokeWidth="1.2" />
          <path d="M52 30h136v18H52z" fill="#b9a57c" stroke="#1a1208" strokeWidth="1.6" />
          <path d="M34 48h172v8H34z" fill="#d9c99c" stroke="#1a1208" strokeWidth="1.6" />
        </svg>
      </div>
      <h2>{speak.say(title)}</h2>
      {outcome.reason === 'agreed' ? <p className="nw-after">{speak.say({ key: 'end.agreed' })}</p> : null}
      <p className="nw-after">{speak.say({ key: 'ui.nw.result.rounds', args: { n: view.round } })}</p>
      <div className="nw-after-cols">
        <div>
          <h3>{speak.say({ key: 'ui.nw.result.ranking' })}</h3>
          <ol className="nw-ranking">
            {ranking.map((seats, i) => (
              <li key={seats.join()}>
                <b>{1 + ranking.slice(0, i).reduce((n, s) => n + s.length, 0)}</b>
                {seats.map((seat) => (
                  <span key={seat} className="nw-who">
                    <SeatBadge seat={seat} size={26} />
                    {nameOf(seat)}
                  </span>
                ))}
              </li>
            ))}
          </ol>
        </div>
        {story.length > 0 ? (
          <div>
            <h3>{speak.say({ key: 'ui.nw.result.story' })}</h3>
            <ul className="nw-story">
              {story.map((t) => (
                <li key={t.key}>{speak.say(t)}</li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </section>
  );
}
