import { type Decision, type OptionView, type Refusal, type Text, text } from '@questhall/kernel';
import { beside } from '../board/grid.ts';
import { itemCard, monsterCard } from '../content/index.ts';
import { priceOf } from '../content/prices.ts';
import { goodsOf } from '../rules/hero-options.ts';
import { gridAt, heroId, levelOf, monsterId, onBoard, opponentsOf } from '../rules/values.ts';
import type { Hero, State } from '../state.ts';
import { boundProblem, heroProblem } from './hero-problems.ts';
import { monsterProblem } from './monster-problems.ts';
import { no, type Problem } from './problem.ts';

/** Things that never leave a hero, as options would name them: the weapons with which he began, the Wizard's sceptre. */
function boundThings(h: Hero): string[] {
  const own = h.code === 'dwarf' ? ['own.attack', 'own.defence'] : ['own.attack'];
  return h.code === 'wizard' && h.things.includes('sceptre') ? [...own, 'sceptre'] : own;
}

/** What somebody might try in a hero's turn: whatever is in reach, and what his card names. */
function triedByHero(s: State, n: number): string[] {
  const h = s.heroes[n]!;
  const grid = gridAt(s);
  const level = levelOf(s);
  const name = (at: number) => `${at % grid.width},${Math.floor(at / grid.width)}`;
  const near = (at: number) => beside(grid, h.at, at);
  const others = s.heroes.flatMap((other, k) => (k !== n && onBoard(other) ? [k] : []));
  const heroesBeside = others.filter((k) => near(s.heroes[k]!.at));
  const weapons = h.weapons.map((thing) => {
    const weapon = itemCard(thing);
    return weapon.kind === 'weapon' && weapon.slot === 'attack' ? `swap:${thing}:${h.defence ?? '-'}` : `swap:${h.attack ?? '-'}:${thing}`;
  });
  return [
    ...opponentsOf(s, heroId(n)).map((to) => `attack:${to}`),
    ...steps(s, h.at).map((at) => `go:${name(at)}`),
    ...grid.neighbours[h.at]!.flatMap((at) => (s.doors.includes(at) && !s.open.includes(at) ? [`open:${name(at)}`] : [])),
    ...h.spells.map((spell) => `cast:${spell}`),
    ...level.furniture.flatMap((_, i) =>
      s.furniture[i]!.shown && near(grid.furnitureAt[i]!) ? [`search:${name(grid.furnitureAt[i]!)}`] : [],
    ),
    ...s.piles.flatMap(({ at }) => (at === h.at || near(at) ? [`pick:${name(at)}`] : [])),
    ...weapons,
    ...others.map((k) => `trade:${k}`),
    ...(level.neutrals ?? []).flatMap(({ code }, i) =>
      s.neutrals[i] && near(grid.neutralsAt[i]!) ? [code === 'L1' ? 'deal:lyra' : 'deal:shamyr:1'] : [],
    ),
    ...(s.captive === 'shown' && grid.captive !== null && near(grid.captive) ? ['free'] : []),
    ...h.things.flatMap((thing) => {
      const item = itemCard(thing);
      if (item.kind === 'food' || item.kind === 'potion') return [`eat:${thing}`];
      return item.kind === 'trinket' && item.power === 'showTraps' ? ['lens'] : [];
    }),
    'leave',
    ...heroesBeside.flatMap((k) => [...goodsOf(h), ...boundThings(h)].map((thing) => `hand:${thing}:${k}`)),
  ];
}

/** Squares beside one, and those straight beyond. */
function steps(s: State, from: number): number[] {
  const { neighbours } = gridAt(s);
  return neighbours[from]!.flatMap((at) => (neighbours[at]!.includes(at + (at - from)) ? [at, at + (at - from)] : [at]));
}

/** What a monster's player might try. */
function triedByMonster(s: State, n: number): string[] {
  const { sorcery } = monsterCard(s.monsters[n]!.code);
  return [
    ...opponentsOf(s, monsterId(n)).map((to) => `attack:${to}`),
    ...gridAt(s).neighbours[s.monsters[n]!.at]!.map((at) => `go:${at % gridAt(s).width},${Math.floor(at / gridAt(s).width)}`),
    ...Object.keys(sorcery ?? {}).map((id) => `cast:${id}`),
  ];
}

/** What stays with whoever is asked about his goods, or with his partner. */
const ofGoods = (holder: 'hero' | 'partner') => ({
  tried: (s: State, d: Decision) => boundThings(s.heroes[Number(d.about![holder])]!),
  problem: (s: State, d: Decision, id: string) => {
    const h = s.heroes[Number(d.about![holder])]!;
    return boundThings(h).includes(id) ? boundProblem(h, id) : undefined;
  },
});

/** For each kind of question: what the table shows as refused, and why an answer is not to be had (appendix J). */
const REFUSING: Readonly<
  Record<string, { tried(s: State, d: Decision): string[]; problem(s: State, d: Decision, id: string): Problem | undefined }>
> = {
  hero: {
    tried: (s, d) => triedByHero(s, Number(d.about!['hero'])),
    problem: (s, d, id) => heroProblem(s, Number(d.about!['hero']), id),
  },
  monster: {
    tried: (s, d) => triedByMonster(s, Number(d.about!['monster'])),
    problem: (s, d, id) => monsterProblem(s, Number(d.about!['monster']), id),
  },
  between: {
    tried: (s) => (s.stop?.stock ?? []).map((thing) => `buy:${thing}`),
    problem: (s, d, id) => {
      const { gold } = s.heroes[Number(d.about!['hero'])]!;
      const thing = id.slice('buy:'.length);
      return id.startsWith('buy:') && s.stop?.stock.includes(thing) && priceOf(thing) > gold
        ? no('NOT_ENOUGH_GOLD', 'DYS-INN.3')
        : undefined;
    },
  },
  lay: ofGoods('hero'),
  give: ofGoods('hero'),
  want: ofGoods('partner'),
};

type Wording = (s: State, d: Decision, id: string) => Omit<OptionView, 'id'>;

/** The refusals of a question, as the table shows them: what was not offered, the reason `no.<code>`, the rule. */
export function refusals(s: State, d: Decision, words: Wording): Refusal[] {
  return [...new Set(REFUSING[d.kind]?.tried(s, d))].flatMap((id) => refusal(s, d, id, words) ?? []);
}

/** Why one answer is not among the options; undefined where it is one, or none at all. */
export function refusal(s: State, d: Decision, id: string, words: Wording): Refusal | undefined {
  if (d.options.includes(id)) return undefined;
  const problem = REFUSING[d.kind]?.problem(s, d, id);
  if (problem === undefined) return undefined;
  const { label, target } = words(s, d, id);
  return { id, label, ...(target ? { target } : {}), reason: reasonOf(problem, id), rule: problem.rule };
}

/** The reason in words. That steps are missing means something else for a blow than for a walk: it takes one itself (DYS-COMB.3). */
const reasonOf = ({ code }: Problem, id: string): Text =>
  code === 'NO_STEPS_LEFT' ? text('no.NO_STEPS_LEFT', { what: id.split(':')[0]! }) : text(`no.${code}`);
