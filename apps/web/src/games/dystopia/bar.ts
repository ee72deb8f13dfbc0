import type { DystopiaView, FigureId } from '@questhall/dystopia/client';
import type { DecisionView, TextArg } from '@questhall/kernel';
import type { AnyEvent, GameProps } from '../contract.ts';
import { cellOf } from './map/model.ts';
import { percent } from './percent.ts';
import { asEvent } from './playback.ts';
import { figureName } from './words.ts';

/** What ends a hero's turn. */
const END = 'end';

/** What the question's bar says of the acting figure beside the question itself: what is picked up, or why the walk ended. */
export function barText(
  props: GameProps<DystopiaView>,
): { title?: string; words?: string; confirm?: string; also?: { confirm: string; give: string } } | null {
  const { view, decision, picked, speak, log, layout } = props;
  if (decision?.kind !== 'hero' && decision?.kind !== 'monster') return null;
  const option = decision.options.find(({ id }) => id === picked);
  if (option?.id.startsWith('go:')) {
    const way = view.ways.find(({ to }) => option.id === `go:${to}`);
    if (!way) return null;
    const n = costOf(view, way.path);
    const walk = speak.say({ key: 'ui.dy.walk', args: { n } });
    const from = way.attacks.flatMap((id) => {
      const aim = view.aims.find(({ to }) => to === id);
      return aim
        ? [speak.say({ key: 'ui.dy.strikeOdds', args: { figure: figureName(view, id), odds: percent(aim.wound, speak.locale) } })]
        : [];
    });
    return {
      confirm: walk,
      ...(decision.options.some(({ id }) => id === END)
        ? { also: { confirm: speak.say({ key: 'ui.dy.walkEnd', args: { n } }), give: END } }
        : {}),
      words: from.length > 0 ? speak.say({ key: 'ui.dy.fromThere', args: { figures: from } }) : speak.say(option.label),
    };
  }
  if (option?.id.startsWith('attack:')) {
    const odds = option.odds === undefined ? '' : ` · ${percent(option.odds, speak.locale)}`;
    return { confirm: `${speak.say(option.label)}${odds}` };
  }
  if (option || decision.kind !== 'hero') return null;
  const came = newcomersOf(log, view);
  if (came.length === 0) return null;
  const names: TextArg[] = came.map((id) => figureName(view, id));
  const sight = speak.say({ key: 'ui.dy.cameIntoSight', args: { figures: names, n: names.length } });
  // A phone has two lines for it: what is new goes before the steps, which the map shows.
  return { words: layout === 'phone' ? sight : `${sight} ${speak.say(decision.prompt)}` };
}

/** The steps of a way: a jump over a trap counts two. */
function costOf(view: DystopiaView, path: readonly string[]): number {
  const from =
    view.heroes.find(({ id }) => id === `h${view.turn.hero}`)?.at ?? view.monsters.find(({ id }) => id === `m${view.turn.monster}`)?.at;
  return path.reduce((sum, at, i) => {
    const before = path[i - 1] ?? from;
    if (!before) return sum + 1;
    const [a, b] = [cellOf(before), cellOf(at)];
    return sum + Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
  }, 0);
}

/** Lines after which what came into sight before is no news any more. */
const OLD_NEWS: ReadonlySet<string> = new Set(['turnBegan', 'wizorBegan', 'levelBegan', 'attacked', 'cast', 'searched']);

/**
 * The monsters that came into sight by the last step or door of the hero that acts: a walk ends where something is seen, and
 * the table says so. None once something else has been done.
 */
export function newcomersOf(log: readonly AnyEvent[], view: DystopiaView): FigureId[] {
  const came: FigureId[] = [];
  for (let i = log.length - 1; i >= 0; i--) {
    const e = asEvent(log[i]!);
    if (OLD_NEWS.has(e.type)) break;
    if (e.type === 'appeared' && e.figure?.startsWith('m')) came.unshift(e.figure);
    if ((e.type === 'moved' && e.figure === `h${view.turn.hero}`) || e.type === 'doorOpened') break;
  }
  return came.filter((id) => view.monsters.some((m) => m.id === id));
}

/** Whether the acting hero has come where this walk was to lead, and nothing is left there that is worth a question: an exit, a blow. */
export function walkStands(
  view: Pick<DystopiaView, 'heroes' | 'turn'>,
  { options }: Pick<DecisionView, 'options'>,
  choice: string,
): boolean {
  const hero = view.heroes.find(({ id }) => id === `h${view.turn.hero}`);
  const end = options.find(({ id }) => id === END);
  return choice === `go:${hero?.at}` && end !== undefined && end.dear !== true && !options.some(({ id }) => id === 'leave');
}

/** Whether the last step of the hero that acts has shown anything. */
export function sawNews(log: readonly AnyEvent[], view: Pick<DystopiaView, 'turn'>): boolean {
  const steps = log.findLastIndex((one) => {
    const e = asEvent(one);
    return e.type === 'moved' && e.figure === `h${view.turn.hero}`;
  });
  return log.slice(steps + 1).some(({ type }) => type === 'revealed' || type === 'appeared' || type === 'trapSprung');
}
