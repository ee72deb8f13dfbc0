import { type AnyState, type Chance, core, decisionOf, play, resume, type Seat, type Told } from '@questhall/kernel';
import { CARDS, type CardId, COUNTS } from './deck.ts';
import { duel } from './index.ts';
import type { DuelState } from './state.ts';

/**
 * A duel in the middle, for tests: each wizard with a hand and four lives, the first about to cast. The state goes
 * through JSON before every answer, so that each test also proves that a match may be saved right there.
 */
export class DuelTable {
  s: DuelState;
  readonly told: Told[] = [];
  private dice: number[] = [];

  constructor(...hands: { hand?: CardId[]; charms?: CardId[]; lives?: number }[]) {
    const s = duel.setup(core(duel.version, hands.length), { lives: 4 });
    s.round = 1;
    s.wizards = hands.map(({ hand = [], charms = [], lives = 4 }) => ({ lives, hand: [...hand], charms: [...charms] }));
    const held = s.wizards.flatMap((w) => [...w.hand, ...w.charms]);
    s.deck = (Object.keys(CARDS) as CardId[]).flatMap((card) =>
      new Array<CardId>(COUNTS[card] - held.filter((c) => c === card).length).fill(card),
    );
    s.strikers = [0];
    s.stack = [
      { id: 1, proc: 'match', step: 'endOfRound' },
      { id: 2, proc: 'round', step: 'nextWizard', at: 0 },
    ];
    s.lastId = 2;
    resume(duel, s, this.chance(), this.tell);
    this.s = s;
  }

  /** The dice that fall next. */
  roll(...dice: number[]): this {
    this.dice = dice;
    return this;
  }

  choose(seat: Seat, choice: string | string[]): this {
    const s = JSON.parse(JSON.stringify(this.s)) as DuelState;
    const d = decisionOf(s as AnyState, seat);
    if (!d) throw new Error(`seat ${seat} is not asked; ${JSON.stringify(s.pending)}`);
    play(duel, s, { decision: d.id, seat, choice }, this.chance(), this.tell);
    this.s = s;
    return this;
  }

  /** Everybody who is asked passes until the kind of question changes. */
  pass(...seats: Seat[]): this {
    for (const seat of seats) this.choose(seat, 'pass');
    return this;
  }

  lives(): number[] {
    return this.s.wizards.map((w) => w.lives);
  }

  asked(): string[] {
    return this.s.pending.map((d) => `${d.seat} ${d.kind}: ${d.options.join(' ')}`);
  }

  /** Dice as set; cards as they come. */
  private chance(): Chance {
    return { below: (_, what) => (what === 'deck' ? 0 : (this.dice.shift() ?? 1) - 1) };
  }

  private readonly tell = (event: Told['event'], to?: readonly Seat[], twin?: Told['event']) => {
    this.told.push({ event, ...(to ? { to } : {}), ...(twin ? { twin } : {}) });
  };
}
