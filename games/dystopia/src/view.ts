import type { Seat } from '@questhall/kernel';
import { nameOf, squareOf } from './board/grid.ts';
import type { Goal } from './board/level.ts';
import { type MonsterCode, monsterCard } from './content/index.ts';
import { priceOf } from './content/prices.ts';
import type { DystopiaView, HeroView, MonsterView } from './observation.ts';
import { gridAt, heroId, heroValue, inPlay, levelOf, maxEnergy, monsterId, monsterValue, rangeOf, stepsLeft } from './rules/values.ts';
import type { State } from './state.ts';
import { kindNumber } from './text/state-names.ts';
import { aimsOf, openingsOf, waysOf } from './ways.ts';

/** A view without what is worked out for the next question: where one may go, at what one may aim, what one could open. */
type TableView = Omit<DystopiaView, 'ways' | 'aims' | 'openings'>;

/** What viewers of a state share: the table as those see it who see all, and as the others do. */
interface Shared {
  all?: TableView;
  shown?: TableView;
  openings?: string[];
}

/** What a seat, or a spectator (undefined), may know: built from nothing (DYS-HID.1, DYS-HID.2). Wizor's player sees all. */
export function observe(s: State, seat: Seat | undefined, shared: { all?: unknown } = {}, open = false): DystopiaView {
  const table = tableView(s, seat, shared, open);
  const common = shared.all as Shared;
  if (!seesAll(s, seat, open)) common.openings ??= openingsOf(s);
  return {
    ...table,
    ways: waysOf(s, seat),
    aims: aimsOf(s, seat),
    openings: seesAll(s, seat, open) ? [] : common.openings!,
  };
}

/** The view on the way to the next question. */
export function tableView(s: State, seat: Seat | undefined, shared: { all?: unknown } = {}, open = false): TableView {
  shared.all ??= {} satisfies Shared;
  const common = shared.all as Shared;
  const which = seesAll(s, seat, open) ? 'all' : 'shown';
  common[which] ??= tableSeen(s, which === 'all');
  return { ...common[which], you: seat ?? null, wizor: seat !== undefined && seat === s.wizor };
}

/** After the end the whole level may be seen (DYS-HID.5). */
const seesAll = (s: State, seat: Seat | undefined, open: boolean): boolean =>
  (seat !== undefined && seat === s.wizor) || open || s.outcome !== null;

/** @param all whether nothing is hidden */
function tableSeen(s: State, all: boolean): TableView {
  const inLevel = s.phase === 'level';
  const level = levelOf(s);
  const grid = gridAt(s);
  const xy = (at: readonly [number, number]) => nameOf(grid, squareOf(grid, at));
  const shown = (area: string) => all || s.revealed.includes(area);
  const { hero, monster, stage } = s.turn;
  return {
    you: null,
    wizor: false,
    wizorSeat: s.wizor,
    options: { ...s.options },
    phase: s.phase,
    level: s.level,
    story: s.custom === null ? null : { title: level.title, ...level.story },
    round: roundOf(s),
    goals: level.goals.map((goal, i) => ({ goal: { ...goal }, met: s.goals[i] ?? false, ...bossOf(s, goal) })),
    areas: Object.fromEntries(Object.entries(level.areas ?? {}).filter(([area]) => inLevel && shown(area))),
    shown: all && inLevel ? [...s.revealed] : null,
    squares: inLevel
      ? grid.cells.flatMap((area, at) =>
          area !== '#' && (area === '+' ? all || s.open.includes(at) : shown(area)) ? [{ at: nameOf(grid, at), area }] : [],
        )
      : [],
    doors: inLevel ? grid.doors.filter((at) => all || s.doors.includes(at)).map((at) => doorView(s, at)) : [],
    exits: inLevel ? grid.exits.filter((at) => shown(grid.cells[at]!)).map((at) => nameOf(grid, at)) : [],
    furniture: level.furniture.flatMap(({ at, kind, treasure, minParty }, i) => {
      const thing = s.furniture[i];
      if (!inLevel || !thing || (minParty ?? 1) > s.party || !(all || thing.shown)) return [];
      const inside = all && !thing.searched ? [...treasure] : null;
      return [{ at: xy(at), kind, searched: thing.searched, shown: thing.shown, treasure: inside }];
    }),
    traps: level.traps.flatMap(({ at, kind }, i) => {
      const trap = s.traps[i];
      return inLevel && trap && !trap.gone && (all || trap.visible) ? [{ at: xy(at), kind, visible: trap.visible }] : [];
    }),
    neutrals: (level.neutrals ?? []).flatMap(({ at, code }, i) => (inLevel && (all || s.neutrals[i]) ? [{ at: xy(at), code }] : [])),
    captive: inLevel && level.captive && (s.captive === 'shown' || (all && s.captive === 'hidden')) ? xy(level.captive.at) : null,
    heroes: s.heroes.map((_, n) => heroView(s, n)),
    monsters: inLevel ? s.monsters.flatMap((m, n) => (inPlay(m) ? [monsterView(s, n, all)] : [])) : [],
    waiting: inLevel && all ? s.waiting.map((entry) => waitingView(s, entry)) : [],
    size: all ? { width: grid.width, height: grid.height } : null,
    lead: { mode: s.lead.mode, seat: s.lead.seat, next: s.lead.wanted },
    attempt: s.checkpoint?.attempt ?? 1,
    piles: s.piles.map((pile) => ({
      at: nameOf(grid, pile.at),
      gold: pile.gold,
      things: [...pile.things],
      spells: [...pile.spells],
      of: pile.of,
    })),
    heap: { gold: s.heap.gold, things: [...s.heap.things], spells: [...s.heap.spells] },
    turn: { hero, monster, steps: hero >= 0 ? stepsLeft(s, heroId(hero)) : monster >= 0 ? stepsLeft(s, monsterId(monster)) : 0, stage },
    stop:
      s.phase === 'between' && s.stop ? { ...s.stop, stock: [...s.stop.stock], prices: pricesOf(s.stop.stock), ready: readyNow(s) } : null,
    sorceries: { ...s.sorceries },
    silenced: s.silenced,
    outcome: s.outcome && { ...s.outcome, winners: [...s.outcome.winners], ranking: s.outcome.ranking.map((place) => [...place]) },
  };
}

/** The round that is played, or was the last one: the state of a level lost by its limit counts one that never began (DYS-GEN.11). */
const roundOf = ({ round, options: { roundLimit } }: State): number => (roundLimit > 0 ? Math.min(round, roundLimit) : round);

function doorView(s: State, at: number): DystopiaView['doors'][number] {
  const grid = gridAt(s);
  const entry = levelOf(s).doors?.find((door) => squareOf(grid, door.at) === at);
  return { at: nameOf(grid, at), open: s.open.includes(at), locked: entry?.state === 'locked', key: entry?.key ?? null };
}

function heroView(s: State, n: number): HeroView {
  const h = s.heroes[n]!;
  const { at, seat: own, ...card } = JSON.parse(JSON.stringify(h)) as typeof h;
  const id = heroId(n);
  const value = (stat: 'attack' | 'defence' | 'speed' | 'int') => heroValue(s, n, stat);
  return {
    ...card,
    id,
    seat: h.code === 'wizard' ? s.lead.seat : own,
    at: at >= 0 ? nameOf(gridAt(s), at) : null,
    values: {
      attack: value('attack'),
      defence: value('defence'),
      speed: value('speed'),
      int: value('int'),
      energy: maxEnergy(s, id),
      range: rangeOf(s, id),
    },
  };
}

function monsterView(s: State, n: number, all: boolean): MonsterView {
  const m = s.monsters[n]!;
  const id = monsterId(n);
  const entry = m.entry >= 0 ? levelOf(s).monsters[m.entry] : undefined;
  const value = (stat: 'attack' | 'defence' | 'speed' | 'int') => monsterValue(s, n, stat);
  return {
    // Named by the order of being set up, so that numbers show no gaps (DYS-HID.1).
    id,
    code: m.code,
    number: kindNumber(s, n),
    name: entry?.name ?? null,
    boss: entry?.boss !== undefined,
    bossId: entry?.boss ?? null,
    at: nameOf(gridAt(s), m.at),
    energy: m.energy,
    most: maxEnergy(s, id),
    lost: m.lost,
    done: m.done,
    effects: m.effects.map((effect) => ({ ...effect })),
    pockets: all ? [...(entry?.pockets ?? [])] : null,
    values: { attack: value('attack'), defence: value('defence'), speed: value('speed'), int: value('int'), range: rangeOf(s, id) },
  };
}

/** Ids of monsters that wait: no monster that is set up has one of these. */
const WAITING = 1000;

function waitingView(s: State, n: number): MonsterView {
  const entry = levelOf(s).monsters[n]!;
  const grid = gridAt(s);
  const { attack, defence, speed, int, range, energy } = { ...monsterCard(entry.code), ...entry };
  return {
    id: monsterId(WAITING + n),
    code: entry.code,
    number: null,
    name: entry.name ?? null,
    boss: entry.boss !== undefined,
    bossId: entry.boss ?? null,
    at: nameOf(grid, squareOf(grid, entry.at)),
    energy,
    most: energy,
    lost: 0,
    done: false,
    effects: [],
    pockets: [...(entry.pockets ?? [])],
    values: { attack, defence, speed, int, range },
  };
}

/** The heroes who are ready to leave a stop. */
function readyNow(s: State): number[] {
  const f = s.stack.find((one) => one.proc === 'between');
  return s.heroes.flatMap((h, n) => (f?.ready?.[n] && !h.dead ? [n] : []));
}

const pricesOf = (stock: readonly string[]): Record<string, number> => Object.fromEntries(stock.map((thing) => [thing, priceOf(thing)]));

/** Who is meant by a goal that asks for a boss, where no catalogue knows it. */
function bossOf(s: State, goal: Goal): { boss?: { code: MonsterCode; name: string | null } } {
  if (s.custom === null || goal.type !== 'killBoss') return {};
  const entry = levelOf(s).monsters.find(({ boss }) => boss === goal.boss);
  return entry ? { boss: { code: entry.code, name: entry.name ?? null } } : {};
}
