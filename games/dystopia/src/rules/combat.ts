import { distance } from '../board/grid.ts';
import type { FigureId, State } from '../state.ts';
import { rule, type Table, type White } from './kit.ts';
import {
  figureValue,
  gridAt,
  heroId,
  isHero,
  levelOf,
  markedBy,
  numberOf,
  rangeOf,
  squareAt,
  trinketWith,
  unicornInt,
  witsInt,
} from './values.ts';

const unicorn = (white: readonly White[]): boolean => white.includes('U');
const sum = (white: readonly White[]): number => white.reduce<number>((total, die) => total + (die === 'U' ? 0 : die), 0);

/** One attack: dice, unicorn, at most one energy (DYS-COMB.8 to DYS-COMB.20). */
export const attack = rule('attack', {
  roll(f, g) {
    f.red = [g.roll(6, 'red'), g.roll(6, 'red')];
    f.white = g.white();
    return askPin(g, f.to, f.white, { attacker: f.from, red: [...f.red] });
  },

  compare(f, g) {
    const white = f.white!;
    if (f.choice === 'yes') turnToUnicorn(g, f.to, white);
    const { rule: ruled, ...blow } = blowOf(g.s, f.from, f.to, f.red!, white);
    const { result } = blow;
    g.tell?.({ type: 'attacked', rule: ruled, from: f.from, to: f.to, red: f.red!, white, ...blow });
    if (result === 'wounded' || result === 'outwitted') return { call: 'harm', with: { figure: f.to, n: 1, ...byHero(f.from) } };
    if (result === 'countered') return { call: 'harm', with: { figure: f.from, n: 1, ...byHero(f.to) } };
    return undefined;
  },
});

/** How an attack ends, and by which rule. */
type Outcome = readonly ['wounded' | 'held' | 'countered' | 'averted' | 'outwitted', rule: string];

/** A blow whose dice lie: what stands against what, how it ends, and by which rule (DYS-COMB.8 to DYS-COMB.16). */
interface DecidedBlow {
  attack: number;
  defence: number;
  result: Outcome[0];
  rule: string;
}

/** What comes of an attack with these dice. */
export function blowOf(s: State, from: FigureId, to: FigureId, red: readonly number[], white: readonly White[]): DecidedBlow {
  const attack = figureValue(s, from, 'attack') + markedBy(s, from, to) + red.reduce((a, b) => a + b, 0);
  const defence = figureValue(s, to, 'defence') + sum(white);
  const [result, ruled] = unicorn(white) ? outwit(s, from, to) : attack > defence ? WOUNDED : HELD;
  return { attack, defence, result, rule: ruled };
}
const WOUNDED: Outcome = ['wounded', 'DYS-COMB.10'];
const HELD: Outcome = ['held', 'DYS-COMB.11'];

/** What a unicorn brings: the Int of both is compared, and the sums no longer matter (DYS-COMB.12). */
function outwit(s: State, from: FigureId, to: FigureId): Outcome {
  const [mine, theirs] = [unicornInt(s, from), unicornInt(s, to)];
  if (theirs < mine) return ['outwitted', 'DYS-COMB.15'];
  if (theirs === mine) return ['averted', 'DYS-COMB.16'];
  return inRange(s, to, from) ? ['countered', 'DYS-COMB.13'] : ['averted', 'DYS-COMB.14'];
}

const byHero = (id: FigureId): { by?: number } => (isHero(id) ? { by: numberOf(id) } : {});

/** Within the defender's own range, minimum included (DYS-COMB.14). */
function inRange(s: State, from: FigureId, to: FigureId): boolean {
  const [near, far] = rangeOf(s, from);
  const away = distance(gridAt(s), squareAt(s, from), squareAt(s, to));
  return away >= near && away <= far;
}

/** A hero with an unspent pin is asked before a roll without a unicorn counts (DYS-EQP.16). */
function askPin(g: Table, id: FigureId, white: readonly White[], more: Record<string, unknown>) {
  if (!isHero(id) || unicorn(white)) return undefined;
  const h = g.hero(numberOf(id));
  if (trinketWith(h, 'unicorn') === undefined) return undefined;
  const about = { hero: numberOf(id), white: [...white], ...more };
  return g.askHero(numberOf(id), { kind: 'pin', options: ['yes', 'no'], about, into: 'choice' as const });
}

function turnToUnicorn(g: Table, id: FigureId, white: White[]): void {
  const h = g.hero(numberOf(id));
  h.used.push(trinketWith(h, 'unicorn')!);
  white[0] = 'U';
  g.tell?.({ type: 'pinned', rule: 'DYS-EQP.16', hero: numberOf(id) });
}

/** What comes of an Int test with these dice. */
export function witsOf(s: State, figure: FigureId, against: 'trap' | 'spell' | 'sorcery', white: readonly White[]) {
  const int = witsInt(s, figure, against);
  return { sum: sum(white), int, passed: unicorn(white) || sum(white) < int };
}

/** An Int test: passed with a unicorn, or where both dice show less than Int (DYS-SPELL.8, DYS-TRAP.2). Value: passed. */
export const witsTest = rule('wits', {
  roll(f, g) {
    f.dice = g.white();
    return askPin(g, f.figure, f.dice, { against: f.against });
  },

  judge(f, g) {
    const white = f.dice!;
    if (f.choice === 'yes') turnToUnicorn(g, f.figure, white);
    const { int, passed } = witsOf(g.s, f.figure, f.against, white);
    g.tell?.({ type: 'wits', rule: f.against === 'trap' ? 'DYS-TRAP.2' : 'DYS-SPELL.8', figure: f.figure, white, int, passed });
    return { done: passed };
  },
});

/** Energy is lost, one point at a time; death, pockets and the ends of the game follow at once (A.5, DYS-END.3). */
export const harm = rule('harm', {
  lose(f, g) {
    if (f.n <= 0 || g.s.ended) return 'end';
    f.n -= 1;
    const n = numberOf(f.figure);
    if (isHero(f.figure)) return 'hero';
    const m = g.monster(n);
    m.energy -= 1;
    g.tell?.({ type: 'hurt', rule: 'DYS-NRG.3', figure: f.figure, n: 1, energy: m.energy });
    if (m.energy > 0) return 'lose';
    m.dead = true;
    g.tell?.({ type: 'died', rule: 'DYS-MON.8', figure: f.figure, code: m.code, at: g.name(m.at) });
    const entry = m.entry >= 0 ? levelOf(g.s).monsters[m.entry] : undefined;
    g.meetGoals(
      (goal) =>
        (goal.type === 'killBoss' && entry?.boss !== undefined && goal.boss === entry.boss) ||
        (goal.type === 'defeatWizor' && m.code === 'W1'),
    );
    // Wizor's fall ends the game, whatever else a level asks for (DYS-END.1, DYS-GOAL.5).
    if (m.code === 'W1') g.s.ended ??= 'won';
    const pockets = entry?.pockets ?? [];
    if (pockets.length === 0) return 'end';
    // Whoever took the last energy finds what it carried (DYS-TRES.5).
    if (f.by !== undefined && !g.hero(f.by).dead) return { call: 'gain', with: { hero: f.by, treasure: [...pockets] } };
    g.spill(g.pileOn(m.at), pockets);
    return 'end';
  },

  pocketed: () => 'end',

  hero(f, g) {
    const n = numberOf(f.figure);
    const h = g.hero(n);
    if (h.dead) return 'end';
    const stone = h.energy === 1 ? trinketWith(h, 'surviveOnce') : undefined;
    if (stone !== undefined) {
      h.used.push(stone);
      g.tell?.({ type: 'saved', rule: 'DYS-GEN.12', hero: n, thing: stone });
      // He keeps this one, whatever the blow would have cost him beyond it.
      return 'end';
    }
    h.energy -= 1;
    g.tell?.({ type: 'hurt', rule: 'DYS-NRG.3', figure: f.figure, n: 1, energy: h.energy });
    if (h.energy <= 0) fall(g, n);
    return 'lose';
  },
});

/** A hero dies: his things lie where he stood (DYS-NRG.6, DYS-EQP.13). Between two levels nothing kills. */
function fall(g: Table, n: number): void {
  const h = g.hero(n);
  g.tell?.({ type: 'died', rule: 'DYS-NRG.2', figure: heroId(n), code: h.code, at: g.name(h.at) });
  const kept = h.code === 'wizard' ? ['sceptre'] : [];
  const things = [...h.weapons, ...h.things.filter((thing) => !kept.includes(thing))];
  g.s.piles.push({ at: h.at, gold: h.gold, things, spells: [...h.spells], of: h.code });
  Object.assign(h, {
    dead: true,
    at: -1,
    gold: 0,
    weapons: [],
    attack: null,
    defence: null,
    things: h.things.filter((thing) => kept.includes(thing)),
    spells: [],
    curses: [],
    effects: [],
    lost: 0,
    chained: 0,
    firm: false,
  });
  g.endTurnOf(n);
  g.heroGone();
}
