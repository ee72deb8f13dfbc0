import {
  type Action,
  ASIDE,
  type Chance,
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
import { type NachtwachtEvent, nachtwacht, OPTIONS, type State } from '../src/index.ts';
import { given } from '../src/scenario/given.ts';

/** The path of the rulebook's examples: 1 o, 2 M, 3 P, 4 o, 5 o, 6 M, 7 P, 8 M, 9 o, 10 o, 11 P, 12 o. */
export const EXAMPLE = 'oMP|ooMP|MooPo';

/** A random setting of all options of a match. */
export function randomSetting(chance: Chance): Record<string, unknown> {
  return Object.fromEntries(
    OPTIONS.map(({ id, values }) => [id, 'min' in values ? [0, 30, 200][chance.below(3)] : values[chance.below(values.length)]]),
  );
}

/** A legal answer of one of the asked seats, each equally likely; now and then what some seat may do unasked. */
export function anyAnswer(s: State, chance: Chance): Action {
  if (chance.below(12) === 0) {
    const seat = chance.below(s.seats);
    const asides = nachtwacht.asides!.options(s, seat);
    if (asides.length > 0) return { decision: ASIDE, seat, choice: asides[chance.below(asides.length)]! };
  }
  const d = s.pending[chance.below(s.pending.length)]!;
  return { decision: d.id, seat: d.seat, choice: d.options[chance.below(d.options.length)]! };
}

/** A position in the words of the scenario files. */
export interface Position {
  path?: string;
  pawns?: Record<string, number | string>;
  monsters?: Record<number, string>;
  hands?: Record<string, string[]>;
  steps?: Record<string, (string | number)[]>;
  discard?: string[];
  deck?: string[];
  round?: number;
  library?: 'attached' | 'waiting';
  known?: Record<string, Record<string, string[]>>;
}

interface Rules {
  seats?: string[];
  options?: Record<string, unknown>;
  /** What chance gives first, by name. */
  draws?: string[];
}

/**
 * A match in a position, played by words. The state goes through JSON after every answer, as after a restart, and
 * every invariant is checked. Chance gives what `draws` says and throws where that has run out.
 */
export class Game {
  s: State;
  readonly names: string[];
  told: Told<NachtwachtEvent>[] = [];
  private draws: string[];
  private readonly chance: Chance = {
    below: (n, what, items) => {
      if (n === 1 && this.draws.length === 0) return 0;
      const wanted = this.draws.shift();
      const at = items?.indexOf(wanted) ?? -1;
      if (at < 0) throw new Error(`${what} gives no ${wanted}; there are ${items?.join(', ')}`);
      return at;
    },
  };
  private readonly tell: Tell<NachtwachtEvent> = (event, to, twin) => {
    this.told.push({ event, ...(to ? { to } : {}), ...(twin ? { twin } : {}) });
  };

  constructor(position: Position, { seats = ['Jan', 'Piet'], options = {}, draws = [] }: Rules = {}) {
    this.names = seats;
    this.draws = [...draws];
    const seatOf = (words: { text(): string }) => seats.indexOf(words.text());
    this.s = given(new Words(position), { seats, options: matchOptions(nachtwacht.options, options), seatOf });
    this.checked();
    resume(nachtwacht, this.s, this.chance, this.tell as never);
    this.checked();
  }

  seat(name: string): Seat {
    return this.names.indexOf(name);
  }

  /** What chance gives next. */
  gives(...draws: string[]): this {
    this.draws.push(...draws);
    return this;
  }

  /** One player answers. */
  pick(name: string, choice: string | number): this {
    const seat = this.seat(name);
    const d = decisionOf(this.s, seat);
    if (!d) throw new Error(`${name} is not asked`);
    play(nachtwacht, this.s, { decision: d.id, seat, choice: String(choice) }, this.chance, this.tell as never);
    this.checked();
    return this;
  }

  /** One player does something unasked. */
  aside(name: string, id: string): this {
    play(nachtwacht, this.s, { decision: ASIDE, seat: this.seat(name), choice: id }, this.chance, this.tell as never);
    this.checked();
    return this;
  }

  /** What a player may do unasked. */
  asides(name: string): readonly string[] {
    return nachtwacht.asides!.options(this.s, this.seat(name));
  }

  /** All players commit a step card. */
  show(cards: Record<string, string | number>): this {
    this.told = [];
    for (const [name, card] of Object.entries(cards)) this.pick(name, card);
    return this;
  }

  /** A pawn as scenarios write it: `6`, `6!` blocked, `6~` on a monster that does not hold it. */
  pawn(name: string): string {
    const { square, blocked } = this.player(name);
    return `${square}${blocked ? '!' : this.s.monsters[square - 1] ? '~' : ''}`;
  }

  player(name: string) {
    return this.s.players[this.seat(name)]!;
  }

  hand(name: string): string[] {
    return [...this.player(name).power].sort();
  }

  monster(square: number): string | null {
    return this.s.monsters[square - 1] ?? null;
  }

  asked(name: string): DecisionView | undefined {
    return decisionView(nachtwacht, this.s, this.seat(name));
  }

  options(name: string): string[] {
    return [...(decisionOf(this.s, this.seat(name))?.options ?? [])];
  }

  /** Refused options by id with their rules. */
  refused(name: string): Record<string, string> {
    return Object.fromEntries((this.asked(name)?.refused ?? []).map((r) => [r.id, r.rule]));
  }

  view(name?: string) {
    return nachtwacht.observe(this.s, name === undefined ? undefined : this.seat(name));
  }

  /** The events of this type since the last `show`. */
  events<T extends NachtwachtEvent['type']>(type: T): Extract<NachtwachtEvent, { type: T }>[] {
    return this.told.map(({ event }) => event).filter((event): event is Extract<NachtwachtEvent, { type: T }> => event.type === type);
  }

  private checked(): void {
    this.s = JSON.parse(JSON.stringify(this.s)) as State;
    const wrong = nachtwacht.invariants(this.s);
    if (wrong.length > 0) throw new Error(wrong.join('; '));
  }
}
