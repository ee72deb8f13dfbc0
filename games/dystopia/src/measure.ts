import { begin, type Chance, fast, type GameEvent, play } from '@questhall/kernel';
import { gridOf, parseSquare } from './board/grid.ts';
import type { Goal, LevelFile } from './board/level.ts';
import { heroesWon } from './ends.ts';
import type { DystopiaEvent } from './events.ts';
import { dystopia, heuristic } from './index.ts';
import { ownLevel } from './levels/read.ts';
import { Table } from './rules/kit.ts';
import type { FigureId, State } from './state.ts';

/*
 * How hard a level is: parties of bots play it. Plain data in and out, so that threads and workers share the work; each
 * party has its own chance, so that it does not matter which of them plays it.
 */

/** What is measured. */
export interface Measuring {
  /** The text of a level that can be played. */
  level: string;
  heroes: number;
  difficulty: 'easy' | 'normal' | 'hard';
  seed: number;
}

/** A party that has not won by then never will, as far as its author waits (DYS-GEN.11). */
export const MOST_ROUNDS = 120;
/** A party that asks more than this has lost its way. */
const MOST_DECISIONS = 20_000;

/** How one party fared. */
export interface PartyTale {
  outcome: 'won' | 'lost' | 'unfinished';
  rounds: number;
  /** Who died, in which area, and because of what: a monster's code, a trap's kind, or nothing that is known. */
  deaths: { hero: string; area: string; by: string }[];
  /** Letters of the areas into which somebody went. */
  visited: string[];
  /** Which goals were met, in the order of the file; `escape` where the level was won. */
  goals: boolean[];
  /** Monsters beaten, how many somebody saw, and how many waited for this party. */
  beaten: number;
  met: number;
  monsters: number;
}

/** The same rules, whose events bring no names: nobody reads them here, and to name what they mention takes an eighth of a party. */
const unnamed: typeof dystopia = { ...dystopia, kit: (s, chance, tell) => new Table(s, chance, tell) };

/** Plays party number `index`. @throws Error where rules or bots fail */
export function playParty({ level: text, heroes, difficulty, seed }: Measuring, index: number): PartyTale {
  const level = ownLevel(text);
  const chance = fast(seed, index);
  const own = fast(seed ^ 0x51ed270b, index);
  const witness = new Witness(level);
  const options = { ownLevel: text, heroes, difficulty, roundLimit: MOST_ROUNDS };
  const s: State = begin(unnamed, { seats: 1, options }, chance, (event: GameEvent) => witness.hear(event as DystopiaEvent));
  for (let n = 0; !s.outcome; n++) {
    if (n > MOST_DECISIONS) throw new Error(`no end after ${MOST_DECISIONS} decisions`);
    const d = s.pending[0]!;
    play(unnamed, s, { decision: d.id, seat: d.seat, choice: answer(s, d, own) }, chance, (event: GameEvent) =>
      witness.hear(event as DystopiaEvent),
    );
  }
  const won = heroesWon(s.outcome.reason);
  const waited = level.monsters.filter(({ minParty }) => (minParty ?? 1) <= s.party);
  return {
    outcome: won ? 'won' : s.round > MOST_ROUNDS ? 'unfinished' : 'lost',
    rounds: Math.min(s.round, MOST_ROUNDS),
    deaths: witness.deaths,
    visited: [...witness.visited].sort(),
    goals: level.goals.map((goal, i) => (goal.type === 'escape' ? won : (s.goals[i] ?? false))),
    beaten: s.monsters.filter(({ entry, dead }) => entry >= 0 && dead).length,
    met: s.monsters.filter(({ entry }) => entry >= 0).length,
    monsters: waited.length,
  };
}

/** The bots look at what their seat sees. Which heroes go is drawn, so that no party is favoured. */
function answer(s: State, d: State['pending'][number], own: Chance) {
  if (d.kind === 'chooseHero') return d.options[own.below(d.options.length)]!;
  return heuristic.playout(dystopia.glance!(s, d.seat), d, own);
}

/** Listens to a match and keeps what the report needs. */
class Witness {
  readonly visited = new Set<string>();
  readonly deaths: PartyTale['deaths'] = [];
  readonly #level: LevelFile;
  readonly #codes = new Map<FigureId, string>();
  #cause = '';
  /** The square that a figure of the heroes came to last, and was counted for. */
  #last = '';

  constructor(level: LevelFile) {
    this.#level = level;
  }

  hear(event: DystopiaEvent): void {
    switch (event.type) {
      case 'appeared':
        if (event.figure && event.code) this.#codes.set(event.figure, event.code);
        break;
      case 'placed':
      case 'moved':
        if (!event.figure.startsWith('h')) break;
        for (const at of event.type === 'moved' ? event.path : [event.at]) this.#visit(at);
        break;
      case 'attacked':
        this.#cause = this.#codes.get(event.from) ?? this.#codes.get(event.to) ?? '';
        break;
      case 'cast':
        this.#cause = this.#codes.get(event.caster) ?? '';
        break;
      case 'trapSprung':
        this.#cause = event.trap;
        break;
      case 'died':
        if (event.figure.startsWith('h')) this.deaths.push({ hero: event.code, area: this.#areaOf(event.at), by: this.#cause });
        break;
      default:
        break;
    }
  }

  #visit(at: string): void {
    if (at === this.#last) return;
    this.#last = at;
    this.visited.add(this.#areaOf(at));
  }

  #areaOf(at: string): string {
    const grid = gridOf(this.#level);
    return grid.cells[parseSquare(grid, at)] ?? '';
  }
}

/** A rate with its 95 % Wilson interval. */
export interface Rate {
  n: number;
  rate: number;
  low: number;
  high: number;
}

/** What came of all parties. */
export interface LevelReport {
  parties: number;
  won: Rate;
  /** Neither won nor lost within `MOST_ROUNDS`: counted as not won. */
  unfinished: number;
  rounds: { mean: number; median: number; p95: number } | null;
  deaths: { mean: number; nobody: Rate; byArea: Record<string, number>; by: Record<string, number>; byHero: Record<string, number> };
  /** Every area with the share of parties that went into it, least visited first. */
  areas: { area: string; name: string; share: number }[];
  /** Letters of the areas in which nobody ever was. */
  neverVisited: string[];
  goals: { goal: Goal; rate: number }[];
  /** Share of all monsters of the level that were beaten, and of those that somebody met. */
  beaten: number;
  beatenOfMet: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const round = (n: number, digits = 4): number => Math.round(n * 10 ** digits) / 10 ** digits;

/** Counts what the parties told. */
export function reportOf(level: LevelFile, tales: readonly PartyTale[]): LevelReport {
  const n = tales.length;
  const deaths = tales.flatMap((tale) => tale.deaths);
  const share = (k: number) => (n > 0 ? round(k / n) : 0);
  const areas = [...gridOf(level).areas.keys()].map((area) => ({
    area,
    name: level.areas?.[area] ?? '',
    share: share(tales.filter(({ visited }) => visited.includes(area)).length),
  }));
  return {
    parties: n,
    won: rateOf(tales.filter(({ outcome }) => outcome === 'won').length, n),
    unfinished: tales.filter(({ outcome }) => outcome === 'unfinished').length,
    rounds: spread(tales.map(({ rounds }) => rounds)),
    deaths: {
      mean: n > 0 ? round(deaths.length / n, 2) : 0,
      nobody: rateOf(tales.filter((tale) => tale.deaths.length === 0).length, n),
      byArea: counted(deaths.map(({ area }) => area)),
      by: counted(deaths.map(({ by }) => by)),
      byHero: counted(deaths.map(({ hero }) => hero)),
    },
    areas: areas.sort((a, b) => a.share - b.share || (a.area < b.area ? -1 : 1)),
    neverVisited: areas.filter((one) => one.share === 0).map(({ area }) => area),
    goals: level.goals.map((goal, i) => ({ goal, rate: share(tales.filter(({ goals }) => goals[i]).length) })),
    beaten: round(sum(tales.map(({ beaten }) => beaten)) / Math.max(1, sum(tales.map(({ monsters }) => monsters)))),
    beatenOfMet: round(sum(tales.map(({ beaten }) => beaten)) / Math.max(1, sum(tales.map(({ met }) => met)))),
  };
}

function counted(words: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries([...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)));
}

function spread(numbers: readonly number[]): LevelReport['rounds'] {
  if (numbers.length === 0) return null;
  const sorted = [...numbers].sort((a, b) => a - b);
  const rank = (part: number) => sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)]!;
  return { mean: round(sum(sorted) / sorted.length, 1), median: rank(0.5), p95: rank(0.95) };
}

/** Two-sided 95 % of a normal distribution. */
const Z = 1.959964;

/** `k` of `n` with the 95 % Wilson interval, which holds near 0 and 1, too. */
export function rateOf(k: number, n: number): Rate {
  if (n === 0) return { n: 0, rate: 0, low: 0, high: 1 };
  const p = k / n;
  const z2 = Z * Z;
  const middle = (p + z2 / (2 * n)) / (1 + z2 / n);
  const half = (Z / (1 + z2 / n)) * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n));
  return { n: k, rate: round(p), low: round(Math.max(0, middle - half)), high: round(Math.min(1, middle + half)) };
}
