import type { DystopiaView } from '@questhall/dystopia/client';
import type { GameProps } from '../../contract.ts';
import { printOf } from '../art/pictures.ts';
import { HeartRow, Portrait } from '../hand/HeroCard.tsx';
import { Plate } from '../hand/Plate.tsx';
import { shelvesOf } from '../places.ts';
import { Sign } from '../Sign.tsx';
import { heroName, placeOf, sayOr, shoppingHero, storyOf } from '../words.ts';
import { Counter } from './Counter.tsx';
import { Ready } from './Ready.tsx';

/** Between two levels: rest, traders, free exchange (A.17). */
export function Rest({ props }: { props: GameProps<DystopiaView> }) {
  const { view, decision, speak } = props;
  const code = decision ? shoppingHero(decision) : null;
  // Before the first level of a match nobody has been anywhere yet: an inn at the roadside.
  const before = view.round === 0;
  const inn = before || view.stop?.kind !== 'camp';
  const title = before ? speak.say({ key: 'ui.dy.status.before', args: { title: storyOf(view, 'title') } }) : sayOr(speak, placeOf(view));
  return (
    <section className="dy dy-rest" aria-label={title}>
      <div className="dy-rest-scene" style={{ backgroundImage: `url("${printOf(inn ? 'inn' : 'camp')}")` }}>
        <h2>{title}</h2>
      </div>
      <ul className="dy-party">
        {view.heroes.map((h) => (
          <li key={h.id} className={h.code === code ? 'dy-party-acts' : h.dead ? 'dy-card-dead' : ''}>
            <Portrait code={h.code} size={34} />
            <span>
              <b>{speak.say(heroName(h.code))}</b>
              <HeartRow energy={h.dead ? 0 : h.energy} most={h.values.energy} speak={speak} size={13} />
              <span className="dy-purse">
                <Sign name="two-coins" size={15} /> {speak.say({ key: 'ui.dy.gold', args: { n: h.gold } })}
              </span>
              <Ready hero={h} props={props} />
            </span>
          </li>
        ))}
      </ul>
      {before ? null : <p className="dy-story">{sayOr(speak, storyOf(view, 'won'))}</p>}
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
