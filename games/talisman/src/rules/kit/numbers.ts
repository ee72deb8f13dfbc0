import type { Chance, Seat, Tell } from '@questhall/kernel';
import { characterOf, rulesOf, type Switches } from '../../editions/index.ts';
import type { TalismanEvent } from '../../events.ts';
import { reckon } from '../../reckonings.ts';
import type { Character, State } from '../../state.ts';
import type { Asset, Stat } from '../../vocabulary.ts';
import { healableOf, quotaOf } from '../character/numbers.ts';
import { dull } from '../variants.ts';
import { Cards } from './cards.ts';

/** The part of the kit that changes what a character has in numbers: Strength, Craft, lives, fate and gold. */
export class Numbers extends Cards {
  /** How this match rules what the editions rule differently. */
  readonly rules: Switches;

  constructor(s: State, chance: Chance, tell: Tell<TalismanEvent> | undefined, watched: boolean) {
    super(s, chance, tell, watched);
    this.rules = rulesOf(s);
  }

  of(seat: Seat): Character {
    return this.s.characters[seat]!;
  }

  gain(seat: Seat, what: Exclude<Asset, 'spell'>, n: number, rule: string): void {
    const c = this.of(seat);
    if (what === 'fate' && !reckon(this.s).mayHave(this.s, seat, 'fate')) return;
    if (what === 'gold') {
      if (this.getGold(seat, n) < n) return;
    } else if (what === 'life') c.lives += n;
    else if (what === 'fate') c.fate += n;
    else if (c.toad > 0) {
      // Strength and Craft it has, if at all, as long as it is a toad (T86-6.19.3b, TDE-8.2).
      if (dull(this.s, c)) return;
      if (what === 'strength') c.toadStrength += n;
      else c.toadCraft += n;
    } else c[what] += n;
    if (what === 'craft') this.s.unsettled = true;
    this.tell?.({ type: 'gained', rule, seat, what, n });
  }

  /** Loses Strength or Craft down to the quota, or gold down to none; a life goes through the gate. */
  lose(seat: Seat, what: Stat | 'gold' | 'fate', n: number, rule: string): void {
    const c = this.of(seat);
    const own = what === 'gold' || what === 'fate';
    if (c.toad > 0 && !own) {
      this.loseAsToad(c, what, n);
      return;
    }
    const least = own ? 0 : quotaOf(c, what);
    const lost = Math.min(n, c[what] - least);
    if (lost <= 0) return;
    c[what] -= lost;
    if (what === 'craft') this.s.unsettled = true;
    this.tell?.({ type: 'lost', rule, seat, what, n: lost });
  }

  private loseAsToad(c: Character, what: Stat, n: number): void {
    if (what === 'strength') c.toadStrength = Math.max(0, c.toadStrength - n);
    else c.toadCraft = Math.max(0, c.toadCraft - n);
  }

  healable(seat: Seat): number {
    return healableOf(this.s, seat);
  }

  heal(seat: Seat, n: number, paid: number, rule: string): void {
    const healed = Math.min(n, this.healable(seat));
    if (healed <= 0) return;
    const c = this.of(seat);
    c.lives += healed;
    c.healed += healed;
    c.gold -= paid;
    this.tell?.({ type: 'healed', rule, seat, n: healed, paid });
  }

  /** How much fate is missing up to the printed value (TDE-2.17). */
  fateToGetBack(seat: Seat): number {
    const { card, fate } = this.of(seat);
    return card === null || !reckon(this.s).mayHave(this.s, seat, 'fate') ? 0 : Math.max(0, (characterOf(card).fate ?? 0) - fate);
  }

  replenish(seat: Seat, n: number, paid: number, rule: string): void {
    const back = Math.min(n, this.fateToGetBack(seat));
    if (back <= 0) return;
    const c = this.of(seat);
    c.fate += back;
    c.gold -= paid;
    this.tell?.({ type: 'replenished', rule, seat, n: back, paid });
  }
}
