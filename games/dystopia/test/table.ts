import { type Action, type Chance, type Choice, core, decisionOf, decisionView, type FrameOf, play, resume } from '@questhall/kernel';
import { gridOf, parseSquare, squareOf } from '../src/board/grid.ts';
import type { LevelFile, TreasureEntry, XY } from '../src/board/level.ts';
import { heroCard, monsterCard } from '../src/content/index.ts';
import type { DystopiaEvent } from '../src/events.ts';
import { dystopia } from '../src/index.ts';
import { typedOptions } from '../src/options.ts';
import { gridAt } from '../src/rules/values.ts';
import type { Hero, Locals, Monster, State } from '../src/state.ts';

type At = { at: string };
type Face = number | 'U';

/** A table in the middle of a level, as a test writes it. Squares are "x,y". */
export interface Situation {
  /** Rows: # rock, + door, a-z corridor, A-Z room. Without one: a room of 12 by 8 squares. */
  map?: readonly string[];
  heroes: readonly (Partial<Omit<Hero, 'at'>> & { code: Hero['code']; at?: string })[];
  monsters?: readonly (Partial<Omit<Monster, 'at'>> & At & { code: Monster['code']; boss?: string; pockets?: readonly TreasureEntry[] })[];
  /** Monsters that are not set up yet. */
  hidden?: readonly (At & { code: Monster['code']; minParty?: number })[];
  furniture?: readonly (At & { kind?: 'chest' | 'grave' | 'bookcase'; treasure?: readonly TreasureEntry[] })[];
  traps?: readonly (At & { kind: string; visible?: boolean })[];
  neutrals?: readonly (At & { code: 'S4' | 'L1' })[];
  captive?: string;
  doors?: readonly (At & { state?: 'closed' | 'open' | 'locked'; key?: string })[];
  goals?: LevelFile['goals'];
  exits?: readonly string[];
  /** Letters of the areas that are set up, with all doors beside them; all, if nothing is said. */
  revealed?: readonly string[];
  /** Things in revealed areas stand there already, unless the test wants them to appear. */
  shown?: boolean;
  piles?: readonly (At & Partial<Omit<State['piles'][number], 'at'>>)[];
  round?: number;
  /** Which hero's turn begins; "wizor": Wizor's round. */
  turn?: number | 'wizor';
  options?: Record<string, unknown>;
  seats?: number;
  wizor?: number;
  more?: Partial<State>;
}

const ROOM = ['##############', ...Array.from({ length: 8 }, () => '#AAAAAAAAAAAA#'), '##############'];

const xy = (name: string): XY => {
  const [x = 0, y = 0] = name.split(',').map(Number);
  return [x, y];
};

function levelFrom(t: Situation): LevelFile {
  return {
    schema: 'dystopia-level/1',
    id: 'T01',
    number: 1,
    title: 'A test',
    map: t.map ?? ROOM,
    areas: {},
    doors: (t.doors ?? []).flatMap(({ at, state, key }) => (state ? [{ at: xy(at), state, ...(key ? { key } : {}) }] : [])),
    starts: t.heroes.map(({ at }) => xy(at ?? '1,1')),
    exits: (t.exits ?? []).map(xy),
    goals: t.goals ?? [{ type: 'defeatWizor' }],
    furniture: (t.furniture ?? []).map(({ at, kind, treasure }) => ({ kind: kind ?? 'chest', at: xy(at), treasure: treasure ?? [] })),
    traps: (t.traps ?? []).map(({ at, kind }) => ({ kind, at: xy(at) })),
    monsters: [
      ...(t.monsters ?? []).map(({ at, code, boss, pockets }) => ({
        code,
        at: xy(at),
        ...(boss ? { boss } : {}),
        ...(pockets ? { pockets } : {}),
      })),
      ...(t.hidden ?? []).map(({ at, code, minParty }) => ({ code, at: xy(at), ...(minParty ? { minParty } : {}) })),
    ],
    neutrals: (t.neutrals ?? []).map(({ at, code }) => ({ at: xy(at), code })),
    ...(t.captive ? { captive: { at: xy(t.captive) } } : {}),
    story: { intro: '-', won: '-' },
    after: null,
  };
}

/** The state that a situation describes, not yet run. */
export function stateOf(situation: Situation): State {
  const t = structuredClone(situation);
  const file = levelFrom(t);
  const grid = gridOf(file);
  const seats = t.seats ?? 1;
  const defaults = Object.fromEntries(dystopia.options.map(({ id, byDefault }) => [id, byDefault]));
  const s = dystopia.setup(core<Locals>(dystopia.version, seats), { ...defaults, ...t.options } as never);
  const square = (name: string) => squareOf(grid, xy(name));
  Object.assign(s, { options: typedOptions({ ...defaults, ...t.options } as never), custom: JSON.stringify(file) });
  s.phase = 'level';
  s.round = t.round ?? 1;
  s.wizor = t.wizor ?? null;
  s.party = t.heroes.length;
  s.heroes = t.heroes.map(({ at, code, ...more }, n) => ({
    ...blankHero(code, (s.wizor === null ? 0 : 1) + (n % (seats - (s.wizor === null ? 0 : 1)))),
    ...more,
    at: at === undefined ? -1 : square(at),
  }));
  s.monsters = (t.monsters ?? []).map(({ at, boss: _, pockets: __, ...more }, entry) => ({
    entry,
    energy: monsterCard(more.code).energy,
    dead: false,
    lost: 0,
    effects: [],
    done: false,
    ...more,
    at: square(at),
  }));
  s.waiting = (t.hidden ?? []).map((_, i) => (t.monsters ?? []).length + i);
  s.revealed = [...(t.revealed ?? grid.areas.keys())].sort();
  const near = grid.doors.filter((door) => grid.neighbours[door]!.some((one) => s.revealed.includes(grid.cells[one]!)));
  s.doors = t.shown === false ? [] : near;
  s.open = (t.doors ?? []).filter(({ state }) => state === 'open').map(({ at }) => square(at));
  const there = (at: string) => t.shown !== false && s.revealed.includes(grid.cells[square(at)]!);
  s.furniture = (t.furniture ?? []).map(({ at }) => ({ shown: there(at), searched: false }));
  s.traps = (t.traps ?? []).map(({ visible }) => ({ visible: visible ?? false, gone: false }));
  s.neutrals = (t.neutrals ?? []).map(({ at }) => there(at));
  s.captive = t.captive === undefined ? 'none' : there(t.captive) ? 'shown' : 'hidden';
  s.piles = (t.piles ?? []).map(({ at, ...more }) => ({ gold: 0, things: [], spells: [], of: null, ...more, at: square(at) }));
  s.goals = file.goals.map(() => false);
  Object.assign(s, t.more);
  s.stack = framesOf(t.turn ?? 0, s.heroes.length);
  s.lastId = 10;
  return s;
}

/** The stack of a level in which this hero's turn, or Wizor's round, is about to begin. */
function framesOf(turn: number | 'wizor', heroes: number): State['stack'] {
  const at = turn === 'wizor' ? heroes : turn + 1;
  const inside =
    turn === 'wizor'
      ? { id: 4, proc: 'wizorRound' as const, step: 'begin' }
      : { id: 4, proc: 'heroTurn' as const, step: 'begin', hero: turn };
  return [
    { id: 1, proc: 'match', step: 'after' },
    { id: 2, proc: 'level', step: 'again' },
    { id: 3, proc: 'round', step: turn === 'wizor' ? 'end' : 'more', at, size: heroes },
    inside,
  ] as FrameOf<Locals, keyof Locals>[] as State['stack'];
}

function blankHero(code: Hero['code'], seat: number): Hero {
  return {
    code,
    seat,
    at: -1,
    energy: heroCard(code).energy,
    gold: 0,
    weapons: [],
    attack: null,
    defence: null,
    things: [],
    spells: [],
    curses: [],
    effects: [],
    lost: 0,
    chained: 0,
    pass: true,
    used: [],
    dead: false,
    away: false,
    firm: false,
  };
}

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
    return refused && refused.reason.key.slice('no.'.length);
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
export const table = (t: Situation): TestTable => new TestTable(stateOf(t)).go();
/** A table on which nothing has happened yet: give it dice, then `go()`. */
export const later = (t: Situation): TestTable => new TestTable(stateOf(t));
