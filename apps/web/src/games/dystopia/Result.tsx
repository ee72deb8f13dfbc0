import { type DystopiaView, heroesWon } from '@questhall/dystopia/client';
import { useMemo } from 'react';
import type { GameProps } from '../contract.ts';
import { printOf } from './art/pictures.ts';
import { Standee } from './map/Standee.tsx';
import { stations, tally } from './stations.ts';
import { heroName, sayOr, storyOf } from './words.ts';

/** The headings of some ends; the others say who has won. */
const TITLES: Readonly<Record<string, string>> = { level: 'ui.dy.won.level', agreed: 'ui.dy.over.agreed' };

/** How it ended: who stands at the end, what was done, and the story in a few lines. */
export function Result({ view, log, speak }: GameProps<DystopiaView>) {
  const story = useMemo(() => stations(log), [log]);
  // Of a long campaign the page holds the last part of the chronicle only.
  const sum = useMemo(() => tally(log), [log]);
  const { outcome } = view;
  if (!outcome) return null;
  const won = heroesWon(outcome.reason);
  const agreed = outcome.reason === 'agreed';
  const title = TITLES[outcome.reason] ?? (won ? 'ui.dy.won' : 'ui.dy.over');
  return (
    <div className={`dy-result dy-result-${won ? 'won' : agreed ? 'early' : 'lost'}`} data-won={won}>
      <h2>{speak.say({ key: title })}</h2>
      <ul className="dy-pedestal">
        {won || agreed ? null : (
          <li>
            <img src={printOf('m-W1')} width="110" height="129" alt={speak.say({ key: 'ui.dy.wizor' })} />
          </li>
        )}
        {view.heroes.map((h) => (
          <li key={h.id} className={h.dead ? 'dy-card-dead' : ''}>
            <Standee code={h.code} seat={h.seat} size={won ? 108 : 78} />
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
      <ol className="dy-stations">
        {story.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line may be told twice
          <li key={i}>{speak.say(line)}</li>
        ))}
      </ol>
    </div>
  );
}
