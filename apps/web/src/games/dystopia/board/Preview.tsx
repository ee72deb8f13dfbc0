import type { DystopiaView } from '@questhall/dystopia/client';
import type { DecisionView } from '@questhall/kernel';
import type { Speaker } from '@questhall/text';
import { Ghost, SightLine, Trail } from '../map/Marks.tsx';
import { cellOf, type DungeonPlan } from '../map/model.ts';
import { HeroMark } from '../map/Standee.tsx';
import { percent } from '../percent.ts';
import { whereIs } from './spots.ts';

const distance = (a: string, b: string): number => {
  const [p, q] = [cellOf(a), cellOf(b)];
  return Math.max(Math.abs(p.x - q.x), Math.abs(p.y - q.y));
};

interface Props {
  view: DystopiaView;
  decision: DecisionView | undefined;
  plan: DungeonPlan;
  /** The option that is picked up, or pointed at. */
  option: string | null;
  /** The square that is pointed at. */
  at: string | null;
  speak: Speaker;
}

/** Who acts, as its figure. */
export const actorOf = (plan: DungeonPlan) => plan.figures.find((figure) => figure.acts);

/** What an option would do, before it is chosen: the way with its steps, whom one could strike from there, the odds of a blow. */
export function Preview({ view, decision, plan, option, at, speak }: Props) {
  const me = actorOf(plan);
  if (!decision || !me) return null;
  const way = view.ways.find((one) => option === `go:${one.to}`);
  if (way) {
    return (
      <>
        {me.side === 'hero' ? (
          <Ghost at={way.to}>
            <HeroMark code={me.code} seat={me.seat} />
          </Ghost>
        ) : null}
        <Trail from={me.at} path={way.path} />
        {way.attacks.slice(0, 4).map((id) => {
          const to = whereIs(view, id);
          const aim = view.aims.find((one) => one.to === id);
          return to && aim ? <SightLine key={id} from={way.to} to={to} label={percent(aim.wound, speak.locale)} /> : null;
        })}
      </>
    );
  }
  const target = option?.startsWith('attack:') ? option.slice('attack:'.length) : view.aims.find((one) => whereIs(view, one.to) === at)?.to;
  const aim = view.aims.find((one) => one.to === target);
  const to = target ? whereIs(view, target) : null;
  if (!aim || !to || (decision.kind !== 'hero' && decision.kind !== 'monster')) return null;
  const label = speak.say({ key: 'ui.dy.aim', args: { n: distance(me.at, to), odds: percent(aim.wound, speak.locale) } });
  return <SightLine from={me.at} to={to} label={label} blocked={aim.problem !== null} />;
}
