import type { DecisionView } from '@questhall/kernel';
import { characterOf, type TalismanView } from '@questhall/talisman/client';
import type { CSSProperties } from 'react';
import { useEffect, useRef, useState } from 'react';
import { tap } from '../../../frame/tap.ts';
import type { GameProps } from '../../contract.ts';
import { cardLines } from '../card-text.ts';
import { CardArt } from '../cards/CardArt.tsx';
import { CharacterSheet, type Figure } from '../cards/CharacterSheet.tsx';
import { StatIcon } from '../cards/Medallion.tsx';
import { cardName, spaceName } from '../names.ts';
import { hasFate } from '../status.ts';

type Props = GameProps<TalismanView>;

/** The sheets that lie open: the one that is picked up, and beside it the one before, to compare them. */
export function opened(before: readonly string[], picked: string | null, options: readonly string[]): readonly string[] {
  const still = before.filter((id) => options.includes(id));
  if (picked === null || still[0] === picked) return still;
  return [picked, ...still.filter((id) => id !== picked)].slice(0, 2);
}

/** What lies below the fan: the sheets that are open, and before anything was touched the first, so that one sees what a sheet is. */
export const lying = (open: readonly string[], options: readonly string[]): readonly string[] =>
  open.length > 0 ? open : options.slice(0, 1);

/** One of them, whichever; `below` draws a whole number from 0 up to, and without, its limit. */
export const anyOf = (options: readonly string[], below: (limit: number) => number): string | undefined => options[below(options.length)];

const below = (limit: number): number => Math.floor(Math.random() * limit);

/** Before the first turn: the characters that one may play as a fan of their sheets; two of them beside each other. */
export function Choosing({ props, decision }: { props: Props; decision: DecisionView }) {
  const { speak, picked, choose } = props;
  const ids = decision.options.map(({ id }) => id);
  const [kept, setKept] = useState<readonly string[]>([]);
  const open = opened(kept, picked, ids);
  if (open.length !== kept.length || open.some((id, i) => id !== kept[i])) setKept(open);
  const sheets = useRef<HTMLDivElement>(null);
  // What was picked up lies first, and is read from its top where the sheets scroll by themselves.
  useEffect(() => {
    if (picked !== null) sheets.current?.scrollTo({ top: 0 });
  }, [picked]);
  return (
    <section className="ts-choosing-character" data-choice="" aria-label={speak.say({ key: 'ask.character.title' })}>
      <ul className="ts-fan" style={{ '--n': ids.length } as CSSProperties}>
        {ids.map((id, i) => (
          <li key={id} style={{ '--i': i - (ids.length - 1) / 2 } as CSSProperties}>
            <button type="button" className="ts-fan-card" data-option={id} aria-pressed={picked === id} onClick={(e) => tap(e, id, props)}>
              <CardArt card={id} eager />
              <b>{speak.say(cardName(id))}</b>
              <span className="ts-fan-figures">
                {figuresOf(id, props).map(({ what, name, value }) => (
                  <span key={what}>
                    <StatIcon what={what} size={15} />
                    <span className="vh">{name} </span>
                    {value}
                  </span>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="ts-choosing-hint">
        {speak.say({ key: open.length === 0 ? 'ui.ts.choosing.look' : 'ui.ts.choosing.compare' })}{' '}
        <button type="button" className="btn wood small" onClick={() => choose(anyOf(ids, below) ?? '')}>
          {speak.say({ key: 'ui.ts.choosing.surprise' })}
        </button>
      </p>
      <div ref={sheets} className="ts-choosing-sheets" aria-live="polite">
        {lying(open, ids).map((id) => (
          <Printed key={id} id={id} props={props} />
        ))}
      </div>
    </section>
  );
}

/** The numbers with which this character begins in this match. */
function figuresOf(id: string, { view, speak }: Props): Figure[] {
  const { strength, craft, fate, lives = Number(view.options.lives) } = characterOf(id);
  const name = (what: Figure['what']) => speak.say({ key: `ui.ts.stat.${what}` });
  return [
    { what: 'strength', name: name('strength'), value: strength },
    { what: 'craft', name: name('craft'), value: craft },
    { what: 'life', name: name('life'), value: lives },
    { what: 'gold', name: name('gold'), value: Number(view.options.gold) },
    ...(hasFate(view) && fate !== undefined ? [{ what: 'fate' as const, name: name('fate'), value: fate }] : []),
  ];
}

/** A sheet as it is printed: portrait, numbers, alignment, start, and each ability in a line. */
function Printed({ id, props }: { id: string; props: Props }) {
  const { speak } = props;
  const { alignment, start } = characterOf(id);
  const [, ...abilities] = cardLines(id, speak);
  return (
    <CharacterSheet
      card={id}
      title={speak.say(cardName(id))}
      facts={speak.say({ key: 'ui.ts.choosing.facts', args: { alignment: { key: `alignment.${alignment}` }, space: spaceName(start) } })}
      figures={figuresOf(id, props)}
      abilities={abilities}
    />
  );
}
