import { answerOf, type DystopiaView, type HeroView, readOrders } from '@questhall/dystopia/client';
import { useState } from 'react';
import { useDays, useKeptOrders, useOrderedAnswers } from '../../frame/use-orders.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { GameProps } from '../contract.ts';
import { Actions } from './hand/Actions.tsx';
import { HeartCount, HeroCard, Portrait, states } from './hand/HeroCard.tsx';
import { MonsterCard } from './hand/MonsterCard.tsx';
import { Plate } from './hand/Plate.tsx';
import { Sign } from './Sign.tsx';
import { heroesOf, heroName, shoppingHero } from './words.ts';

type Props = GameProps<DystopiaView>;

/** What my figure may do, and my heroes with all that they have. */
export function Hand(props: Props) {
  const { view, me, decision, layout } = props;
  const { orders } = useKeptOrders(me, readOrders);
  const days = useDays();
  useOrderedAnswers(props, (question) => answerOf(orders, question, view, days));
  const mine = heroesOf(view, me);
  const asked = decision?.kind === 'between' ? shoppingHero(decision) : null;
  const acting = mine.find((h) => (asked ? h.code === asked : h.id === `h${view.turn.hero}`)) ?? mine[0];
  const monster = decision?.kind === 'monster' ? view.monsters.find((m) => m.id === `m${view.turn.monster}`) : undefined;
  const ready = decision?.kind === 'between' ? decision.options.filter((o) => o.id === 'ready' || o.id.startsWith('as:')) : [];
  return (
    <div className={`dy-hand dy-hand-${layout}`}>
      {decision?.kind === 'hero' || decision?.kind === 'monster' ? <Actions props={props} /> : null}
      {ready.map((option) => (
        <Plate key={option.id} option={option} props={props} />
      ))}
      {layout === 'phone' ? (
        // In a level and at a stop their lives stand on the seats' plates above, and the room is the map's, or that of what is sold.
        view.phase === 'level' || view.phase === 'between' ? null : (
          <Strip heroes={view.heroes} props={props} />
        )
      ) : (
        <>
          {monster ? (
            <article className="dy-card dy-card-acts">
              <MonsterCard monster={monster} view={view} speak={props.speak} />
            </article>
          ) : null}
          {acting ? <HeroCard hero={acting} view={view} props={props} /> : null}
          <Strip heroes={mine.filter((h) => h !== acting)} props={props} />
        </>
      )}
      {me !== null && view.wizor && view.phase === 'level' ? <Sorcery props={props} /> : null}
    </div>
  );
}

/** Heroes in a row: a tap opens the whole card. */
function Strip({ heroes, props }: { heroes: readonly HeroView[]; props: Props }) {
  const { view, speak } = props;
  const [open, setOpen] = useState<string | null>(null);
  const shown = view.heroes.find((h) => h.id === open);
  if (heroes.length === 0) return null;
  return (
    <ul className="dy-strip">
      {heroes.map((h) => (
        <li key={h.id}>
          <button
            type="button"
            className={`dy-strip-hero${h.id === `h${view.turn.hero}` ? ' dy-strip-acts' : ''}${h.dead ? ' dy-card-dead' : ''}`}
            title={speak.say(heroName(h.code))}
            onClick={() => setOpen(h.id)}
          >
            <Portrait code={h.code} size={30} />
            <span>
              <b>{speak.say(heroName(h.code))}</b>
              <HeartCount energy={h.dead ? 0 : h.energy} most={h.values.energy} speak={speak} />
              {states(h, view, speak).length > 0 ? <i>{states(h, view, speak)[0]}</i> : null}
            </span>
          </button>
        </li>
      ))}
      {shown ? (
        <Dialog title={speak.say(heroName(shown.code))} onClose={() => setOpen(null)}>
          <HeroCard hero={shown} view={view} props={props} />
        </Dialog>
      ) : null}
    </ul>
  );
}

/** For Wizor: how many of his monsters wait unseen. */
function Sorcery({ props }: { props: Props }) {
  const { view, speak } = props;
  return (
    <p className="dy-wizor">
      <Sign name="crowned-skull" size={24} />
      {speak.say({ key: 'ui.dy.wizorSees', args: { n: view.monsters.length, waiting: view.waiting.length } })}
    </p>
  );
}
