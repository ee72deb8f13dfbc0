import type { DystopiaView } from '@questhall/dystopia/client';
import type { OptionView } from '@questhall/kernel';
import { useEffect, useState } from 'react';
import { tap } from '../../../frame/tap.ts';
import type { GameProps } from '../../contract.ts';
import { PrintedCard } from '../cards/PrintedCard.tsx';
import { thingName } from '../words.ts';

/** The thing that an answer at a stop is about ("buy:red-tonic", "take:spell.mend"). */
const thingOf = (id: string): string => id.slice(id.indexOf(':') + 1);

/** Where the things of a counter lie during one visit: what is bought leaves its place empty, and no other comes under the mouse. */
interface Kept {
  visit: string;
  places: readonly string[];
}
const kept = new Map<string, Kept>();

/** The places of a counter: those of before in this visit, and what has come behind them. */
export function placesAt(before: Kept | undefined, visit: string, lying: readonly string[]): readonly string[] {
  const known = before?.visit === visit ? before.places : [];
  return [...known, ...lying.filter((id) => !known.includes(id))];
}

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
  const { decision, speak, picks, view } = props;
  const [asked, setAsked] = useState<string | null>(null);
  const refused = shelf === 'buy' ? (decision?.refused.filter(({ id }) => id.startsWith('buy:')) ?? []) : [];
  const why = refused.find(({ id }) => id === asked);
  const lying = [...options, ...refused].map(({ id }) => id);
  const visit = `${view.level} ${view.round}`;
  const places = placesAt(kept.get(shelf), visit, lying);
  useEffect(() => {
    kept.set(shelf, { visit, places });
  });
  if (lying.length === 0) return null;
  return (
    <section className="dy-shop">
      <h3>{speak.say({ key: `ui.dy.shelf.${shelf}`, args: { n: options.length } })}</h3>
      <ul className="dy-counter">
        {places.map((id) => (
          <li key={id}>
            {options.some((option) => option.id === id) ? (
              <button
                type="button"
                className="dy-ware"
                data-option={id}
                aria-pressed={picks.includes(id)}
                onClick={(e) => tap(e, id, props)}
              >
                <PrintedCard name={thingName(thingOf(id), speak)} speak={speak} small />
              </button>
            ) : refused.some((refusal) => refusal.id === id) ? (
              <button
                type="button"
                className="dy-ware dy-ware-not"
                aria-expanded={id === asked}
                onClick={() => setAsked(id === asked ? null : id)}
              >
                <PrintedCard name={thingName(thingOf(id), speak)} speak={speak} small />
              </button>
            ) : null}
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
