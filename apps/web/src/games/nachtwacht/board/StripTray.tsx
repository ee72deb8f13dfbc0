import type { DecisionView } from '@questhall/kernel';
import type { NachtwachtView, StripLength } from '@questhall/nachtwacht/client';
import { tap } from '../../../frame/tap.ts';
import type { GameProps } from '../../contract.ts';
import { StripBack } from './Piles.tsx';

const LENGTHS: readonly StripLength[] = [3, 4, 5];

/** The strips that lie face down, spread out by length, so that one of them is taken by its place (NW-3.4). */
export function StripTray({ props, decision }: { props: GameProps<NachtwachtView>; decision: DecisionView }) {
  const { picked, speak } = props;
  return (
    <section className="nw-tray" data-choice="" aria-label={speak.say(decision.prompt)}>
      {LENGTHS.map((length) => (
        <div key={length} className="nw-tray-row">
          {decision.options
            .filter(({ id }) => id.startsWith(`${length}.`))
            .map(({ id, label }) => (
              <button
                key={id}
                type="button"
                data-option={id}
                className={picked === id ? 'nw-tray-strip nw-picked' : 'nw-tray-strip'}
                aria-label={speak.say(label)}
                aria-pressed={picked === id}
                onClick={(e) => tap(e, id, props)}
              >
                <StripBack length={length} />
              </button>
            ))}
          {decision.options.some(({ id }) => id.startsWith(`${length}.`)) ? null : (
            <small>{speak.say({ key: 'no.stripsLeft', args: { n: length } })}</small>
          )}
        </div>
      ))}
      <p className="nw-tray-note">{speak.say({ key: 'ui.nw.tray' })}</p>
    </section>
  );
}
