// Long, because it has a case for each kind of event that changes a board.
import { clone } from '@questhall/kernel';
import { expect } from 'vitest';
import { beside, nameOf, parseSquare } from '../src/board/grid.ts';
import { curseCard, itemCard, monsterCard, SPELLS, spellCard } from '../src/content/index.ts';
import type { DystopiaEvent } from '../src/events.ts';
import { gridAt, levelOf } from '../src/rules/values.ts';
import type { FigureId, Hero, State } from '../src/state.ts';

/** Everything that is told of: where figures stand, what they have, what is set up. */
export class Listener {
  readonly s: State;
  /** What was told of, by type and rule. */
  readonly heard: Map<string, number>;
  /** Things of the fallen and of whoever died on the way lie in piles without a word of each. */
  spilled = false;
  /** Gold of a heap is shared at a stop, and what nobody took goes to it at the end of a level, without a word of each. */
  collected = false;
  /** From which of several piles something was taken is not told. */
  picked = false;
  last: DystopiaEvent | undefined;
  readonly all: DystopiaEvent[] = [];

  constructor(s: State, heard: Map<string, number>) {
    this.s = clone(s);
    this.heard = heard;
  }

  hear(event: DystopiaEvent): void {
    const key = `${event.type} ${event.rule}`;
    this.heard.set(key, (this.heard.get(key) ?? 0) + 1);
    this.all.push(event);
    this.#carryOut(event);
    if (event.type !== 'revealed') this.last = event;
  }

  #at(name: string): number {
    const at = parseSquare(gridAt(this.s), name);
    expect(at, name).toBeGreaterThanOrEqual(0);
    return at;
  }

  #figure(id: FigureId): { at: number; energy: number; lost: number; dead: boolean } {
    const n = Number(id.slice(1));
    return id.startsWith('h') ? this.s.heroes[n]! : this.s.monsters[n]!;
  }

  /** Takes a thing out of a hero's hands. */
  #drop(n: number, thing: string): void {
    const h = this.s.heroes[n]!;
    const list = [h.weapons, h.things, h.spells].find((one) => one.includes(thing));
    expect(list, `${h.code} has ${thing}`).toBeDefined();
    list!.splice(list!.indexOf(thing), 1);
    if (h.attack === thing) h.attack = null;
    if (h.defence === thing) h.defence = null;
  }

  #get(n: number, name: string): void {
    const h = this.s.heroes[n]!;
    const thing = name.replace('spell.', '');
    const list = SPELLS.some(({ id }) => id === thing) ? h.spells : itemCard(thing).kind === 'weapon' ? h.weapons : h.things;
    list.push(thing);
  }

  #curse(n: number, id: string): void {
    const h = this.s.heroes[n]!;
    const { once, lasts, bans } = curseCard(id);
    if (once === 'gold') h.gold = Math.floor(h.gold / 2);
    if (once === 'sleep') h.lost++;
    if (once) return;
    h.curses = [...h.curses.filter((one) => one.id !== id), { id, until: lasts === 'cured' ? 0 : this.s.round + (lasts as number) - 1 }];
    if (bans === 'weapon') h.attack = null;
  }

  #carryOut(event: DystopiaEvent): void {
    const { s } = this;
    const level = levelOf(s);
    const grid = gridAt(s);
    const { last } = this;
    switch (event.type) {
      case 'roundBegan':
        s.round++;
        expect(event.round).toBe(s.round);
        return;
      case 'turnBegan':
        expect(s.heroes[event.hero]!.code).toBe(event.code);
        return;
      case 'turnLost':
        this.#figure(event.figure).lost--;
        return;
      case 'revealed':
        expect(event.rule).toBe(s.round === 0 ? 'DYS-REV.7' : event.areas.every((a) => a < 'a') ? 'DYS-REV.4' : 'DYS-REV.5');
        s.revealed = [...s.revealed, ...event.areas].sort();
        return;
      case 'appeared': {
        const at = this.#at(event.at);
        if (event.figure) {
          const entry = s.waiting.find((n) => grid.monstersAt[n] === at) ?? -1;
          expect(event.figure).toBe(`m${s.monsters.length}`);
          expect(event.code).toBe(entry < 0 ? 'S1' : level.monsters[entry]!.code);
          const code = event.code as State['monsters'][number]['code'];
          const energy = level.monsters[entry]?.energy ?? monsterCard(code).energy;
          s.monsters.push({ entry, code, at, energy, dead: false, lost: 0, effects: [], done: false });
          s.waiting = s.waiting.filter((n) => n !== entry);
        } else if (event.thing === 'captive') s.captive = 'shown';
        else if (event.thing === 'L1' || event.thing === 'S4') s.neutrals[grid.neutralsAt.indexOf(at)] = true;
        else {
          expect(event.thing).toBe(level.furniture[grid.furniture.get(at)!]!.kind);
          s.furniture[grid.furniture.get(at)!]!.shown = true;
        }
        return;
      }
      case 'doorShown': {
        const at = this.#at(event.at);
        const door = level.doors?.find((one) => nameOf(grid, one.at[0] + one.at[1] * grid.width) === event.at);
        expect(event.locked).toBe(door?.state === 'locked');
        expect(event.rule).toBe(door?.state === 'open' ? 'DYS-REV.13' : 'DYS-REV.8');
        s.doors.push(at);
        if (door?.state === 'open') s.open.push(at);
        return;
      }
      case 'doorOpened':
        s.open.push(this.#at(event.at));
        return;
      case 'moved': {
        const figure = this.#figure(event.figure);
        const path = event.path.map((name) => this.#at(name));
        expect(path[0]).toBe(figure.at);
        const jumps = path.map((to, i) => i > 0 && !beside(grid, path[i - 1]!, to));
        expect(event.jump ?? false).toBe(jumps.some(Boolean));
        expect(event.steps).toBe(path.length - 1 + jumps.filter(Boolean).length);
        expect(event.rule).toBe(event.jump ? (event.figure.startsWith('h') ? 'DYS-TRAP.8' : 'DYS-TRAP.10') : 'DYS-MOVE.1');
        figure.at = path.at(-1)!;
        return;
      }
      case 'placed':
        this.#figure(event.figure).at = this.#at(event.at);
        return;
      case 'hurt': {
        const figure = this.#figure(event.figure);
        figure.energy -= event.n;
        expect(event.energy).toBe(figure.energy);
        return;
      }
      case 'healed': {
        const figure = this.#figure(event.figure);
        expect(event.n).toBeGreaterThan(0);
        figure.energy += event.n;
        expect(event.energy).toBe(figure.energy);
        return;
      }
      case 'rested':
        expect(event.n).toBeGreaterThan(0);
        s.heroes[event.hero]!.energy += event.n;
        return;
      case 'died': {
        const figure = this.#figure(event.figure);
        expect(figure.energy).toBe(0);
        expect(event.code).toBe((figure as Hero).code);
        expect(event.at).toBe(nameOf(grid, figure.at));
        figure.dead = true;
        if (event.figure.startsWith('m')) {
          if (level.monsters[(figure as State['monsters'][number]).entry]?.pockets?.length) this.spilled = true;
          return;
        }
        const h = figure as Hero;
        const kept: string[] = h.code === 'wizard' ? h.things.filter((thing) => thing === 'sceptre') : [];
        const things = [...h.weapons, ...h.things.filter((thing) => !kept.includes(thing))];
        s.piles.push({ at: h.at, gold: h.gold, things, spells: h.spells, of: h.code });
        Object.assign(h, { at: -1, gold: 0, weapons: [], attack: null, defence: null, things: kept, spells: [], curses: [], lost: 0 });
        return;
      }
      case 'saved':
        s.heroes[event.hero]!.used.push(event.thing);
        expect(itemCard(event.thing)).toMatchObject({ power: 'surviveOnce' });
        return;
      case 'attacked': {
        const sum = (dice: readonly unknown[]) => dice.reduce((all: number, die) => all + (die === 'U' ? 0 : (die as number)), 0);
        expect(event.red).toHaveLength(2);
        expect(event.attack).toBeGreaterThanOrEqual(sum(event.red));
        expect(event.defence).toBeGreaterThanOrEqual(sum(event.white));
        const unicorn = event.white.includes('U');
        expect(['outwitted', 'averted', 'countered'].includes(event.result)).toBe(unicorn);
        if (!unicorn) expect(event.result).toBe(event.attack > event.defence ? 'wounded' : 'held');
        return;
      }
      case 'wits': {
        const low = event.white.every((die) => die !== 'U') && event.white.reduce<number>((sum, die) => sum + Number(die), 0) < event.int;
        expect(event.passed).toBe(event.white.includes('U') || low);
        return;
      }
      case 'tasted':
        expect(event.laced).toBe(event.white[0] === event.white[1]);
        return;
      case 'pinned':
        s.heroes[event.hero]!.used.push('unicorn-pin');
        return;
      case 'searched': {
        const place = grid.furniture.get(this.#at(event.at))!;
        expect(event.kind).toBe(level.furniture[place]!.kind);
        expect(beside(grid, s.heroes[event.hero]!.at, this.#at(event.at))).toBe(true);
        s.furniture[place]!.searched = true;
        this.spilled ||= level.furniture[place]!.treasure.some((entry) => 'curse' in entry);
        return;
      }
      case 'found':
        if (event.gold !== undefined) {
          expect(event.gold).toBeGreaterThan(0);
          s.heroes[event.hero]!.gold += event.gold;
        }
        if (event.thing !== undefined) this.#get(event.hero, event.thing);
        if (event.spell !== undefined) this.#get(event.hero, event.spell);
        return;
      case 'cursed':
        this.#curse(event.hero, event.curse);
        return;
      case 'cured':
        expect(s.heroes[event.hero]!.curses).not.toEqual([]);
        s.heroes[event.hero]!.curses = [];
        return;
      case 'trapSprung': {
        const trap = grid.traps.get(this.#at(event.at))!;
        expect(event.trap).toBe(level.traps[trap]!.kind);
        expect(s.heroes[event.hero]!.at).toBe(this.#at(event.at));
        s.traps[trap]!.visible = true;
        return;
      }
      case 'trapShown': {
        const trap = grid.traps.get(this.#at(event.at))!;
        expect(event.trap).toBe(level.traps[trap]!.kind);
        expect(s.traps[trap]).toEqual({ visible: false, gone: false });
        s.traps[trap]!.visible = true;
        return;
      }
      case 'trapRemoved': {
        const { things } = s.heroes[event.hero]!;
        s.traps[grid.traps.get(this.#at(event.at))!]!.gone = true;
        const worn = ['tinkers-rods-1', 'tinkers-rods-2', 'tinkers-rods'].find((id) => things.includes(id))!;
        const next = { 'tinkers-rods': 'tinkers-rods-2', 'tinkers-rods-2': 'tinkers-rods-1' }[worn];
        things.splice(things.indexOf(worn), 1, ...(next ? [next] : []));
        return;
      }
      case 'cast': {
        const n = Number(event.caster.slice(1));
        if (event.spell.startsWith('x-')) s.sorceries[`${n}:${event.spell}`] = (s.sorceries[`${n}:${event.spell}`] ?? 0) + 1;
        else if (spellCard(event.spell).wizard) s.heroes[n]!.used.push(event.spell);
        else this.#drop(n, event.spell);
        expect(event.rule).toBe(event.spell.startsWith('x-') ? 'DYS-SORC.1' : 'DYS-SPELL.3');
        return;
      }
      case 'lensUsed':
        s.heroes[event.hero]!.used.push('seers-lens');
        return;
      case 'ate':
        this.#drop(event.hero, event.item);
        return;
      case 'swapped':
        Object.assign(s.heroes[event.hero]!, { attack: event.attack, defence: event.defence });
        return;
      case 'handed':
        this.#drop(event.hero, event.thing);
        this.#get(event.to, event.thing);
        return;
      case 'paid':
        s.heroes[event.hero]!.gold -= event.gold;
        s.heroes[event.to]!.gold += event.gold;
        return;
      case 'traded': {
        for (const thing of event.given) this.#drop(event.hero, thing);
        for (const thing of event.got) this.#drop(event.partner, thing);
        for (const thing of event.given) this.#get(event.partner, thing);
        for (const thing of event.got) this.#get(event.hero, thing);
        s.heroes[event.hero]!.gold += event.received - event.gave;
        s.heroes[event.partner]!.gold += event.gave - event.received;
        s.heroes[event.partner]!.lost++;
        return;
      }
      case 'picked': {
        const h = s.heroes[event.hero]!;
        const from: { gold: number; things: string[]; spells: string[] }[] =
          h.at < 0 ? [s.heap] : s.piles.filter(({ at }) => at === h.at || beside(grid, at, h.at));
        for (const name of event.things) {
          const thing = name.replace('spell.', '');
          const list = from.flatMap(({ things, spells }) => [things, spells]).find((one) => one.includes(thing) || one.includes(name));
          expect(list, `${thing} lies there`).toBeDefined();
          list!.splice(list!.includes(thing) ? list!.indexOf(thing) : list!.indexOf(name), 1);
          this.#get(event.hero, thing);
        }
        if (event.gold > 0) {
          let left = event.gold;
          for (const pile of from) {
            const taken = Math.min(left, pile.gold);
            pile.gold -= taken;
            left -= taken;
          }
          expect(left).toBe(0);
          h.gold += event.gold;
        }
        this.picked = h.at >= 0;
        return;
      }
      case 'laid': {
        const h = s.heroes[event.hero]!;
        expect(event.at).toBe(h.at < 0 ? '' : nameOf(grid, h.at));
        let onto: { gold: number; things: string[]; spells: string[] } = s.heap;
        if (h.at >= 0) {
          const found = s.piles.find(({ at, of }) => at === h.at && of === null);
          onto = found ?? { gold: 0, things: [], spells: [] };
          if (!found) s.piles.push({ at: h.at, of: null, ...(onto as { gold: number; things: string[]; spells: string[] }) });
          if (!found) onto = s.piles.at(-1)!;
        }
        for (const thing of event.things) {
          this.#drop(event.hero, thing);
          (SPELLS.some(({ id }) => id === thing) ? onto.spells : onto.things).push(thing);
        }
        onto.gold += event.gold;
        h.gold -= event.gold;
        return;
      }
      case 'passSet':
        s.heroes[event.hero]!.pass = event.allow;
        return;
      case 'freed':
        s.captive = 'freed';
        return;
      case 'bought':
        s.heroes[event.hero]!.gold -= event.price;
        for (let paid = 0; paid < event.price; paid += event.rule === 'DYS-NEU.2' ? 20 : event.price) this.#get(event.hero, event.thing);
        return;
      case 'sold':
        this.#drop(event.hero, event.thing);
        s.heroes[event.hero]!.gold += event.price;
        return;
      case 'left':
        Object.assign(s.heroes[event.hero]!, { at: -1, away: true });
        return;
      case 'goalMet':
        expect(s.goals[event.goal]).toBe(false);
        s.goals[event.goal] = true;
        return;
      case 'returned': {
        const h = s.heroes[event.hero]!;
        expect(h.dead).toBe(true);
        h.dead = false;
        if (s.phase !== 'level') return;
        // Called back by the Wizard: to his pile, whose things he finds again.
        expect(last?.type).toBe('cast');
        h.at = this.#at((last as Extract<DystopiaEvent, { type: 'cast' }>).targets[0]!);
        h.energy = 2;
        s.piles = s.piles.filter(({ of }) => of !== h.code);
        return;
      }
      case 'levelBegan':
        s.level = event.level;
        this.#begin();
        return;
      case 'ready':
      case 'unready':
        return;
      case 'heroChosen':
      case 'levelWon':
      case 'levelLost':
      case 'stopReached':
      case 'retried':
      case 'ended':
        this.collected = true;
        return;
      default:
    }
  }

  /** Nothing of a new level is seen, and nobody stands anywhere. */
  #begin(): void {
    const { s } = this;
    const level = levelOf(s);
    const party = s.heroes.filter(({ dead }) => !dead).length;
    Object.assign(s, { phase: 'level', round: 0, monsters: [], revealed: [], doors: [], open: [], piles: [], sorceries: {} });
    s.waiting = [...level.monsters.keys()].filter((n) => (level.monsters[n]!.minParty ?? 1) <= party);
    s.furniture = level.furniture.map(() => ({ shown: false, searched: false }));
    s.traps = level.traps.map(() => ({ visible: false, gone: false }));
    s.neutrals = (level.neutrals ?? []).map(() => false);
    const wizard = s.heroes.some(({ code }) => code === 'wizard');
    s.captive = level.captive && !wizard ? 'hidden' : 'none';
    s.goals = level.goals.map(({ type }) => type === 'freeWizard' && s.captive === 'none');
    for (const h of s.heroes) Object.assign(h, { at: -1, away: false, used: [] });
  }
}
