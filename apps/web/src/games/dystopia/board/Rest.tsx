import type { DystopiaEvent, DystopiaView } from '@questhall/dystopia/client';
import { useEffect, useMemo, useRef } from 'react';
import { useMatch, useMatchState } from '../../../table/match-context.tsx';
import { attempt } from '../../../ui/toasts.tsx';
import type { GameProps } from '../../contract.ts';
import { printOf } from '../art/pictures.ts';
import { HeartRow, Portrait } from '../hand/HeroCard.tsx';
import { Plate } from '../hand/Plate.tsx';
import { Standee } from '../map/Standee.tsx';
import { shelvesOf } from '../places.ts';
import { Sign } from '../Sign.tsx';
import { type LevelTale, talesOf } from '../tale.ts';
import { heroName, placeOf, sayOr, shoppingHero, storyOf } from '../words.ts';
import { Counter } from './Counter.tsx';
import { Ready } from './Ready.tsx';
import { Tale } from './Tale.tsx';
import { Went } from './Went.tsx';

/** What happened in the level that was just won. Whoever comes later has only the last lines: those before are fetched. */
function useTale(view: DystopiaView, log: GameProps<DystopiaView>['log'], wanted: boolean): LevelTale | undefined {
  const match = useMatch();
  const first = useMatchState((m) => m.log[0]?.n ?? 1);
  const party = view.heroes.map(({ code }) => code).join();
  const tale = useMemo(() => talesOf(log as readonly DystopiaEvent[], party.split(',')).get(view.level), [log, party, view.level]);
  const missing = wanted && tale === undefined && first > 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more where the lines that came do not reach so far
  useEffect(() => {
    if (missing) void attempt(match.loadEarlier);
  }, [missing, first, match]);
  return wanted ? tale : undefined;
}

/** Between two levels: rest, traders, free exchange (A.17). */
export function Rest({ props }: { props: GameProps<DystopiaView> }) {
  const { view, decision, speak, log, picked } = props;
  // What is picked up has its words and its button in a question that grows for them: the shelf it was taken from stays in sight.
  const rest = useRef<HTMLElement>(null);
  useEffect(() => {
    if (picked !== null) rest.current?.querySelector('.dy-ware[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [picked]);
  const code = decision ? shoppingHero(decision) : null;
  // Before the first level of a match nobody has been anywhere yet: an inn at the roadside.
  const before = view.round === 0;
  const inn = before || view.stop?.kind !== 'camp';
  const tale = useTale(view, log, !before);
  const title = before ? speak.say({ key: 'ui.dy.status.before', args: { title: storyOf(view, 'title') } }) : sayOr(speak, placeOf(view));
  return (
    <section ref={rest} className="dy dy-rest" aria-label={title} data-scrolls>
      <div className="dy-rest-scene" style={{ backgroundImage: `url("${printOf(inn ? 'inn' : 'camp')}")` }}>
        {before ? null : (
          <div className="dy-rest-stand" aria-hidden="true">
            {view.heroes
              .filter(({ dead }) => !dead)
              .map((h) => (
                <Standee key={h.id} code={h.code} seat={h.seat} size={118} />
              ))}
          </div>
        )}
        <h2>{title}</h2>
      </div>
      <ul className="dy-party">
        {view.heroes.map((h) => (
          <li key={h.id} className={h.code === code ? 'dy-party-acts' : h.dead ? 'dy-card-dead' : ''}>
            <Portrait code={h.code} size={34} />
            <span>
              <b>{speak.say(heroName(h.code))}</b>
              {h.dead ? <i>{speak.say({ key: 'ui.dy.dead' })}</i> : null}
              <HeartRow energy={h.dead ? 0 : h.energy} most={h.values.energy} speak={speak} size={13} />
              <span className="dy-purse">
                <Sign name="two-coins" size={15} /> <span aria-hidden="true">{h.gold}</span>
                <span className="vh">{speak.say({ key: 'ui.dy.gold', args: { n: h.gold } })}</span>
              </span>
              <Ready hero={h} props={props} />
            </span>
          </li>
        ))}
      </ul>
      {before ? null : <Went props={props} />}
      {before ? null : <p className="dy-story">{sayOr(speak, storyOf(view, 'won'))}</p>}
      {tale ? <Tale tale={tale} speak={speak} /> : null}
      {decision?.kind === 'between' ? (
        <div className="dy-shelves">
          {shelvesOf(decision.options).map(({ id, options }) => {
            if (id === 'buy' || id === 'take') return <Counter key={id} shelf={id} options={options} props={props} />;
            return options.length === 0 ? null : (
              <details key={id} open={id === 'use'}>
                <summary>{speak.say({ key: `ui.dy.shelf.${id}`, args: { n: options.length } })}</summary>
                <div className="dy-plates">
                  {options.map((option) => (
                    <Plate key={option.id} option={option} props={props} />
                  ))}
                </div>
              </details>
            );
          })}
        </div>
      ) : null}
    </section>
  );
}
