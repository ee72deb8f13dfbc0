import {
  type Met,
  type PlanChoice,
  type Planning,
  type PlanPart,
  type Seat,
  type Text,
  type TextArg,
  text,
  type Wish,
} from '@questhall/kernel';
import type { DystopiaView, HeroView, MonsterView } from './observation.ts';
import { furnitureName, heroName, numberedName } from './text/names.ts';

/**
 * A hero's turn planned ahead: where to go, what to do there, and then its end. Wizor's player may leave a round to the
 * automatic Wizor.
 */

const CHANCES = [30, 40, 50, 60, 70, 80] as const;
const CONDITIONS = CHANCES.map((n) => ({ id: `odds:${n}`, label: text('plan.odds', { n }) }));
const ODDS = CONDITIONS.map(({ id }) => id);

const chanceOf = ({ if: condition }: Wish): number => (condition === undefined ? 0 : Number(condition.slice('odds:'.length)) / 100);

/** "Guardroom 3/4", as the party knows it. */
function squareText(view: DystopiaView, at: string): Text {
  const [x = '', y = ''] = at.split(',');
  const letter = view.squares.find((square) => square.at === at)?.area;
  const own = letter === undefined ? undefined : view.areas[letter];
  if (own === undefined) return text('square', { x, y });
  const area = view.story === null ? text(`level.L${String(view.level).padStart(2, '0')}.area.${letter}`) : own;
  return text('square.in', { area, x, y });
}

function monsterText({ bossId, name, code, number }: MonsterView, { story }: DystopiaView): TextArg {
  if (bossId !== null && story === null) return text(`boss.${bossId}`);
  return name ?? numberedName(code, number);
}

/** The steps between two squares, "x,y", as if nothing stood in between. */
const steps = (a: string, b: string): number => {
  const [[ax, ay], [bx, by]] = [a, b].map((at) => at.split(',').map(Number)) as [[number, number], [number, number]];
  return Math.abs(ax - bx) + Math.abs(ay - by);
};

/** The heroes of a seat that have turns to come. */
const heroesOf = (view: DystopiaView, seat: Seat): { n: number; hero: HeroView; at: string }[] =>
  view.heroes.flatMap((hero, n) => (hero.seat === seat && !hero.dead && hero.at !== null ? [{ n, hero, at: hero.at }] : []));

/** Whose turn of this seat goes on, by number; undefined: none. */
function acting(view: DystopiaView, seat: Seat): number | undefined {
  const { hero } = view.turn;
  return view.phase === 'level' && view.heroes[hero]?.seat === seat ? hero : undefined;
}

/** Things to go to: `on` where one stands on them, else beside them. */
function placesOf(view: DystopiaView): PlanChoice[] {
  const place = (id: string, what: TextArg, at: string): PlanChoice => ({
    id,
    label: text('plan.place', { what, square: squareText(view, at) }),
  });
  return [
    ...view.monsters.map((monster) => place(`reach:${monster.id}`, monsterText(monster, view), monster.at)),
    ...view.furniture.filter(({ searched }) => !searched).map(({ at, kind }) => place(`beside:${at}`, furnitureName(kind), at)),
    ...view.doors.filter(({ open }) => !open).map(({ at }) => place(`beside:${at}`, text('plan.door'), at)),
    ...view.piles.map(({ at }) => place(`on:${at}`, text('plan.pile'), at)),
    ...view.exits.map((at) => place(`on:${at}`, text('plan.exit'), at)),
    ...(view.captive === null ? [] : [place(`beside:${view.captive}`, text('plan.captive'), view.captive)]),
  ];
}

function deedsOf(view: DystopiaView): PlanChoice[] {
  const of = (key: string, at: string, what?: TextArg) => text(key, { square: squareText(view, at), ...(what ? { what } : {}) });
  return [
    ...(view.monsters.length > 0 ? [{ id: 'attack', label: text('plan.attack'), if: ODDS }] : []),
    ...view.monsters.map((monster) => ({
      id: `attack:${monster.id}`,
      label: of('plan.attack.one', monster.at, monsterText(monster, view)),
      if: ODDS,
    })),
    ...view.furniture
      .filter(({ searched }) => !searched)
      .map(({ at, kind }) => ({ id: `search:${at}`, label: of('plan.search', at, furnitureName(kind)) })),
    ...view.doors.filter(({ open }) => !open).map(({ at }) => ({ id: `open:${at}`, label: of('plan.open', at) })),
    ...(view.captive === null ? [] : [{ id: 'free', label: text('pick.free') }]),
    { id: 'nothing', label: text('plan.nothing') },
  ];
}

function partsOf(view: DystopiaView, { n, hero }: { n: number; hero: HeroView }): PlanPart[] {
  const who = { hero: heroName(hero.code) };
  const deeds = deedsOf(view);
  const conditions = deeds.some((deed) => deed.if) ? CONDITIONS : [];
  const stay: PlanChoice = { id: 'stay', label: text('plan.stay') };
  return [
    { id: `go.${n}`, title: text('plan.go', who), choices: [...placesOf(view), stay], conditions: [], most: 3, usual: [{ do: 'stay' }] },
    { id: `do.${n}`, title: text('plan.do', who), choices: deeds, conditions, most: 3, usual: [{ do: 'nothing' }] },
  ];
}

/** How a hero gets to a place in this turn: by the fewest steps, as the nearest ways come first. */
function going(what: string, view: DystopiaView): Met {
  const [how = '', target = ''] = what.split(':');
  const here = view.heroes[view.turn.hero]?.at ?? '';
  if (how === 'stay') return 'skip';
  if (how === 'reach' && view.aims.some(({ to, problem }) => to === target && problem === null)) return 'skip';
  const there = (at: string) => (how === 'on' ? at === target : steps(at, target) === 1);
  if (how !== 'reach' && there(here)) return 'skip';
  const way = view.ways.find(({ to, attacks }) => (how === 'reach' ? attacks.some((id) => id === target) : there(to)));
  return way && { choose: `go:${way.to}` };
}

/** What Dystopia tells of turns that are planned ahead. */
export const planning: Planning<DystopiaView> = {
  form(view, seat) {
    if (view.phase !== 'level' || view.outcome) return [];
    if (view.wizor) {
      if (view.turn.monster >= 0) return [];
      const auto = { id: 'auto', label: text('plan.auto') };
      return [{ id: 'wizor', title: text('plan.wizor'), choices: [auto], conditions: [], most: 1, usual: [{ do: 'auto' }] }];
    }
    if (acting(view, seat) !== undefined) return [];
    return heroesOf(view, seat).flatMap((one) => partsOf(view, one));
  },

  turn(view, seat) {
    if (view.phase !== 'level') return null;
    if (view.wizor) return view.turn.hero < 0 ? { id: `wizor ${view.level}.${view.round}` } : null;
    const hero = acting(view, seat);
    return hero === undefined ? null : { id: `${view.level}.${view.attempt}.${view.round}.${hero}`, scope: String(hero) };
  },

  asks({ kind, seat }, view) {
    if (kind === 'wizor') return ['wizor'];
    // Whether somebody may pass is asked in others' turns.
    if (kind === 'way' || acting(view, seat) === undefined) return null;
    return kind === 'hero' ? [`go.${view.turn.hero}`, `do.${view.turn.hero}`] : [];
  },

  meets(part, wish, { options }, view): Met {
    if (part.startsWith('go.')) return going(wish.do, view);
    if (wish.do === 'nothing') return 'skip';
    const found = options.filter(({ id }) => (wish.do === 'attack' ? id.startsWith('attack:m') : id === wish.do));
    const least = chanceOf(wish);
    const [best] = found.map(({ id, odds = 0 }) => ({ id, odds })).toSorted((a, b) => b.odds - a.odds);
    return best && best.odds >= least ? { choose: best.id } : undefined;
  },

  ofCourse: ({ kind, options }) => (kind === 'hero' ? options.find(({ id }) => id === 'end')?.id : undefined),

  repeats: [],

  facts(view, seat) {
    const { squares, furniture, traps, doors } = view;
    const known = squares.length + furniture.length + traps.length + doors.length;
    const own = heroesOf(view, seat).flatMap(({ n, hero, at }) => [
      [`moved.${n}`, at],
      [`lost.${n}`, hero.energy - hero.lost],
      [`changed.${n}`, [hero.attack, hero.defence, ...hero.things, ...hero.spells, ...hero.weapons].join(' ')],
    ]);
    return view.wizor ? {} : { ...Object.fromEntries(own), revealed: known };
  },

  during: ['revealed'],
};
