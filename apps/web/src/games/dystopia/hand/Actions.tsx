import type { DystopiaView } from '@questhall/dystopia/client';
import type { OptionView } from '@questhall/kernel';
import { useState } from 'react';
import type { GameProps } from '../../contract.ts';
import { Sign } from '../Sign.tsx';
import type { SignName } from '../signs.ts';
import { Plate } from './Plate.tsx';

type Props = GameProps<DystopiaView>;

/** What comes first: what ends a fight or opens the way. */
const FIRST = ['attack', 'open', 'search', 'free', 'deal', 'pick', 'leave', 'rods', 'undo', 'end', 'done'];

/** The rest lies behind signs: spells, what is carried, dealings with others. */
const FOLDS: readonly { id: string; sign: SignName; kinds: readonly string[] }[] = [
  { id: 'spells', sign: 'scroll-unfurled', kinds: ['cast'] },
  { id: 'pack', sign: 'knapsack', kinds: ['eat', 'swap', 'lens', 'lay'] },
  { id: 'others', sign: 'three-friends', kinds: ['hand', 'trade', 'pass'] },
];

const kindOf = (option: OptionView): string => option.id.split(':')[0] ?? '';

/** Attacks on one's own people are possible, but nobody is led there by a plate. */
const onFriend = (option: OptionView, view: DystopiaView): boolean => view.turn.hero >= 0 && /^attack:h/.test(option.id);

/** What the acting figure may do besides walking, which is done on the map. */
export function Actions({ props }: { props: Props }) {
  const { decision, view, speak } = props;
  const [open, setOpen] = useState<string | null>(null);
  if (!decision) return null;
  const rank = (option: OptionView) => FIRST.indexOf(kindOf(option));
  const first = decision.options
    .filter((o) => rank(o) >= 0 && !onFriend(o, view))
    .sort((a, b) => rank(a) - rank(b) || (b.odds ?? 0) - (a.odds ?? 0));
  const folds = FOLDS.map((fold) => ({
    ...fold,
    options: decision.options.filter((o) => fold.kinds.includes(kindOf(o)) || (fold.id === 'others' && onFriend(o, view))),
  })).filter((fold) => fold.options.length > 0);
  const walks = decision.options.some((o) => kindOf(o) === 'go');
  return (
    <section className="dy-actions" aria-label={speak.say({ key: 'ui.dy.actions' })}>
      {walks ? (
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
              <span className="dy-fold-name">{speak.say({ key: `ui.dy.fold.${fold.id}`, args: { n: fold.options.length } })}</span>
              <span className="dy-fold-count" aria-hidden="true">
                {fold.options.length}
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
