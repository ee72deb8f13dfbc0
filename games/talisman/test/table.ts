import {
  type Action,
  ASIDE,
  type Chance,
  type Decision,
  type DecisionView,
  decisionOf,
  decisionView,
  matchOptions,
  play,
  resume,
  type Seat,
  type Tell,
  type Told,
} from '@questhall/kernel';
import { Words } from '@questhall/testkit';
import { randomChoice } from '@questhall/testkit/contract';
import { afterEach, expect } from 'vitest';
import { type State, type TalismanEvent, talisman } from '../src/index.ts';
import { answerOf, type Orders } from '../src/orders.ts';
import { craftOf, strengthOf } from '../src/rules/character/numbers.ts';
import { given } from '../src/scenario/given.ts';
import { shortName, spaceNamed } from '../src/scenario/names.ts';
import { differences, standing } from './books.ts';

/** One character in the words of the scenario files. */
export interface Figure {
  character?: string;
  out?: boolean;
  ghost?: string;
  grave?: string;
  away?: number;
  at?: string;
  strength?: number;
  craft?: number;
  lives?: number;
  fate?: number;
  gold?: number;
  alignment?: 'good' | 'neutral' | 'evil';
  objects?: string[];
  followers?: string[];
  spells?: string[];
  trophies?: string[];
  grantMark?: number;
  misses?: number;
  toad?: number;
  raft?: 'none' | 'ready';
  slave?: boolean;
  quest?: number;
  ride?: string;
  slow?: number;
  lizardMen?: number;
  werewolf?: number;
  dicing?: boolean;
  turnedBack?: boolean;
}

/** A position in the words of the scenario files. */
export interface Position {
  figures?: Record<string, Figure>;
  turn?: string;
  round?: number;
  lying?: Record<string, string[]>;
  gold?: Record<string, number>;
  held?: Record<string, number>;
  deck?: string[];
  spellDeck?: string[];
  top?: Record<string, string[]>;
  stock?: Record<string, number>;
  hexes?: Record<string, { by?: string; turns?: number }>;
  ban?: string;
  crownReached?: boolean;
  unused?: string[];
  veil?: string[];
  terrain?: Record<string, string>;
  lasting?: Record<string, number>;
  hoard?: string[];
  dark?: boolean;
  king?: number;
  facedown?: Record<string, { by: string; card: string }>;
}

interface Rules {
  seats?: string[];
  options?: Record<string, unknown>;
}

/** Games of the running test: what chance was told to give must have been used. */
const games: Game[] = [];
afterEach(() => {
  for (const game of games.splice(0)) expect(game.left(), 'dice and draws that nobody asked for').toEqual([]);
});

/**
 * A match in a position, played by words: `new Game({ Ann: { at: 'O2' } }).rolls(3).draws('imp').ann('roll', 'cw')`. The
 * state goes through JSON after every answer, as after a restart, every invariant is checked, and what changed was told. Chance gives what the
 * test says, and throws where that has run out.
 */
export class Game {
  s: State;
  readonly names: string[];
  told: Told<TalismanEvent>[] = [];
  private dice: number[] = [];
  private cards: string[] = [];
  private orders: Orders = {};
  private readonly chance: Chance = {
    below: (n, what, items) => {
      if (!items) {
        const face = this.dice.shift();
        if (face === undefined) throw new Error(`a die is rolled and nobody said what it shows; asked: ${this.waiting()}`);
        return face - 1;
      }
      const wanted = this.cards.shift();
      if (wanted === undefined && n === 1) return 0;
      const at = items.findIndex((item) => typeof item === 'string' && (shortName(item) === wanted || item === wanted));
      if (at < 0) throw new Error(`${what} gives no ${wanted}; there are ${items.join(', ')}`);
      return at;
    },
  };
  private readonly tell: Tell<TalismanEvent> = (event, to, twin) => {
    this.told.push({ event, ...(to ? { to } : {}), ...(twin ? { twin } : {}) });
  };

  /** Figures by name, or a whole position. The names are the seats. */
  constructor(position: Position | Record<string, Figure>, { seats, options = {} }: Rules = {}) {
    const whole: Position = 'figures' in position ? (position as Position) : { figures: position as Record<string, Figure> };
    const named = Object.keys(whole.figures ?? {});
    this.names = seats ?? (named.length >= 2 ? named : ['Ann', 'Bob']);
    const seatOf = (words: { text(): string }) => this.names.indexOf(words.text());
    this.s = given(new Words(whole), { seats: this.names, options: matchOptions(talisman.options, options), seatOf });
    this.checked();
    games.push(this);
    resume(talisman, this.s, this.chance, this.tell as never);
    this.checked();
  }

  /** What dice show next. */
  rolls(...faces: number[]): this {
    this.dice.push(...faces);
    return this;
  }

  /** What is drawn next, by kind: cards, Spells, characters. */
  draws(...cards: string[]): this {
    this.cards.push(...cards);
    return this;
  }

  left(): (string | number)[] {
    return [...this.dice, ...this.cards];
  }

  seat(name: string): Seat {
    return this.names.indexOf(name);
  }

  /** One seat answers, once for each choice. A list is the answer to a question for several. */
  do(name: string, ...choices: (string | string[])[]): this {
    for (const choice of choices) {
      const seat = this.seat(name);
      const d = decisionOf(this.s, seat);
      if (!d) throw new Error(`${name} is not asked (${String(choice)}); asked: ${this.waiting()}`);
      const before = standing(this.s);
      const already = this.told.length;
      try {
        play(talisman, this.s, { decision: d.id, seat, choice: named(d, choice) } as Action, this.chance, this.tell as never);
      } catch (e) {
        throw new Error(`${name} ${String(choice)} to ${d.kind} [${d.options.join(', ')}]: ${e instanceof Error ? e.message : String(e)}`, {
          cause: e,
        });
      }
      this.checked();
      const told = this.told.slice(already).map(({ event }) => event);
      expect(differences(before, this.s, told), `told: ${told.map(({ type }) => type).join(', ')}`).toEqual([]);
      this.obey();
    }
    return this;
  }

  /** What a seat may do unasked. */
  asides(name: string): readonly string[] {
    return talisman.asides!.options(this.s, this.seat(name));
  }

  /** A seat does something unasked. */
  aside(name: string, choice: string): this {
    play(talisman, this.s, { decision: ASIDE, seat: this.seat(name), choice }, this.chance, this.tell as never);
    this.checked();
    return this;
  }

  /** Standing orders of everybody: armour is used without a question, where nothing else is said. */
  ordered(orders: Orders): this {
    this.orders = orders;
    return this;
  }

  /** What the standing orders answer by themselves, as a server does it. */
  private obey(): void {
    for (const d of this.s.pending.filter(({ kind }) => kind === 'armour')) {
      const choice = answerOf(this.orders, decisionView(talisman, this.s, d.seat)!, talisman.observe(this.s, d.seat));
      if (choice === null) continue;
      play(talisman, this.s, { decision: d.id, seat: d.seat, choice }, this.chance, this.tell as never);
      this.checked();
      this.obey();
      return;
    }
  }

  ann(...choices: (string | string[])[]): this {
    return this.do('Ann', ...choices);
  }

  bob(...choices: (string | string[])[]): this {
    return this.do('Bob', ...choices);
  }

  cay(...choices: (string | string[])[]): this {
    return this.do('Cay', ...choices);
  }

  /** The character of a seat. */
  of(name: string) {
    return this.s.characters[this.seat(name)]!;
  }

  /** What a seat owns, by kind. */
  cardsOf(name: string, what: 'objects' | 'followers' | 'spells' | 'trophies'): string[] {
    return this.of(name)[what].map(shortName);
  }

  totals(name: string): [strength: number, craft: number] {
    return [strengthOf(this.s, this.seat(name)), craftOf(this.s, this.seat(name))];
  }

  lying(space: string): string[] {
    return (this.s.lying[spaceNamed(space)!] ?? []).map(shortName);
  }

  /** What a seat is asked: kind, or undefined where it is not asked. */
  asked(name: string): string | undefined {
    return decisionOf(this.s, this.seat(name))?.kind;
  }

  /** The options of a seat; empty where it is not asked. */
  options(name: string): string[] {
    return [...(decisionOf(this.s, this.seat(name))?.options ?? [])];
  }

  question(name: string): DecisionView | undefined {
    return decisionView(talisman, this.s, this.seat(name));
  }

  view(name?: string) {
    return talisman.observe(this.s, name === undefined ? undefined : this.seat(name));
  }

  /** The events of this type so far. */
  events<T extends TalismanEvent['type']>(type: T): Extract<TalismanEvent, { type: T }>[] {
    return this.told.map(({ event }) => event).filter((event): event is Extract<TalismanEvent, { type: T }> => event.type === type);
  }

  /** The last event of this type. */
  last<T extends TalismanEvent['type']>(type: T): Extract<TalismanEvent, { type: T }> | undefined {
    return this.events(type).at(-1);
  }

  /** Whose turn it is. */
  get turn(): string {
    return this.names[this.s.turn.seat]!;
  }

  waiting(): string {
    return this.s.outcome
      ? 'nobody, it is over'
      : this.s.pending.map((d) => `${this.names[d.seat]} ${d.kind} [${d.options.join(', ')}]`).join('; ');
  }

  private checked(): void {
    this.s = JSON.parse(JSON.stringify(this.s)) as State;
    const wrong = talisman.invariants(this.s);
    if (wrong.length > 0) throw new Error(wrong.join('; '));
  }
}

/** Cards of options may be named by kind, without prefix and copy: 'take:ring' for 'take:adv.ring'. */
function named(d: Decision, choice: string | string[]): string | string[] {
  const one = (wanted: string, among: readonly string[]) => among.find((option) => option === wanted || short(option) === wanted) ?? wanted;
  if (!Array.isArray(choice)) return one(choice, d.options);
  const left = [...d.options];
  return choice.map((wanted) => {
    const found = one(wanted, left);
    left.splice(left.indexOf(found), 1);
    return found;
  });
}

const short = (option: string): string => {
  const at = option.indexOf(':');
  return option.slice(0, at + 1) + shortName(option.slice(at + 1));
};

/** A legal answer of one of the asked seats, each equally likely. */
export function anyAnswer(s: State, chance: Chance): Action {
  const d = s.pending[chance.below(s.pending.length)]!;
  return { decision: d.id, seat: d.seat, choice: randomChoice(d, chance) };
}
