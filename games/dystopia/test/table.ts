import { type Action, ASIDE, type Chance, type Choice, decisionOf, decisionView, play, resume } from '@questhall/kernel';
import { parseSquare } from '../src/board/grid.ts';
import type { DystopiaEvent } from '../src/events.ts';
import { dystopia } from '../src/index.ts';
import { gridAt } from '../src/rules/values.ts';
import { type Situation, stateOf } from '../src/scenario/situation.ts';
import type { Hero, Monster, State } from '../src/state.ts';

export { type Situation, stateOf } from '../src/scenario/situation.ts';

type Face = number | 'U';

/** Dice and cards in the order in which they will be needed. What is not foreseen throws. */
class Script implements Chance {
  readonly red: number[] = [];
  readonly white: Face[] = [];
  readonly curses: string[] = [];

  below(n: number, what = 'die', items?: readonly unknown[]): number {
    if (what === 'curse') {
      const wanted = this.curses.shift();
      const at = (items as { id: string }[]).findIndex(({ id }) => id === wanted);
      if (at < 0) throw new Error(`nobody foresaw a curse (${wanted ?? 'none'})`);
      return at;
    }
    if (what === 'easy') return n - 1;
    if (n !== 6) throw new Error(`a ${what} die with ${n} faces`);
    const face = what === 'red' ? this.red.shift() : this.white.shift();
    if (face === undefined) throw new Error(`nobody foresaw a ${what} die`);
    return face === 'U' ? 5 : face - 1;
  }
}

/** A match that a test plays by hand. */
export class TestTable {
  readonly s: State;
  readonly script = new Script();
  /** What was told since the last `do`. */
  told: DystopiaEvent[] = [];

  constructor(s: State) {
    this.s = s;
  }

  /** Red dice, then white dice, to be thrown next. */
  dice(red: readonly number[], white: readonly Face[] = []): this {
    this.script.red.push(...red);
    this.script.white.push(...white);
    return this;
  }

  white(...faces: Face[]): this {
    return this.dice([], faces);
  }

  curse(...ids: string[]): this {
    this.script.curses.push(...ids);
    return this;
  }

  go(): this {
    resume(dystopia, this.s, this.script, (event) => this.told.push(event as DystopiaEvent));
    return this;
  }

  /** The only question, or the one to this seat. */
  asked(seat?: number) {
    const d = seat === undefined ? this.s.pending[0] : decisionOf(this.s, seat);
    if (!d) throw new Error('nobody is asked');
    return d as NonNullable<typeof d> & { id: number };
  }

  get kind(): string | undefined {
    return this.s.pending[0]?.kind;
  }

  get options(): readonly string[] {
    return this.asked().options;
  }

  /** Options that begin with a word: `of('go')` are the squares to which one can go. */
  of(what: string): string[] {
    return this.options.filter((id) => id.startsWith(`${what}:`)).map((id) => id.slice(what.length + 1));
  }

  /** Why an option is not offered: the code of appendix J.2, or undefined. */
  why(option: string): string | undefined {
    const { seat } = this.asked();
    const refused = decisionView(dystopia, this.s, seat)?.refused.find(({ id }) => id === option);
    return refused?.reason.key.slice('no.'.length);
  }

  /** Answers questions in order. */
  do(...choices: Choice[]): this {
    this.told = [];
    for (const choice of choices) this.answer(choice);
    return this;
  }

  answer(choice: Choice, seat?: number): this {
    const d = this.asked(seat);
    const action: Action = { decision: d.id, seat: d.seat, choice };
    play(dystopia, this.s, action, this.script, (event) => this.told.push(event as DystopiaEvent));
    return this;
  }

  /** The beginning: nobody minds who is Wizor or in which order the heroes go; heroes as they are named, or the first free. */
  crew(...codes: string[]): this {
    this.told = [];
    for (;;) {
      if (this.kind === 'chooseHero') this.answer(codes.shift() ?? this.options[0]!);
      else if (this.kind === 'chooseWizor' || this.kind === 'order') this.answer('any');
      else return this;
    }
  }

  /** What a seat may do unasked. */
  asides(seat: number): readonly string[] {
    return dystopia.asides!.options(this.s, seat);
  }

  /** Does something unasked. */
  aside(seat: number, id: string): this {
    this.told = [];
    play(dystopia, this.s, { decision: ASIDE, seat, choice: id }, this.script, (event) => this.told.push(event as DystopiaEvent));
    return this;
  }

  hero(n = 0): Hero & { square: string } {
    const h = this.s.heroes[n]!;
    return { ...h, square: this.name(h.at) };
  }

  monster(n = 0): Monster & { square: string } {
    const m = this.s.monsters[n]!;
    return { ...m, square: this.name(m.at) };
  }

  name(at: number): string {
    const { width } = gridAt(this.s);
    return at < 0 ? '-' : `${at % width},${Math.floor(at / width)}`;
  }

  at(name: string): number {
    return parseSquare(gridAt(this.s), name);
  }

  /** The events of a type, since the last `do`. */
  events<T extends DystopiaEvent['type']>(type: T): Extract<DystopiaEvent, { type: T }>[] {
    return this.told.filter((event): event is Extract<DystopiaEvent, { type: T }> => event.type === type);
  }
}

/** A table on which the first question waits (unless it needs dice first: give them with `later`). */
export const table = (t: Situation): TestTable => later(t).go();
/** A table on which nothing has happened yet: give it dice, then `go()`. */
export const later = (t: Situation): TestTable => new TestTable(stateOf({ ...t, options: { campaign: false, ...t.options } }));

/** One warrior at 3,3. */
export const alone = (hero: Partial<Situation['heroes'][number]>, more: Partial<Situation> = {}): TestTable =>
  table({ heroes: [{ code: 'warrior', at: '3,3', ...hero }], ...more });

/** A warrior at 3,3 with an elf right beside him, and a dwarf far away. */
export const pair = (
  first: Partial<Situation['heroes'][number]>,
  second: Partial<Situation['heroes'][number]> = {},
  more: Partial<Situation> = {},
): TestTable =>
  table({
    heroes: [
      { code: 'warrior', at: '3,3', ...first },
      { code: 'elf', at: '4,3', ...second },
      { code: 'dwarf', at: '12,8' },
    ],
    ...more,
  });
