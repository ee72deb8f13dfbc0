import type { DystopiaView } from '@questhall/dystopia/client';
import { useState } from 'react';
import type { GameProps } from '../../contract.ts';
import { countOf, placesOf } from '../places.ts';
import { Sign } from '../Sign.tsx';
import { Plate } from './Plate.tsx';

type Props = GameProps<DystopiaView>;

/** What the acting figure may do besides walking, which is done on the map. */
export function Actions({ props }: { props: Props }) {
  const { decision, view, speak } = props;
  const [open, setOpen] = useState<string | null>(null);
  if (!decision) return null;
  const { first, folds, walks } = placesOf(decision.options, view);
  return (
    <section className="dy-actions" aria-label={speak.say({ key: 'ui.dy.actions' })}>
      {walks.length > 0 ? (
        <p className="dy-hint">
          <Sign name="footsteps" size={17} /> {speak.say({ key: 'ui.dy.walkHint', args: { n: view.turn.steps } })}
        </p>
      ) : null}
      <div className="dy-plates">
        {first.map((option) => (
          <Plate key={option.id} option={option} props={props} />
        ))}
      </div>
      {folds.length > 0 ? (
        <div className="dy-folds">
          {folds.map((fold) => (
            <button
              key={fold.id}
              type="button"
              className="dy-fold"
              aria-expanded={open === fold.id}
              onClick={() => setOpen(open === fold.id ? null : fold.id)}
            >
              <Sign name={fold.sign} size={19} />
              <span className="dy-fold-name">{speak.say({ key: `ui.dy.fold.${fold.id}`, args: { n: countOf(fold) } })}</span>
              <span className="dy-fold-count" aria-hidden="true">
                {countOf(fold)}
              </span>
            </button>
          ))}
        </div>
      ) : null}
      {folds
        .filter((fold) => fold.id === open)
        .map((fold) => (
          <div key={fold.id} className="dy-plates">
            {fold.options.map((option) => (
              <Plate key={option.id} option={option} props={props} />
            ))}
          </div>
        ))}
    </section>
  );
}
