import { clone, fast } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { distance, nameOf } from '../src/board/grid.ts';
import { CURSES, curseCard, itemCard, monsterCard, SPELLS, spellCard, type Weapon } from '../src/content/index.ts';
import { FOOD, QUEST_ITEMS, TRINKETS, WEAPONS } from '../src/content/items.ts';
import { priceOf } from '../src/content/prices.ts';
import { heroProblem } from '../src/decisions/hero-problems.ts';
import { monsterProblem } from '../src/decisions/monster-problems.ts';
import { heroOptions } from '../src/rules/hero-options.ts';
import { Table } from '../src/rules/kit.ts';
import { spellTargets } from '../src/rules/spell-targets.ts';
import { gridAt, heroId, heroValue, levelOf, monsterId, monsterValue, rangeOf, seesSquare } from '../src/rules/values.ts';
import type { FigureId, Hero, State } from '../src/state.ts';
import { Board, positions } from './board-by-rules.ts';

/* What a hero may do besides going, and why not, beside the same said straight from the rules. */

const OFFERED = 'offered';
/** Nothing that can be done at all: neither offered nor told why. */
const NOTHING = undefined;

type Answer = string | undefined;

/** The position with full hands: goods, spells, curses, piles, beings and a captive beside somebody. */
function rich(s: State, seed: number): State {
  const chance = fast(seed, 9);
  const d = clone(s);
  const one = <T>(all: readonly T[]): T => all[chance.below(all.length)]!;
  const grid = gridAt(d);
  for (const h of d.heroes) {
    h.things = Array.from({ length: chance.below(5) }, () => one([...TRINKETS, ...FOOD, ...QUEST_ITEMS]).id);
    if (h.code === 'wizard' && chance.below(2) === 0) h.things.push('sceptre');
    h.spells = Array.from({ length: chance.below(4) }, () => one(SPELLS).id);
    const [a, b] = [one(WEAPONS), one(WEAPONS)];
    h.weapons = chance.below(3) === 0 ? [] : a.slot === b.slot ? [a.id] : [a.id, b.id];
    h.attack = null;
    h.defence = null;
    h.gold = chance.below(60);
    h.lost = chance.below(4) === 0 ? 1 : 0;
    h.curses = chance.below(3) === 0 ? [{ id: one(CURSES).id, until: 99 }] : [];
    h.used = [...h.things, ...h.spells, 'lyra'].filter(() => chance.below(5) === 0);
    if (!h.dead && h.at >= 0 && chance.below(2) === 0) d.piles.push({ at: h.at, gold: chance.below(2), things: [], spells: [], of: null });
    // Something beside somebody.
    const near = grid.neighbours[h.at]?.find((at) => new Board(d).floor(at));
    if (near !== undefined && chance.below(2) === 0) d.piles.push({ at: near, gold: 1, things: ['bread'], spells: [], of: null });
  }
  d.neutrals = d.neutrals.map((there) => there || chance.below(2) === 0);
  if (grid.captive !== null && chance.below(2) === 0) d.captive = 'shown';
  const beings = [...grid.neutralsAt, ...(grid.captive === null ? [] : [grid.captive]), ...grid.furnitureAt, ...d.doors];
  const brave = d.heroes[chance.below(d.heroes.length)]!;
  const beside = beings.length > 0 ? grid.neighbours[one(beings)]!.find((at) => grid.cells[at] !== '#') : undefined;
  if (beside !== undefined && !brave.dead && brave.at >= 0) brave.at = beside;
  // Heroes beside each other.
  const [first, second] = d.heroes;
  const free =
    second && first && first.at >= 0 && grid.neighbours[first.at]!.find((at) => new Board(d).floor(at) && new Board(d).hero(at) < 0);
  if (free && !second.dead && second.at >= 0 && chance.below(2) === 0) second.at = free;
  for (const thing of d.furniture) if (thing.shown && chance.below(2) === 0) thing.searched = true;
  if (chance.below(2) === 0) d.goals = d.goals.map(() => true);
  const [exit] = grid.exits;
  const leaver = d.heroes[chance.below(3 * d.heroes.length)];
  if (exit !== undefined && leaver && !leaver.dead && leaver.at >= 0 && new Board(d).hero(exit) < 0) leaver.at = exit;
  const wizard = d.heroes.find(({ code }) => code === 'wizard');
  if (wizard) {
    wizard.things.push('sceptre');
    wizard.spells = SPELLS.filter((card) => card.wizard).map(({ id }) => id);
    wizard.used = wizard.spells.filter(() => chance.below(2) === 0);
  }
  // Doors that somebody stands at: closed ones, and locked ones without their key.
  const door = levelOf(d).doors?.find(({ state }) => state === 'locked');
  if (door && chance.below(2) === 0) {
    const at = door.at[0] + door.at[1] * grid.width;
    const opener = d.heroes[chance.below(d.heroes.length)]!;
    if (!d.doors.includes(at)) d.doors.push(at);
    if (!opener.dead && opener.at >= 0) opener.at = grid.neighbours[at]!.find((near) => grid.cells[near] !== '#')!;
  }
  d.turn.stage = one(['fresh', 'moved', 'acted'] as const);
  d.turn.spent = chance.below(6);
  d.silenced = chance.below(3) === 0;
  return d;
}

class Deeds {
  readonly s: State;
  readonly n: number;
  readonly h: Hero;

  constructor(s: State, n: number) {
    this.s = s;
    this.n = n;
    this.h = s.heroes[n]!;
  }

  /** Side by side, not diagonally (DYS-GEN.6). */
  beside(at: number): boolean {
    const { width } = gridAt(this.s);
    return Math.abs((at % width) - (this.h.at % width)) + Math.abs(Math.floor(at / width) - Math.floor(this.h.at / width)) === 1;
  }

  bans(what: string): boolean {
    return this.h.curses.some(({ id }) => curseCard(id).bans === what);
  }

  /** The first reason that applies; none: it is offered. */
  first(...reasons: readonly (string | false | undefined)[]): string {
    return (reasons.find((reason) => reason) as string | undefined) ?? OFFERED;
  }

  get acted(): string | false {
    return this.s.turn.stage === 'acted' && 'ACTION_USED DYS-TURN.4';
  }

  cursed(what: string): string | false {
    return this.bans(what) && 'CURSED DYS-GEN.12';
  }

  search(at: number): Answer {
    const i = gridAt(this.s).furnitureAt.indexOf(at);
    const thing = this.s.furniture[i];
    if (!thing?.shown) return NOTHING;
    return this.first(
      this.acted,
      this.cursed('search'),
      !this.beside(at) && 'NOT_ADJACENT DYS-TRES.2',
      thing.searched && 'ALREADY_SEARCHED DYS-TRES.4',
    );
  }

  pick(at: number): Answer {
    if (!this.s.piles.some((p) => p.at === at && p.gold + p.things.length + p.spells.length > 0)) return NOTHING;
    return this.first(this.acted, this.cursed('search'), at !== this.h.at && !this.beside(at) && 'NOT_ADJACENT DYS-EQP.12');
  }

  eat(thing: string): Answer {
    const { kind } = itemCard(thing);
    return this.h.things.includes(thing) && (kind === 'food' || kind === 'potion') ? this.first(this.acted) : NOTHING;
  }

  #has(power: string): string | undefined {
    return this.h.things.find((thing) => {
      const card = itemCard(thing);
      return card.kind === 'trinket' && card.power === power;
    });
  }

  rods(at: number): Answer {
    if (!new Board(this.s).trap(at) || !this.#has('removeTrap')) return NOTHING;
    return this.first(this.acted, !this.beside(at) && 'NOT_ADJACENT DYS-GEN.6');
  }

  lens(): Answer {
    const lens = this.#has('showTraps');
    return lens ? this.first(this.acted, this.h.used.includes(lens) && 'USED_THIS_LEVEL DYS-GEN.12') : NOTHING;
  }

  swap(attack: string, defence: string): Answer {
    const { h } = this;
    const cards = [attack, defence].filter((thing) => thing !== '-').map((thing) => itemCard(thing) as Weapon);
    if (cards.some(({ id }) => !h.weapons.includes(id)) || (attack === (h.attack ?? '-') && defence === (h.defence ?? '-'))) return NOTHING;
    return this.first(
      this.acted,
      attack !== '-' && this.cursed('weapon'),
      cards.some(({ users }) => !users.includes(h.code)) && 'NOT_FOR_THIS_HERO DYS-EQP.10',
    );
  }

  hand(thing: string, to: number): Answer {
    const other = this.s.heroes[to];
    if (!other || to === this.n || other.dead || other.at < 0) return NOTHING;
    const own = thing === 'own.attack' || (thing === 'own.defence' && this.h.code === 'dwarf');
    const sceptre = thing === 'sceptre' && this.h.code === 'wizard' && this.h.things.includes(thing);
    if (!own && !sceptre && ![...this.h.weapons, ...this.h.things, ...this.h.spells].includes(thing)) return NOTHING;
    const card = own || SPELLS.some(({ id }) => id === thing) ? undefined : itemCard(thing);
    const full = card?.kind === 'weapon' && other.weapons.some((id) => (itemCard(id) as Weapon).slot === card.slot);
    return this.first(
      this.acted,
      own && 'BOUND_ITEM DYS-EQP.2',
      sceptre && 'BOUND_ITEM DYS-WIZ.13',
      full && 'WEAPON_LIMIT DYS-TRD.6',
      !this.beside(other.at) && 'NOT_ADJACENT DYS-TRD.4',
    );
  }

  trade(to: number): Answer {
    const other = this.s.heroes[to];
    if (!other || to === this.n || other.dead || other.at < 0) return NOTHING;
    return this.first(
      (this.h.lost > 0 || other.lost > 0) && 'OWES_TURN DYS-TRD.3',
      this.acted,
      this.s.turn.stage === 'moved' && 'TURN_STARTED DYS-TRD.3',
      !this.beside(other.at) && 'NOT_ADJACENT DYS-TRD.1',
    );
  }

  free(): Answer {
    if (this.s.captive !== 'shown') return NOTHING;
    return this.first(this.acted, !this.beside(gridAt(this.s).captive!) && 'NOT_ADJACENT DYS-WIZ.3');
  }

  #beings(code: string): number[] {
    return (levelOf(this.s).neutrals ?? []).flatMap((being, i) =>
      being.code === code && this.s.neutrals[i] ? [gridAt(this.s).neutralsAt[i]!] : [],
    );
  }

  lyra(): Answer {
    const at = this.#beings('L1');
    if (at.length === 0) return NOTHING;
    return this.first(
      this.acted,
      this.h.used.includes('lyra') && 'USED_THIS_LEVEL DYS-NEU.4',
      !at.some((one) => this.beside(one)) && 'NOT_ADJACENT DYS-NEU.1',
    );
  }

  shamyr(count: number): Answer {
    const at = this.#beings('S4');
    if (at.length === 0) return NOTHING;
    return this.first(
      this.acted,
      !at.some((one) => this.beside(one)) && 'NOT_ADJACENT DYS-NEU.1',
      priceOf('shamyr-drink') * count > this.h.gold && 'NOT_ENOUGH_GOLD DYS-NEU.2',
    );
  }

  open(at: number): Answer {
    const { s } = this;
    if (!s.doors.includes(at)) return NOTHING;
    const door = levelOf(s).doors?.find((one) => one.at[0] + one.at[1] * gridAt(s).width === at);
    const locked = door?.state === 'locked' && !(door.key !== undefined && this.h.things.includes(door.key));
    return this.first(
      heroValue(s, this.n, 'speed') - s.turn.spent < 1 && 'NO_STEPS_LEFT DYS-MOVE.3',
      !this.beside(at) && 'NOT_ADJACENT DYS-MOVE.3',
      s.open.includes(at) && 'ALREADY_OPEN DYS-MOVE.14',
      locked && 'DOOR_LOCKED DYS-MOVE.15',
    );
  }

  attack(to: FigureId): Answer {
    return strike(this.s, heroId(this.n), this.h.at, heroValue(this.s, this.n, 'speed'), to);
  }

  cast(id: string): Answer {
    if (!this.h.spells.includes(id)) return NOTHING;
    const { wizard = false, target } = spellCard(id);
    return this.first(
      this.acted,
      this.cursed('spells'),
      wizard && this.h.code !== 'wizard' && 'WIZARD_ONLY DYS-SPELL.5',
      wizard && !this.h.things.includes('sceptre') && 'NEEDS_SCEPTRE DYS-SPELL.6',
      wizard && this.h.used.includes(id) && 'USED_THIS_LEVEL DYS-SPELL.4',
      spellTargets(new Table(this.s, fast(1), undefined), heroId(this.n), target).length === 0 && 'BAD_TARGET DYS-SPELL.7',
    );
  }

  leave(): Answer {
    const { s, h } = this;
    const { goals } = levelOf(s);
    const exit = goals.findIndex(({ type }) => type === 'escape');
    if (exit < 0 || !gridAt(s).exits.includes(h.at)) return NOTHING;
    return this.first(!s.goals.every((met, i) => met || i === exit) && 'GOALS_OPEN DYS-END.6');
  }
}

function strike(s: State, from: FigureId, at: number, speed: number, to: FigureId): Answer {
  const target = to.startsWith('h') ? s.heroes[Number(to.slice(1))] : s.monsters[Number(to.slice(1))];
  if (!target || target.dead || target.at < 0 || to === from || (from.startsWith('m') && to.startsWith('m'))) return NOTHING;
  const away = distance(gridAt(s), at, target.at);
  const [near, far] = rangeOf(s, from);
  if (s.turn.stage === 'acted') return 'ACTION_USED DYS-TURN.4';
  if (speed - s.turn.spent < 1) return 'NO_STEPS_LEFT DYS-COMB.3';
  if (away < near || away > far) return 'OUT_OF_RANGE DYS-COMB.4';
  return seesSquare(s, at, target.at) ? OFFERED : 'NO_LINE_OF_SIGHT DYS-COMB.2';
}

/** Everything that might be tried, with its answer. */
function expected(s: State, n: number): Map<string, Answer> {
  const deeds = new Deeds(s, n);
  const { h } = deeds;
  const name = (at: number) => nameOf(gridAt(s), at);
  const all = new Map<string, Answer>();
  for (const at of new Board(s).squares) {
    all.set(`search:${name(at)}`, deeds.search(at));
    all.set(`pick:${name(at)}`, deeds.pick(at));
    all.set(`rods:${name(at)}`, deeds.rods(at));
    all.set(`open:${name(at)}`, deeds.open(at));
  }
  for (const { id } of FOOD) all.set(`eat:${id}`, deeds.eat(id));
  for (const { id } of SPELLS) all.set(`cast:${id}`, deeds.cast(id));
  const arms = ['-', ...WEAPONS.filter(({ slot }) => slot === 'attack').map(({ id }) => id)];
  const armour = ['-', ...WEAPONS.filter(({ slot }) => slot === 'defence').map(({ id }) => id)];
  for (const a of arms) for (const b of armour) all.set(`swap:${a}:${b}`, deeds.swap(a, b));
  for (let other = 0; other <= s.heroes.length; other++) {
    all.set(`trade:${other}`, deeds.trade(other));
    for (const thing of [...h.weapons, ...h.things, ...h.spells, 'own.attack', 'own.defence', 'sceptre', 'owl-charm'])
      all.set(`hand:${thing}:${other}`, deeds.hand(thing, other));
  }
  for (let k = 0; k < s.heroes.length; k++) all.set(`attack:${heroId(k)}`, deeds.attack(heroId(k)));
  for (let k = 0; k < s.monsters.length; k++) all.set(`attack:${monsterId(k)}`, deeds.attack(monsterId(k)));
  all.set('lens', deeds.lens());
  all.set('free', deeds.free());
  all.set('deal:lyra', deeds.lyra());
  for (const count of [1, 2, 3]) all.set(`deal:shamyr:${count}`, deeds.shamyr(count));
  all.set('leave', deeds.leave());
  return all;
}

test('DYS-TURN.4 DYS-TRES.2 DYS-TRES.4 DYS-EQP.10 DYS-EQP.12 DYS-TRD.1 DYS-TRD.3 DYS-TRD.4 DYS-TRD.6 DYS-MOVE.3 DYS-MOVE.14 DYS-MOVE.15 DYS-NEU.1 DYS-NEU.2 DYS-NEU.4 DYS-SPELL.4 DYS-SPELL.5 DYS-SPELL.6 DYS-END.6 what a hero may do is offered, and the rest says why not', () => {
  const seen = new Map<string, number>();
  let seed = 0;
  for (const s of positions(20)) {
    const d = rich(s, ++seed);
    for (const [n, h] of d.heroes.entries()) {
      if (h.dead || h.at < 0) continue;
      d.turn.hero = n;
      const options = new Set(heroOptions(new Table(d, fast(1), undefined), n));
      const wrong = [...expected(d, n)].flatMap(([id, wanted]) => {
        const problem = heroProblem(d, n, id);
        const got = options.has(id) ? OFFERED : problem && `${problem.code} ${problem.rule}`;
        const key = `${id.split(':')[0]} ${wanted}`;
        seen.set(key, (seen.get(key) ?? 0) + 1);
        return got === wanted ? [] : [`${id}: ${got}, not ${wanted}`];
      });
      expect(wrong).toEqual([]);
    }
    for (const [n, m] of d.monsters.entries()) {
      if (m.dead) continue;
      const speed = monsterValue(d, n, 'speed');
      const wrong = [...d.heroes.map((_, k) => heroId(k)), ...d.monsters.map((_, k) => monsterId(k))].flatMap((to) => {
        const problem = monsterProblem(d, n, `attack:${to}`);
        const wanted = strike(d, monsterId(n), m.at, speed, to);
        return (problem && `${problem.code} ${problem.rule}`) === (wanted === OFFERED ? undefined : wanted) ? [] : [`${to}: ${wanted}`];
      });
      const can = monsterCard(m.code).sorcery ?? {};
      for (const id of ['x-fire-lash', 'x-mind-chain', 'x-hex', 'x-storm', 'x-drain', 'x-call-fallen']) {
        const problem = monsterProblem(d, n, `cast:${id}`);
        const wanted =
          can[id] === undefined
            ? undefined
            : d.turn.stage === 'acted'
              ? 'ACTION_USED DYS-TURN.4'
              : (d.sorceries[`${n}:${id}`] ?? 0) >= can[id]
                ? 'USED_THIS_LEVEL DYS-SORC.1'
                : m.code === 'W1' && d.silenced
                  ? 'SILENCED DYS-GEN.12'
                  : 'BAD_TARGET DYS-SORC.2';
        if (wanted) seen.set(`sorcery ${wanted}`, (seen.get(`sorcery ${wanted}`) ?? 0) + 1);
        if ((problem && `${problem.code} ${problem.rule}`) !== wanted) wrong.push(`${id}: ${problem?.code}, not ${wanted}`);
      }
      expect(wrong).toEqual([]);
    }
  }
  // Every reason has come up.
  expect([...seen.keys()].sort()).toEqual([
    'attack ACTION_USED DYS-TURN.4',
    'attack NO_LINE_OF_SIGHT DYS-COMB.2',
    'attack NO_STEPS_LEFT DYS-COMB.3',
    'attack OUT_OF_RANGE DYS-COMB.4',
    'attack offered',
    'attack undefined',
    'cast ACTION_USED DYS-TURN.4',
    'cast BAD_TARGET DYS-SPELL.7',
    'cast CURSED DYS-GEN.12',
    'cast USED_THIS_LEVEL DYS-SPELL.4',
    'cast WIZARD_ONLY DYS-SPELL.5',
    'cast offered',
    'cast undefined',
    'deal ACTION_USED DYS-TURN.4',
    'deal NOT_ADJACENT DYS-NEU.1',
    'deal NOT_ENOUGH_GOLD DYS-NEU.2',
    'deal USED_THIS_LEVEL DYS-NEU.4',
    'deal offered',
    'deal undefined',
    'eat ACTION_USED DYS-TURN.4',
    'eat offered',
    'eat undefined',
    'free ACTION_USED DYS-TURN.4',
    'free NOT_ADJACENT DYS-WIZ.3',
    'free undefined',
    'hand ACTION_USED DYS-TURN.4',
    'hand BOUND_ITEM DYS-EQP.2',
    'hand BOUND_ITEM DYS-WIZ.13',
    'hand NOT_ADJACENT DYS-TRD.4',
    'hand WEAPON_LIMIT DYS-TRD.6',
    'hand offered',
    'hand undefined',
    'leave GOALS_OPEN DYS-END.6',
    'leave offered',
    'leave undefined',
    'lens ACTION_USED DYS-TURN.4',
    'lens USED_THIS_LEVEL DYS-GEN.12',
    'lens offered',
    'lens undefined',
    'open ALREADY_OPEN DYS-MOVE.14',
    'open DOOR_LOCKED DYS-MOVE.15',
    'open NOT_ADJACENT DYS-MOVE.3',
    'open NO_STEPS_LEFT DYS-MOVE.3',
    'open offered',
    'open undefined',
    'pick ACTION_USED DYS-TURN.4',
    'pick CURSED DYS-GEN.12',
    'pick NOT_ADJACENT DYS-EQP.12',
    'pick offered',
    'pick undefined',
    'rods ACTION_USED DYS-TURN.4',
    'rods NOT_ADJACENT DYS-GEN.6',
    'rods offered',
    'rods undefined',
    'search ACTION_USED DYS-TURN.4',
    'search ALREADY_SEARCHED DYS-TRES.4',
    'search CURSED DYS-GEN.12',
    'search NOT_ADJACENT DYS-TRES.2',
    'search undefined',
    'sorcery ACTION_USED DYS-TURN.4',
    'sorcery BAD_TARGET DYS-SORC.2',
    'sorcery SILENCED DYS-GEN.12',
    'sorcery USED_THIS_LEVEL DYS-SORC.1',
    'swap ACTION_USED DYS-TURN.4',
    'swap CURSED DYS-GEN.12',
    'swap NOT_FOR_THIS_HERO DYS-EQP.10',
    'swap offered',
    'swap undefined',
    'trade ACTION_USED DYS-TURN.4',
    'trade NOT_ADJACENT DYS-TRD.1',
    'trade OWES_TURN DYS-TRD.3',
    'trade TURN_STARTED DYS-TRD.3',
    'trade offered',
    'trade undefined',
  ]);
});
