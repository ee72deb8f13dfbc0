import type { DystopiaView } from '@questhall/dystopia/client';
import { useEffect, useRef, useState } from 'react';
import { MoreBelow } from '../../../frame/more-below.tsx';
import { Icon } from '../../../icons/icon.tsx';
import type { GameProps } from '../../contract.ts';
import { placesOf } from '../places.ts';
import { Sign } from '../Sign.tsx';
import { signOfOption } from '../signs.ts';
import { Fold } from './Fold.tsx';
import { Plate } from './Plate.tsx';

type Props = GameProps<DystopiaView>;

/** Dealings with companions, and blows against them. */
const OTHERS = 'others';
const FRIENDS = 'friends';

/** What the acting figure may do besides walking, which is done on the map. */
export function Actions({ props }: { props: Props }) {
  const { decision, view, speak, picked, layout } = props;
  const [unfolded, setUnfolded] = useState<{ id: string | null; picked: unknown }>({ id: null, picked: null });
  // What was touched on the map has its plate here: on a phone it answers, so it is in sight.
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (layout === 'phone' && picked !== null) list.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [layout, picked]);
  if (!decision) return null;
  const { first, folds, walks } = placesOf(decision.options, view);
  // A walk has no plate here: what sends it lies in the place of all others as long as it is picked up.
  const walking = walks.some(({ id }) => id === picked);
  // What was picked since, by a key or by the coach, is in sight.
  const holding = unfolded.picked === picked ? undefined : folds.find((fold) => fold.options.some(({ id }) => id === picked))?.id;
  const open = folds.find((fold) => fold.id === (holding ?? unfolded.id));
  // A phone has room for one of them: what is unfolded stands in the place of the rest.
  const instead = layout === 'phone' && open !== undefined;
  const signs = signsBeside(folds, open?.id ?? null, instead);
  return (
    <>
      <section ref={list} className="dy-actions" data-walking={walking || undefined} aria-label={speak.say({ key: 'ui.dy.actions' })}>
        {walks.length > 0 ? (
          <p className="dy-hint">
            <Sign name="footsteps" size={17} /> {speak.say({ key: 'ui.dy.walkHint', args: { n: view.turn.steps } })}
          </p>
        ) : null}
        <div className="dy-plates">
          {instead ? (
            <button type="button" className="plate dy-plate dy-back" onClick={() => setUnfolded({ id: null, picked })}>
              <span className="dy-medal" aria-hidden="true">
                <Icon name="left" size={18} />
              </span>
              <span className="plate-label">{speak.say({ key: 'ui.dy.back' })}</span>
            </button>
          ) : null}
          {(instead ? open.options : first).map((option) => (
            <Plate key={option.id} option={option} props={props} />
          ))}
          {instead ? null : <Tired props={props} />}
        </div>
        {signs.length > 0 ? (
          <div className="dy-folds">
            {signs.map((fold) => (
              <Fold
                key={fold.id}
                fold={fold}
                behind={[fold, ...hiddenIn(fold, folds, signs)].flatMap(({ options }) => options)}
                isOpen={open === fold}
                props={props}
                onPress={() => setUnfolded({ id: open === fold ? null : fold.id, picked })}
              />
            ))}
          </div>
        ) : null}
        {open && !instead ? (
          <div className="dy-plates">
            {open.options.map((option) => (
              <Plate key={option.id} option={option} props={props} />
            ))}
          </div>
        ) : null}
      </section>
      <MoreBelow list={list} />
    </>
  );
}

type Folds = ReturnType<typeof placesOf>['folds'];

/**
 * The signs that stand below the plates. Nobody comes to strike a companion: that sign shows among what companions are for, once
 * that is unfolded, and stands alone only where there is nothing else for them.
 * @param instead whether what is unfolded stands in the place of all else: what folds it again is its way back
 */
function signsBeside(folds: Folds, open: string | null, instead: boolean): Folds {
  const others = folds.some(({ id }) => id === OTHERS);
  return folds.filter(({ id }) => (id === FRIENDS ? open === OTHERS || (!instead && (!others || open === FRIENDS)) : !instead));
}

/** What lies behind a sign that is not there itself: where it is asked for, one is led to this one. */
const hiddenIn = ({ id }: Folds[number], folds: Folds, signs: Folds): Folds =>
  id === OTHERS ? folds.filter((one) => one.id === FRIENDS && !signs.includes(one)) : [];

/** Whom a hero has reached with its last step, though a blow takes one: the plate that one looks for, and why it cannot be pressed. */
function Tired({ props }: { props: Props }) {
  const { decision, view, speak } = props;
  if (decision?.kind !== 'hero') return null;
  const reached = view.aims.find(({ tired }) => tired);
  const refusal = reached && decision.refused.find(({ id }) => id === `attack:${reached.to}`);
  if (!refusal) return null;
  return (
    <p className="plate dy-plate refused" data-refused={refusal.id}>
      <span className="dy-medal" aria-hidden="true">
        <Sign name={signOfOption(refusal.id)} size={22} />
      </span>
      <span className="plate-words">
        <span className="plate-label">{speak.say(refusal.label)}.</span> <span className="plate-note">{speak.say(refusal.reason)}</span>
      </span>
    </p>
  );
}
