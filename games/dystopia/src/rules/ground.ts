import { type Grid, isCorridor, type Square } from '../board/grid.ts';
import { clear, Lines } from '../board/sight.ts';
import type { State } from '../state.ts';
import { gridAt } from './level.ts';

/** What lies on a square: floor that is set up, which is not opaque (DYS-LOS.3) and so the lowest bit, a thing that fills it, a visible trap, figures, what waits to be set up. */
export const FLOOR = 1;
export const OBJECT = 2;
export const TRAP = 4;
export const HERO = 8;
export const MONSTER = 16;
export const WAITS = 32;
/** A hero who lets nobody pass. */
export const CLOSED = 64;

/** No square is that far. */
export const NEVER = 0x7fff;

/** Squares that a search has reached. */
export interface Flood {
  /** Steps to each square, `NEVER` where there is no way. */
  cost: Int16Array;
  /** From where each was reached. */
  back: Int16Array;
  /** The first `count` are those on which one can end, nearest first, then by number. */
  order: Int16Array;
  count: number;
  /** The first `size` are all that were reached: their costs are taken back before the next search. */
  reached: Int16Array;
  size: number;
}

/**
 * The board as numbers, one for each level and shared by all its states: walls, floor, things and traps are worked out
 * again only where they differ from those of the state that asked before; figures are marked for whoever asks. Whatever it
 * hands out is good until the next question.
 */
export class Ground {
  readonly grid: Grid;
  /** Floor, things and visible traps. */
  readonly still: Uint8Array;
  /** The same with figures. */
  readonly now: Uint8Array;
  readonly flood: Flood;
  /** What the search in `flood` was for, as long as board and figures are the same: whoever asks again has it at once. */
  readonly asked: { from: Square; steps: number; blocked: number; lands: number } = { from: -1, steps: 0, blocked: 0, lands: 0 };
  readonly queue: Int16Array;
  /** Room to mark squares for a while. */
  readonly noted: Uint8Array;
  /** Squares by steps, three lists in turn: a step leads to the next one, a jump to the one after it. */
  readonly layers: readonly [Int16Array, Int16Array, Int16Array];
  /** `NEVER` for each square: what a search over the whole level begins with, to be copied. */
  readonly nowhere: Int16Array;
  /** Whether any trap is visible. */
  traps = false;
  /** The squares of corridors that are set up, in the order of their areas. */
  readonly corridors: Square[] = [];
  /** Squares of areas from which others that are not set up come into view: whoever stands there has them set up (DYS-REV.5). */
  readonly onward: Uint8Array;
  /** Whether an area beside an open door is not set up. */
  ajar = false;
  /** Steps over floor that is set up, by number of the question: kept as long as nothing changes. */
  readonly #far: (Int16Array | undefined)[] = [];
  readonly #kept: number[] = [];
  readonly #spare: Int16Array[] = [];
  /** The figures that were marked last: each a square and what is there. */
  readonly #marks: number[] = [];
  #count = 0;
  #marked = 0;
  #moved = true;
  readonly #lines: Lines | undefined;
  #revealed: readonly string[] = [];
  readonly #letters: string[] = [];
  readonly #open: Square[] = [];
  readonly #things: number[] = [];

  constructor(grid: Grid, imagined: boolean) {
    const size = grid.cells.length;
    this.grid = grid;
    this.still = new Uint8Array(size);
    this.now = new Uint8Array(size);
    this.nowhere = new Int16Array(size).fill(NEVER);
    const squares = () => new Int16Array(size);
    this.flood = { cost: this.nowhere.slice(), back: squares(), order: squares(), count: 0, reached: squares(), size: 0 };
    this.queue = squares();
    this.noted = new Uint8Array(size);
    this.layers = [squares(), squares(), squares()];
    this.onward = new Uint8Array(size);
    // An imagined level does not live long enough for a table.
    this.#lines = imagined ? undefined : new Lines(grid);
  }

  /** Whether the line between the middles of two squares is clear (DYS-LOS.8). */
  sees(from: Square, to: Square): boolean {
    return this.#lines ? this.#lines.clear(from, to, this.still) : clear(this.grid, from, to, this.still);
  }

  /**
   * Marks the figures; with `waits` also what is not set up yet and fills its square then (DYS-REV.10).
   * @param closed a bit for each hero who lets nobody pass
   */
  occupy(s: State, waits: boolean, closed = 0): Uint8Array {
    const { now, grid } = this;
    this.#marked = 0;
    for (let n = 0; n < s.heroes.length; n++) {
      const h = s.heroes[n]!;
      if (!h.dead && h.at >= 0) this.#mark(h.at, (closed & (1 << n)) === 0 ? HERO : HERO | CLOSED);
    }
    for (const m of s.monsters) if (!m.dead) this.#mark(m.at, MONSTER);
    if (waits) {
      for (const entry of s.waiting) this.#mark(grid.monstersAt[entry]!, WAITS);
      const { furniture } = grid.level;
      for (let i = 0; i < s.furniture.length; i++)
        if (!s.furniture[i]!.shown && (furniture[i]!.minParty ?? 1) <= s.party) this.#mark(grid.furnitureAt[i]!, WAITS);
      for (let i = 0; i < s.neutrals.length; i++) if (!s.neutrals[i]) this.#mark(grid.neutralsAt[i]!, WAITS);
      if (s.captive === 'hidden' && grid.captive !== null) this.#mark(grid.captive, WAITS);
    }
    if (!this.#moved && this.#marked === this.#count) return now;
    this.#moved = false;
    this.asked.from = -1;
    this.#count = this.#marked;
    now.set(this.still);
    for (let i = 0; i < this.#count; i++) now[this.#marks[i]! >> 8]! |= this.#marks[i]! & 255;
    return now;
  }

  #mark(at: Square, what: number): void {
    const mark = (at << 8) | what;
    if (this.#marks[this.#marked] !== mark) {
      this.#marks[this.#marked] = mark;
      this.#moved = true;
    }
    this.#marked += 1;
  }

  /** What a search over the whole level found that was asked for before under this number; undefined: nobody asked since something changed. */
  recall(number: number): Int16Array | undefined {
    return this.#far[number];
  }

  /** A list of `NEVER` for each square, kept under this number. */
  keep(number: number): Int16Array {
    const steps = this.#spare.pop() ?? new Int16Array(this.nowhere.length);
    steps.set(this.nowhere);
    this.#far[number] = steps;
    this.#kept.push(number);
    return steps;
  }

  /** Looks whether this state's board is still the one that is known, and draws it anew where it is not. */
  fit(s: State): this {
    if (!this.#isKnown(s)) this.#draw(s);
    return this;
  }

  #isKnown(s: State): boolean {
    // Areas are never set up by changing the list, but by another one.
    if (s.revealed !== this.#revealed) {
      if (!same(s.revealed, this.#letters)) return false;
      this.#revealed = s.revealed;
    }
    if (!same(s.open, this.#open)) return false;
    const things = this.#things;
    let i = 0;
    for (const thing of s.furniture) if (things[i++] !== (thing.shown ? 1 : 0)) return false;
    for (const trap of s.traps) if (things[i++] !== (trap.visible && !trap.gone ? 1 : 0)) return false;
    for (const being of s.neutrals) if (things[i++] !== (being ? 1 : 0)) return false;
    return things[i++] === (s.captive === 'shown' ? 1 : 0) && things.length === i;
  }

  #draw(s: State): void {
    const { grid, still } = this;
    const { areas, touching, furnitureAt, trapsAt, neutralsAt, captive } = grid;
    still.fill(0);
    this.corridors.length = 0;
    for (const area of s.revealed) {
      const squares = areas.get(area) ?? [];
      for (const at of squares) still[at] = FLOOR;
      if (!isCorridor(area)) continue;
      const onward = (touching.get(area) ?? []).some((other) => !s.revealed.includes(other)) ? 1 : 0;
      for (const at of squares) this.onward[at] = onward;
      this.corridors.push(...squares);
    }
    this.ajar = s.open.some((door) => grid.doorSides.get(door)?.some((area) => !s.revealed.includes(area)));
    for (const door of s.open) still[door]! |= FLOOR;
    this.traps = false;
    const things = this.#things;
    things.length = 0;
    const mark = (at: Square | null | undefined, there: boolean, what: number) => {
      things.push(there ? 1 : 0);
      if (there && at !== null && at !== undefined) still[at]! |= what;
    };
    s.furniture.forEach(({ shown }, i) => {
      mark(furnitureAt[i], shown, OBJECT);
    });
    s.traps.forEach(({ visible, gone }, i) => {
      mark(trapsAt[i], visible && !gone, TRAP);
      this.traps ||= visible && !gone;
    });
    s.neutrals.forEach((being, i) => {
      mark(neutralsAt[i], being, OBJECT);
    });
    mark(captive, s.captive === 'shown', OBJECT);
    this.#revealed = s.revealed;
    this.#letters.splice(0, this.#letters.length, ...s.revealed);
    this.#open.splice(0, this.#open.length, ...s.open);
    for (const number of this.#kept) {
      this.#spare.push(this.#far[number]!);
      this.#far[number] = undefined;
    }
    this.#kept.length = 0;
    this.#moved = true;
  }
}

function same<T>(a: readonly T[], b: readonly T[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

const GROUNDS = new WeakMap<Grid, Ground>();
let last: Ground | undefined;

/** The board of a state, up to date. */
export function groundOf(s: State): Ground {
  const grid = gridAt(s);
  if (last?.grid === grid) return last.fit(s);
  let ground = GROUNDS.get(grid);
  if (!ground) {
    ground = new Ground(grid, s.imagined !== null);
    GROUNDS.set(grid, ground);
  }
  last = ground;
  return ground.fit(s);
}
