import { clone, fast } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { distance, isCorridor, nameOf, parseSquare } from '../src/board/grid.ts';
import { heroOptions } from '../src/rules/hero-options.ts';
import { Table } from '../src/rules/kit.ts';
import { gridAt, heroId, heroValue, levelOf, monsterId, monsterValue, rangeOf, seesSquare, squareAt } from '../src/rules/values.ts';
import type { State } from '../src/state.ts';
import { observe } from '../src/view.ts';
import { Board, positions } from './board-by-rules.ts';

/* What the heroes' players see of a level, and what Wizor's player does, beside the same said straight from the rules. */

/** The position with a person as Wizor, some of it searched, removed or silenced, in somebody's turn. */
function seated(s: State, seed: number): State {
  const chance = fast(seed, 4);
  const d = clone(s);
  d.wizor = d.seats;
  (d as { seats: number }).seats++;
  for (const thing of d.furniture) if (thing.shown && chance.below(3) === 0) thing.searched = true;
  if (chance.below(2) === 0) d.options.roundLimit = Math.max(1, d.round - chance.below(3));
  d.turn.hero = chance.below(2) === 0 ? chance.below(d.heroes.length) : -1;
  d.turn.monster = d.turn.hero < 0 && d.monsters.length > 0 ? chance.below(d.monsters.length) : -1;
  d.turn.spent = chance.below(4);
  d.turn.stage = (['fresh', 'moved', 'acted'] as const)[chance.below(3)]!;
  return d;
}

const counts: Record<string, number> = {};
const count = (what: string, many: number) => {
  counts[what] = (counts[what] ?? 0) + many;
};

/** Everything of a level that is or is not to be seen, by name of square. */
function compare(s: State, seat: number | undefined): void {
  // After the end the whole level may be seen (DYS-HID.5).
  const all = seat === s.wizor || s.outcome !== null;
  const view = observe(s, seat);
  const board = new Board(s);
  const grid = gridAt(s);
  const level = levelOf(s);
  const name = (at: number) => nameOf(grid, at);
  const seen = (at: number) => all || s.revealed.includes(grid.cells[at]!);
  expect(view.squares.map(({ at }) => at)).toEqual(
    board.squares.filter((at) => grid.cells[at] !== '#' && (grid.cells[at] === '+' ? all || s.open.includes(at) : seen(at))).map(name),
  );
  expect(view.doors).toEqual(
    grid.doors
      .filter((at) => all || s.doors.includes(at))
      .map((at) => {
        const entry = level.doors?.find((door) => door.at[0] + door.at[1] * grid.width === at);
        return { at: name(at), open: s.open.includes(at), locked: entry?.state === 'locked', key: entry?.key ?? null };
      }),
  );
  expect(view.exits).toEqual(grid.exits.filter(seen).map(name));
  expect(Object.keys(view.areas).sort()).toEqual(
    Object.keys(level.areas ?? {})
      .filter((area) => all || s.revealed.includes(area))
      .sort(),
  );
  expect(view.shown).toEqual(all ? s.revealed : null);
  expect(view.size).toEqual(all ? { width: grid.width, height: grid.height } : null);
  expect(view.furniture).toEqual(
    level.furniture.flatMap(({ kind, treasure, minParty = 1 }, i) => {
      const { shown, searched } = s.furniture[i]!;
      if (minParty > s.party || !(all || shown)) return [];
      return [{ at: name(grid.furnitureAt[i]!), kind, searched, shown, treasure: all && !searched ? treasure : null }];
    }),
  );
  expect(view.traps).toEqual(
    level.traps.flatMap(({ kind }, i) => {
      const { visible, gone } = s.traps[i]!;
      return !gone && (all || visible) ? [{ at: name(grid.trapsAt[i]!), kind, visible }] : [];
    }),
  );
  expect(view.neutrals.map(({ at }) => at)).toEqual(grid.neutralsAt.filter((_, i) => all || s.neutrals[i]).map(name));
  const caught = s.captive === 'shown' || (all && s.captive === 'hidden');
  expect(view.captive).toBe(level.captive && caught ? name(grid.captive!) : null);
  expect(view.monsters.map(({ id, at, energy }) => [id, at, energy])).toEqual(
    s.monsters.flatMap((m, n) => (m.dead ? [] : [[monsterId(n), name(m.at), m.energy]])),
  );
  expect(view.heroes.map(({ seat: own, at }) => [own, at])).toEqual(
    s.heroes.map((h) => [h.code === 'wizard' ? s.lead.seat : h.seat, h.at < 0 ? null : name(h.at)]),
  );
  expect(view.monsters.every(({ pockets }) => (pockets !== null) === all)).toBe(true);
  expect(view.waiting.map(({ at }) => at)).toEqual(all ? s.waiting.map((entry) => name(grid.monstersAt[entry]!)) : []);
  const limit = s.options.roundLimit;
  expect(view.round).toBe(limit > 0 && s.round > limit ? limit : s.round);
  const { hero, monster } = s.turn;
  const steps =
    hero >= 0 ? heroValue(s, hero, 'speed') - s.turn.spent : monster >= 0 ? monsterValue(s, monster, 'speed') - s.turn.spent : 0;
  expect(view.turn).toEqual({ hero, monster, steps: Math.max(0, steps), stage: s.turn.stage });
  const openings = board.squares.filter(
    (at) =>
      isCorridor(grid.cells[at]!) &&
      !s.revealed.includes(grid.cells[at]!) &&
      [0, 1, 2, 3].some((d) => {
        const near = grid.cells[board.next(at, d) ?? -1];
        return near !== undefined && isCorridor(near) && s.revealed.includes(near);
      }),
  );
  expect(view.openings).toEqual(all ? [] : openings.map(name));
  for (const what of ['squares', 'doors', 'exits', 'furniture', 'traps', 'neutrals', 'monsters', 'waiting', 'openings'] as const)
    count(`${all ? 'all' : 'shown'} ${what}`, view[what].length);
}

/** Ways and aims are those of the figure that the seat leads now, and of nobody else. */
function compareWays(s: State, seat: number | undefined): void {
  const view = observe(s, seat);
  const board = new Board(s);
  const { hero, monster, spent, stage } = s.turn;
  const h = s.heroes[hero];
  const m = s.monsters[monster];
  const leads =
    h && !h.dead && h.at >= 0 && seat !== undefined
      ? h.code === 'wizard'
        ? s.lead.mode === 'joint'
          ? s.heroes.some((one) => one.code !== 'wizard' && one.seat === seat)
          : s.lead.seat === seat
        : h.seat === seat
      : h === undefined && m !== undefined && !m.dead && seat === s.wizor;
  if (!leads) {
    expect([view.ways, view.aims]).toEqual([[], []]);
    return;
  }
  const [from, costs, speed] = h
    ? [h.at, board.ofHero(hero), heroValue(s, hero, 'speed')]
    : [m!.at, board.ofMonster(monster), monsterValue(s, monster, 'speed')];
  expect(view.ways.map(({ to, steps }) => [to, steps])).toEqual(
    board.ends(costs, from, Math.max(0, speed - spent)).map(([at, steps]) => [nameOf(gridAt(s), at), steps]),
  );
  if (stage === 'acted') {
    expect(view.ways.every(({ attacks }) => attacks.length === 0)).toBe(true);
    expect(view.aims.every(({ problem }) => problem === 'ACTION_USED')).toBe(true);
  } else if (h) {
    // What can be aimed at is what is offered; nobody aims at a fellow hero, though he may be struck.
    const offered = heroOptions(new Table(s, fast(1), undefined), hero).filter((id) => id.startsWith('attack:m'));
    expect(view.aims.filter(({ problem }) => problem === null).map(({ to }) => `attack:${to}`)).toEqual(offered);
    count('aims', offered.length);
  }
  const foes = h
    ? s.monsters.flatMap((one, k) => (one.dead ? [] : [monsterId(k)]))
    : s.heroes.flatMap((one, k) => (one.dead || one.at < 0 ? [] : [heroId(k)]));
  if (stage !== 'acted')
    for (const { to, steps, attacks } of view.ways) {
      const [near, far] = rangeOf(s, h ? heroId(hero) : monsterId(monster));
      const there = parseSquare(gridAt(s), to);
      const meets = foes.filter((foe) => {
        const at = squareAt(s, foe);
        const away = distance(gridAt(s), there, at);
        return away >= near && away <= far && seesSquare(s, there, at) && speed - spent - steps >= 1;
      });
      expect(attacks).toEqual(meets);
      count('attacks from elsewhere', meets.length);
    }
  expect(view.aims.map(({ to }) => to)).toEqual(foes);
  count('ways', view.ways.length);
}

test('DYS-HID.1 DYS-HID.2 DYS-GEN.11 DYS-MOVE.13 DYS-MOVE.16 heroes see what is set up, Wizor sees all, and only who leads a figure sees its ways', () => {
  let seed = 0;
  for (const s of positions(12)) {
    const d = seated(s, ++seed);
    for (const seat of [undefined, ...Array.from({ length: d.seats }, (_, i) => i)]) {
      compare(d, seat);
      compareWays(d, seat);
    }
  }
  expect(Object.entries(counts).filter(([, many]) => many < 20)).toEqual([
    ['shown waiting', 0],
    ['all openings', 0],
  ]);
});
