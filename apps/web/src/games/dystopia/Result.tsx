import { type DystopiaView, heroesWon } from '@questhall/dystopia/client';
import { useMemo } from 'react';
import { Pedestal } from '../../after/pedestal.tsx';
import type { GameProps } from '../contract.ts';
import { printOf } from './art/pictures.ts';
import { Standee } from './map/Standee.tsx';
import { tally } from './stations.ts';
import { heroName, sayOr, storyOf } from './words.ts';

/** The headings of some ends; the others say who has won. */
const TITLES: Readonly<Record<string, string>> = { level: 'ui.dy.won.level', agreed: 'ui.dy.over.agreed' };

/** How it ended: who stands at the end, and what was done. */
export function Result({ view, log, speak }: GameProps<DystopiaView>) {
  const sum = useMemo(() => tally(log), [log]);
  const { outcome } = view;
  if (!outcome) return null;
  const won = heroesWon(outcome.reason);
  const agreed = outcome.reason === 'agreed';
  const lost = !won && !agreed;
  // Survivors on high, the fallen below.
  const high = lost ? [] : view.heroes.filter((h) => !h.dead);
  const title = TITLES[outcome.reason] ?? (won ? 'ui.dy.won' : 'ui.dy.over');
  return (
    <div className={`dy-result dy-result-${won ? 'won' : agreed ? 'early' : 'lost'}`} data-won={won}>
      {high.length > 0 || lost ? (
        <Pedestal crown={false}>
          {lost ? <img src={printOf('m-W1')} width="188" height="220" alt={speak.say({ key: 'ui.dy.wizor' })} /> : null}
          {high.map((h) => (
            <Standee key={h.id} code={h.code} seat={h.seat} size={high.length > 2 ? 138 : 190} />
          ))}
        </Pedestal>
      ) : null}
      <h2>{speak.say({ key: title })}</h2>
      <ul className="dy-order">
        {view.heroes.map((h) => (
          <li key={h.id} className={h.dead ? 'dy-card-dead' : ''}>
            {high.includes(h) ? null : <Standee code={h.code} seat={h.seat} size={64} />}
            <span>{speak.say(heroName(h.code))}</span>
            {h.dead ? <i>{speak.say({ key: 'ui.dy.dead' })}</i> : null}
          </li>
        ))}
      </ul>
      {won ? (
        <p className="dy-story">{sayOr(speak, storyOf(view, 'won'))}</p>
      ) : (
        <p className="dy-story">
          {speak.say({ key: `end.${outcome.reason}` })} <small>{outcome.rule}</small>
        </p>
      )}
      <p className="dy-sum">
        {speak.say({ key: 'ui.dy.sum', args: { beaten: sum.beaten, fallen: sum.fallen, rounds: Math.max(sum.rounds, view.round) } })}
      </p>
    </div>
  );
}
