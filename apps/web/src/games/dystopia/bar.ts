import type { DystopiaView, FigureId } from '@questhall/dystopia/client';
import type { DecisionView, Text, TextArg } from '@questhall/kernel';
import type { Speaker } from '@questhall/text';
import type { AnyEvent, BarText, GameProps } from '../contract.ts';
import { meantBy } from './board/meant.ts';
import { placeWords } from './board/nearby.ts';
import { cellOf } from './map/model.ts';
import { percent } from './percent.ts';
import { endsTurn } from './places.ts';
import { waysOut } from './plan.ts';
import { asEvent } from './playback.ts';
import { figureName } from './words.ts';

/** What ends a hero's turn. */
const END = 'end';
/** Of those who came into sight a phone names so many. */
const NAMED = 3;
/** Of whom one could strike after a walk, so many have a button of their own: whoever was touched, then those with the best odds. */
const STRIKES = 2;

/** What the question's bar says of the acting figure beside the question itself: what is picked up, or why the walk ended. */
export function barText(props: GameProps<DystopiaView>): BarText | null {
  const { view, decision, picked, speak, log, layout } = props;
  const held = decision?.kind === 'between' ? decision.options.find(({ id }) => id === picked) : undefined;
  if (held) return { confirm: speak.say(held.label), ...(held.note ? { words: speak.say(held.note) } : {}) };
  if (decision?.kind !== 'hero' && decision?.kind !== 'monster') return null;
  const option = decision.options.find(({ id }) => id === picked);
  if (option?.id.startsWith('go:')) {
    const way = view.ways.find(({ to }) => option.id === `go:${to}`);
    if (!way) return null;
    const n = costOf(view, way.path);
    const walk = speak.say({ key: 'ui.dy.walk', args: { n } });
    const touched = meantBy(decision.id, option.id);
    const targets = way.attacks
      .flatMap((id) => view.aims.filter(({ to }) => to === id))
      .sort((a, b) => Number(b.to === touched) - Number(a.to === touched) || b.wound - a.wound)
      .map(({ to, wound }) => ({ to, figure: figureName(view, to), wound, risk: way.risks?.[to] }));
    // A phone has two lines for it: where they are many their odds stand on the map and on the buttons alone.
    const bare = layout === 'phone' && targets.length > STRIKES;
    const from = targets.map(({ figure, wound, risk }) =>
      bare ? figure : speak.say({ key: 'ui.dy.strikeOdds', args: { figure, odds: oddsText(percent(wound, speak.locale), risk, speak) } }),
    );
    // Monsters strike when they have come, and are asked then.
    const strikes =
      decision.kind === 'hero'
        ? targets.slice(0, STRIKES).map(({ to, figure, wound, risk }) => ({
            // Whoever strikes after a walk goes no further (DYS-TURN.4).
            confirm: [
              speak.say({ key: 'ui.dy.walkStrike', args: { n, figure, odds: oddsText(woundsText(wound, speak), risk, speak) } }),
              speak.say({ key: 'ui.dy.turnEnds' }),
            ].join(' · '),
            give: `attack:${to}`,
            leads: true,
          }))
        : [];
    const ends = decision.options.some(({ id }) => id === END)
      ? [{ confirm: speak.say({ key: 'ui.dy.walkEnd', args: { n } }), give: END }]
      : [];
    // Whoever goes where somebody can be struck means that, or the walk alone.
    const also = strikes.length > 0 ? strikes : ends;
    const tired = (way.tired ?? []).map((id) => figureName(view, id));
    const there =
      from.length > 0
        ? { key: 'ui.dy.fromThere', args: { figures: from } }
        : tired.length > 0 && decision.kind === 'hero'
          ? { key: 'ui.dy.noStepThere', args: { figures: tired } }
          : placeWords(view, way.to);
    // A jump counts two (DYS-TRAP.8): whoever sees their way lead over a trap must know that it is safe.
    // Of two squares of an exit the other one is beside this: whoever would stand on it must not read that it is a step away.
    const onExit = decision.kind === 'hero' && waysOut(view).includes(way.to);
    const words = [
      ...(decision.kind === 'hero' && n > way.path.length ? [{ key: 'ui.dy.jumps' }] : []),
      ...(onExit ? [{ key: 'ui.dy.onExit' }] : []),
      ...(onExit && from.length + tired.length === 0 ? [] : [there]),
    ];
    return { confirm: walk, ...(also.length > 0 ? { also } : {}), words: words.map((one) => speak.say(one)).join(' ') };
  }
  if (option?.id.startsWith('attack:')) {
    const odds = option.odds === undefined ? '' : ` · ${woundsText(option.odds, speak)}`;
    const ends = endsTurn(option, view) ? ` · ${speak.say({ key: 'ui.dy.turnEnds' })}` : '';
    return { confirm: `${speak.say(option.label)}${odds}${ends}` };
  }
  if (option || decision.kind !== 'hero') return null;
  const came = newcomersOf(log, view);
  if (came.length === 0) {
    if (!foundNew(log, view)) return null;
    const found = speak.say({ key: 'ui.dy.newInSight' });
    return { words: layout === 'phone' ? found : `${found} ${speak.say(decision.prompt)}` };
  }
  const names: TextArg[] = came.map((id) => figureName(view, id));
  const sight = speak.say({ key: 'ui.dy.cameIntoSight', args: { figures: names, n: names.length } });
  if (layout !== 'phone') return { words: `${sight} ${speak.say(decision.prompt)}` };
  // A phone has two lines for it: what is new goes before the steps, which the map shows, and many are counted.
  return { words: names.length > NAMED ? speak.say({ key: 'ui.dy.cameMany', args: { n: names.length } }) : sight };
}

/** What a share is the chance of, where it stands alone: that the blow wounds. */
const woundsText = (wound: number, speak: Speaker): string =>
  speak.say({ key: 'ui.dy.wounds', args: { odds: percent(wound, speak.locale) } });

/** The chance of a blow after a walk, and that it comes back, as a blow from where one stands says both. */
const oddsText = (odds: string, countered: number | undefined, speak: Speaker): string =>
  countered ? `${odds} · ${speak.say({ key: 'ui.dy.countered', args: { odds: percent(countered, speak.locale) } })}` : odds;

/** A walk as its button says it; no square is called by numbers, which the map does not show. */
export function hinted({ id }: { id: string }, view: DystopiaView, chosen: boolean): Text | null {
  const way = view.ways.find(({ to }) => id === `go:${to}`);
  return way ? { key: chosen ? 'ui.dy.walkRinged' : 'ui.dy.walk', args: { n: costOf(view, way.path) } } : null;
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

/** What a step can bring into sight besides monsters: rooms, corridors, doors, and what stands in them. */
const FOUND: ReadonlySet<string> = new Set(['revealed', 'appeared', 'doorShown']);

/** Whether the last step of the hero that acts has brought anything into sight, and nothing else has been done since. */
function foundNew(log: readonly AnyEvent[], view: Pick<DystopiaView, 'turn'>): boolean {
  let found = false;
  for (let i = log.length - 1; i >= 0; i--) {
    const e = asEvent(log[i]!);
    if (OLD_NEWS.has(e.type)) return false;
    if (e.type === 'moved') return found && e.figure === `h${view.turn.hero}`;
    found ||= FOUND.has(e.type);
  }
  return false;
}

/**
 * Whether the acting hero has come where this walk was to lead and what was said of it still holds: a blow that can be dealt, or
 * the end of the turn, where nothing is left there that is worth a question (an exit, a blow).
 */
export function walkStands(
  view: Pick<DystopiaView, 'heroes' | 'turn'>,
  { options }: Pick<DecisionView, 'options'>,
  choice: string,
  give: string = END,
): boolean {
  const hero = view.heroes.find(({ id }) => id === `h${view.turn.hero}`);
  if (choice !== `go:${hero?.at}`) return false;
  const option = options.find(({ id }) => id === give);
  return option !== undefined && option.dear !== true && (give !== END || !options.some(({ id }) => id === 'leave'));
}

/** Whether the last step of the hero that acts has shown anything. */
export function sawNews(log: readonly AnyEvent[], view: Pick<DystopiaView, 'turn'>): boolean {
  const steps = log.findLastIndex((one) => {
    const e = asEvent(one);
    return e.type === 'moved' && e.figure === `h${view.turn.hero}`;
  });
  return log.slice(steps + 1).some(({ type }) => type === 'revealed' || type === 'appeared' || type === 'trapSprung');
}
