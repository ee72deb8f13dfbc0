import { type Ask, Kit, procedure } from '@questhall/kernel';
import { type Grid, nameOf, type Square } from '../board/grid.ts';
import type { LevelFile, TreasureEntry } from '../board/level.ts';
import { heroCard } from '../content/index.ts';
import type { DystopiaEvent } from '../events.ts';
import type { Options } from '../options.ts';
import type { FigureId, Hero, Locals, Monster, Pile, State } from '../state.ts';
import { banned, gridAt, isHero, leaderSeats, levelOf, maxEnergy, numberOf, onBoard } from './values.ts';

/** A die of the heroes' defence: 1 to 5, or the unicorn (DYS-DICE.2). */
export type White = number | 'U';

/** Whether a hero lets others pass as long as its player says nothing: not where he is to be asked each time (DYS-MOVE.8). */
export const passesAtFirst = ({ passing, wizardPass }: Options, code: Hero['code']): boolean =>
  passing === 'open' || (code === 'wizard' && wizardPass === 'always');

/** A hero with what he starts with (DYS-SET.7, DYS-SET.8). */
export function newHero(code: Hero['code'], seat: number, at: Square, pass: boolean): Hero {
  return {
    code,
    seat,
    at,
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
    pass,
    used: [],
    dead: false,
    away: false,
    firm: false,
  };
}

/** The kit that every step receives: the state, chance, a voice, and small changes that nothing can prevent. */
export class Table extends Kit<State, DystopiaEvent> {
  get level(): LevelFile {
    return levelOf(this.s);
  }

  get grid(): Grid {
    return gridAt(this.s);
  }

  hero(n: number): Hero {
    return this.s.heroes[n]!;
  }

  monster(n: number): Monster {
    return this.s.monsters[n]!;
  }

  /**
   * Asks whoever leads a hero. Where the heroes' players lead the Wizard together, each is asked and the first answer
   * counts (DYS-WIZ.6).
   */
  askHero<Into extends string>(n: number, ask: Omit<Ask<Into>, 'seat'>): { ask: Ask<Into> } | { askAny: Ask<Into>[] } {
    const h = this.hero(n);
    // The question is made here alone, so that its seat may be written into it: a copy costs as much as the options.
    const one = ask as Ask<Into>;
    one.seat = h.seat;
    if (h.code !== 'wizard') return { ask: one };
    const { lead } = this.s;
    one.seat = lead.seat;
    if (lead.mode !== 'joint') return { ask: one };
    return { askAny: leaderSeats(this.s).map((seat) => ({ ...ask, seat })) };
  }

  /** Asks whoever leads the caster: Wizor's player for monsters. */
  askCaster<Into extends string>(id: FigureId, ask: Omit<Ask<Into>, 'seat'>): { ask: Ask<Into> } | { askAny: Ask<Into>[] } {
    return isHero(id) ? this.askHero(numberOf(id), ask) : { ask: { seat: this.s.wizor!, ...ask } };
  }

  newHero(code: Hero['code'], seat: number, at: Square): Hero {
    return newHero(code, seat, at, passesAtFirst(this.s.options, code));
  }

  name(at: Square): string {
    return nameOf(this.grid, at);
  }

  /** The two white dice. */
  white(): White[] {
    return [this.roll(6, 'white'), this.roll(6, 'white')].map((face) => (face === 6 ? 'U' : face));
  }

  /** Lasting effects are counted in rounds; 0: this turn. */
  affect(id: FigureId, what: Hero['effects'][number]['what'], n: number, rounds: number): void {
    const figure = isHero(id) ? this.hero(numberOf(id)) : this.monster(numberOf(id));
    figure.effects.push({ what, n, until: rounds === 0 ? 0 : this.s.round + rounds - 1 });
  }

  /** Energy comes back up to the printed number (DYS-NRG.5). */
  heal(id: FigureId, n: number, rule: string): void {
    const figure = isHero(id) ? this.hero(numberOf(id)) : this.monster(numberOf(id));
    if (isHero(id) && banned(this.hero(numberOf(id)), 'healing')) return;
    const gained = Math.min(n, maxEnergy(this.s, id) - figure.energy);
    if (gained <= 0) return;
    figure.energy += gained;
    this.tell?.({ type: 'healed', rule, figure: id, n: gained, energy: figure.energy });
  }

  /** Turns that a figure owes (DYS-TURN.9). */
  owe(id: FigureId, sorcery = false): void {
    if (isHero(id)) {
      const h = this.hero(numberOf(id));
      h.lost += 1;
      if (sorcery) h.chained += 1;
    } else this.monster(numberOf(id)).lost += 1;
  }

  endTurnOf(hero: number): void {
    if (this.s.turn.hero === hero) this.s.turn.over = true;
  }

  /** The pile on a square that is nobody's, to lay something on; a new one where there is none. */
  pileOn(at: Square): Pile {
    const found = this.s.piles.find((pile) => pile.at === at && pile.of === null);
    if (found) return found;
    const pile: Pile = { at, gold: 0, things: [], spells: [], of: null };
    this.s.piles.push(pile);
    return pile;
  }

  /** Treasure that nobody living took lies as a pile (DYS-TRES.5); a curse that nobody drew is gone. */
  spill(pile: Pile, treasure: readonly TreasureEntry[]): void {
    for (const entry of treasure) {
      if ('gold' in entry) pile.gold += entry.gold;
      else if ('item' in entry) pile.things.push(entry.item);
      else if ('spell' in entry) pile.spells.push(entry.spell);
    }
  }

  /** Marks goals that are met by this, and the level won where none is left (DYS-GOAL.6). */
  meetGoals(met: (goal: LevelFile['goals'][number]) => boolean): void {
    const { goals } = this.level;
    goals.forEach((goal, i) => {
      if (this.s.goals[i] || goal.type === 'escape' || !met(goal)) return;
      this.s.goals[i] = true;
      this.tell?.({ type: 'goalMet', rule: 'DYS-GOAL.6', goal: i });
    });
    if (this.s.goals.every(Boolean)) this.s.ended ??= 'won';
  }

  /**
   * The ends that a hero who has gone brings about: all players' heroes dead (DYS-END.2), or none left on the board and
   * one got away (DYS-END.6).
   */
  heroGone(): void {
    const { s } = this;
    const own = s.heroes.filter((h) => h.code !== 'wizard');
    if (own.every((h) => h.dead)) s.ended ??= 'lost';
    if (s.ended || own.some(onBoard)) return;
    const i = this.level.goals.findIndex((goal) => goal.type === 'escape');
    s.goals[i] = true;
    this.tell?.({ type: 'goalMet', rule: 'DYS-GOAL.1', goal: i });
    s.ended = 'won';
  }

  /** True where the turn, or the level, has ended: whatever runs gives up. */
  get stopped(): boolean {
    return this.s.turn.over || this.s.ended !== null;
  }
}

/** Declares one procedure of Dystopia. */
export const rule = procedure<Locals, Table>();
