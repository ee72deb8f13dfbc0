import type { DystopiaView } from '@questhall/dystopia/client';
import type { DecisionView, Text } from '@questhall/kernel';
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
}

/** At most so many are shown at once. */
const MOST = 4;

/** Who acts, as its figure. */
export const actorOf = (plan: DungeonPlan) => plan.figures.find((figure) => figure.acts);

/** A blow that is pointed at or could follow a walk: from where to where, and its odds. */
export interface Aimed {
  from: string;
  to: string;
  label: Text;
  blocked: boolean;
}

type What = Props & { locale: string };

/** The blows that an option, or the square pointed at, is about. */
export function aimedAt({ view, decision, plan, option, at, locale }: What): Aimed[] {
  const me = actorOf(plan);
  if (!decision || !me) return [];
  const way = view.ways.find((one) => option === `go:${one.to}`);
  if (way)
    return way.attacks.slice(0, MOST).flatMap((id): Aimed[] => {
      const to = whereIs(view, id);
      const aim = view.aims.find((one) => one.to === id);
      return to && aim
        ? [{ from: way.to, to, label: { key: 'ui.dy.odds', args: { odds: percent(aim.wound, locale) } }, blocked: false }]
        : [];
    });
  const target = option?.startsWith('attack:') ? option.slice('attack:'.length) : view.aims.find((one) => whereIs(view, one.to) === at)?.to;
  const aim = view.aims.find((one) => one.to === target);
  const to = target ? whereIs(view, target) : null;
  if (!aim || !to || (decision.kind !== 'hero' && decision.kind !== 'monster')) return [];
  const label = { key: 'ui.dy.aim', args: { n: distance(me.at, to), odds: percent(aim.wound, locale) } };
  return [{ from: me.at, to, label, blocked: aim.problem !== null }];
}

/** What an option would do, before it is chosen: the way with its steps, and lines to those who could be struck; their odds stand over the map. */
export function Preview({ view, plan, option, aimed }: Pick<Props, 'view' | 'plan' | 'option'> & { aimed: readonly Aimed[] }) {
  const me = actorOf(plan);
  if (!me) return null;
  const way = view.ways.find((one) => option === `go:${one.to}`);
  return (
    <>
      {way && me.side === 'hero' ? (
        <Ghost at={way.to}>
          <HeroMark code={me.code} seat={me.seat} />
        </Ghost>
      ) : null}
      {way ? <Trail from={me.at} path={way.path} /> : null}
      {aimed.map(({ from, to, blocked }) => (
        <SightLine key={to} from={from} to={to} blocked={blocked} />
      ))}
    </>
  );
}
