import type { DystopiaView } from '@questhall/dystopia/client';
import type { OptionView } from '@questhall/kernel';
import { useState } from 'react';
import { tap } from '../../../frame/tap.ts';
import type { GameProps } from '../../contract.ts';
import { PrintedCard } from '../cards/PrintedCard.tsx';
import { thingName } from '../words.ts';

/** The thing that an answer at a stop is about ("buy:red-tonic", "take:spell.mend"). */
const thingOf = (id: string): string => id.slice(id.indexOf(':') + 1);

/**
 * What a trader has, or what was found on the way, as cards on a counter: a touch takes one. What is too dear lies among the rest,
 * to be read, and says why it cannot be had when it is touched.
 */
export function Counter({
  shelf,
  options,
  props,
}: {
  shelf: 'buy' | 'take';
  options: readonly OptionView[];
  props: GameProps<DystopiaView>;
}) {
  const { decision, speak, picks } = props;
  const [asked, setAsked] = useState<string | null>(null);
  const refused = shelf === 'buy' ? (decision?.refused.filter(({ id }) => id.startsWith('buy:')) ?? []) : [];
  const why = refused.find(({ id }) => id === asked);
  if (options.length + refused.length === 0) return null;
  return (
    <section className="dy-shop">
      <h3>{speak.say({ key: `ui.dy.shelf.${shelf}`, args: { n: options.length } })}</h3>
      <ul className="dy-counter">
        {options.map((option) => (
          <li key={option.id}>
            <button
              type="button"
              className="dy-ware"
              data-option={option.id}
              aria-pressed={picks.includes(option.id)}
              onClick={(e) => tap(e, option.id, props)}
            >
              <PrintedCard name={thingName(thingOf(option.id), speak)} speak={speak} small />
            </button>
          </li>
        ))}
        {refused.map((refusal) => (
          <li key={refusal.id}>
            <button
              type="button"
              className="dy-ware dy-ware-not"
              aria-expanded={refusal.id === asked}
              onClick={() => setAsked(refusal.id === asked ? null : refusal.id)}
            >
              <PrintedCard name={thingName(thingOf(refusal.id), speak)} speak={speak} small />
            </button>
          </li>
        ))}
        {why ? (
          <li className="dy-ware-why" role="alert">
            <b>{speak.say(why.label)}</b> {speak.say(why.reason)}
          </li>
        ) : null}
      </ul>
    </section>
  );
}
