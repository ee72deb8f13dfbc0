import { clone, core, type FrameOf } from '@questhall/kernel';
import { gridOf, squareOf } from '../board/grid.ts';
import type { LevelFile, TreasureEntry, XY } from '../board/level.ts';
import { monsterCard } from '../content/index.ts';
import { dystopia } from '../index.ts';
import { typedOptions } from '../options.ts';
import { newHero, passesAtFirst } from '../rules/kit.ts';
import { heroSeats } from '../rules/values.ts';
import type { Hero, Locals, Monster, State } from '../state.ts';

type At = { at: string };

/** A table in the middle of a level, as a test or a scenario writes it. Squares are "x,y". */
export interface Situation {
  /** What the level is called, for a position that people see. */
  title?: string;
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
  /** Which hero's turn begins; "wizor": Wizor's round; "start": the level, with all monsters still waiting. */
  turn?: number | 'wizor' | 'start' | 'stop';
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
    title: t.title ?? 'A test',
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
  const t = clone(situation);
  const file = levelFrom(t);
  const grid = gridOf(file);
  const seats = t.seats ?? 1;
  const defaults = Object.fromEntries(dystopia.options.map(({ id, byDefault }) => [id, byDefault]));
  const s = dystopia.setup(core<Locals>(dystopia.version, seats), { ...defaults, ...t.options } as never);
  const square = (name: string) => squareOf(grid, xy(name));
  Object.assign(s, { options: typedOptions({ ...defaults, ...t.options } as never), custom: JSON.stringify(file) });
  s.phase = 'level';
  s.level = s.options.level;
  s.round = t.round ?? 1;
  s.wizor = t.wizor ?? null;
  const leaders = heroSeats(s);
  const wizard = t.heroes.find(({ code }) => code === 'wizard')?.seat;
  // Never Wizor's player (DYS-HID.6); where somebody is named, he leads the Wizard all the time.
  s.lead.seat = wizard ?? leaders[0]!;
  if (wizard !== undefined) s.lead.mode = 'fixed';
  s.party = t.heroes.length;
  s.heroes = t.heroes.map(({ at, code, ...more }, n) => ({
    ...newHero(code, code === 'wizard' ? -1 : leaders[n % leaders.length]!, -1, passesAtFirst(s.options, code)),
    ...more,
    at: at === undefined ? -1 : square(at),
  }));
  s.monsters = (t.monsters ?? []).map(({ at, code, energy, lost, effects, done, dead }, entry) => ({
    entry,
    code,
    at: square(at),
    energy: energy ?? monsterCard(code).energy,
    dead: dead ?? false,
    lost: lost ?? 0,
    effects: effects ?? [],
    done: done ?? false,
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
function framesOf(turn: number | 'wizor' | 'start' | 'stop', heroes: number): State['stack'] {
  const match = { id: 1, proc: 'match' as const, step: 'after' };
  if (turn === 'start' || turn === 'stop') return [match, { id: 2, proc: 'level', step: 'setUp' }];
  const at = turn === 'wizor' ? heroes : turn + 1;
  const inside =
    turn === 'wizor'
      ? { id: 4, proc: 'wizorRound' as const, step: 'begin' }
      : { id: 4, proc: 'heroTurn' as const, step: 'begin', hero: turn };
  return [
    match,
    { id: 2, proc: 'level', step: 'again' },
    { id: 3, proc: 'round', step: turn === 'wizor' ? 'end' : 'more', at, size: heroes },
    inside,
  ] as FrameOf<Locals, keyof Locals>[] as State['stack'];
}
