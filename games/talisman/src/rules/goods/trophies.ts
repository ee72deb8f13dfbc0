import type { Seat } from '@questhall/kernel';
import { cardOf, rulesOf } from '../../editions/index.ts';
import { figureOf } from '../../figure.ts';
import { reckon } from '../../reckon.ts';
import type { State } from '../../state.ts';
import { toPile } from '../kit/cards.ts';
import { gain } from '../kit/numbers.ts';
import type { Table } from '../kit/table.ts';
import { keepsSpirits } from '../variants.ts';

/** The answers that end the turning in of trophies. */
export const TURN_IN = 'turnIn';
export const KEEP_ALL = 'back';

/** What trophies are turned in for. */
export type Gain = 'strength' | 'craft' | 'life';

/** So many points of life trophies are worth a life (TDE-11.28). */
export const LIFE_POINTS = 7;

/** How many points make one of what is gained (T86-6.1.4b, TDE-11.28). */
export const pointsFor = (s: State, gain: Gain): number => (gain === 'life' ? LIFE_POINTS : s.options.trophyPoints);

/** Trophies won as a ghost are worth lives, and nothing else (TDE-11.28). */
const wonAsGhost = (s: State, card: string): boolean => reckon(s).worthLives(s, card);

/** The trophies of a character that may be turned in for lives, or for Strength and Craft. */
export const turnable = (s: State, seat: Seat, life: boolean): string[] =>
  figureOf(s, seat).trophies.filter((card) => wonAsGhost(s, card) === life && sums(s, [card], life).length > 0);

/** The points of these trophies by what they are turned in for; what would be nothing is left out. Strength and Craft are reckoned apart (TDE-6.23). */
export function sums(s: State, cards: readonly string[], life: boolean): { gain: Gain; points: number; n: number }[] {
  const sum = { strength: 0, craft: 0, life: 0 };
  for (const card of cards) {
    const { strength = 0, craft = 0 } = cardOf(card);
    if (life) sum.life += strength + craft;
    else {
      sum.strength += strength;
      if (keepsSpirits(s)) sum.craft += craft;
    }
  }
  return (['strength', 'craft', 'life'] as const)
    .filter((gain) => sum[gain] > 0)
    .map((gain) => ({ gain, points: sum[gain], n: Math.floor(sum[gain] / pointsFor(s, gain)) }));
}

/** Whether these trophies may be turned in: in 1986 for something, in the Digital Edition also for nothing (T86-6.1.4b, TDE-6.22). */
export function mayTurnIn(s: State, cards: readonly string[], life: boolean): boolean {
  if (cards.length === 0) return false;
  return rulesOf(s).trophiesWasted || sums(s, cards, life).every(({ n }) => n > 0);
}

/** Whether some of the trophies would bring something (T86-6.1.4b, TDE-6.22, TDE-11.28). Asked at every turn: without lists. */
export function gainful(s: State, seat: Seat, life: boolean): boolean {
  let strength = 0;
  let craft = 0;
  for (const card of figureOf(s, seat).trophies) {
    if (wonAsGhost(s, card) !== life) continue;
    const printed = cardOf(card);
    strength += printed.strength ?? 0;
    craft += printed.craft ?? 0;
  }
  if (life) return strength + craft >= LIFE_POINTS;
  return strength >= s.options.trophyPoints || (keepsSpirits(s) && craft >= s.options.trophyPoints);
}

/** Asks which of these trophies go to the discard pile; nobody has to keep one (TDE-6.24a). The answer goes into `picks`. */
export function askForTrophies(seat: Seat, cards: readonly string[]) {
  return {
    ask: { seat, kind: 'shed' as const, options: [...cards], choose: { min: 0, max: cards.length }, into: 'picks' as const },
  };
}

/** Puts trophies onto the discard pile for nothing. */
export function spareTrophies(g: Table, seat: Seat, cards: readonly string[]): void {
  if (cards.length === 0) return;
  const c = g.of(seat);
  c.trophies = c.trophies.filter((card) => !cards.includes(card));
  for (const card of cards) {
    toPile(g, card);
    g.tell?.({ type: 'discarded', rule: 'TDE-6.24a', card, seat });
  }
}

/** Turns trophies in: one for every seven points; what is over is lost with the cards (T86-6.1.4b, TDE-6.22, TDE-6.23, TDE-11.28). */
export function turnIn(g: Table, seat: Seat, cards: readonly string[], life: boolean): void {
  const { s } = g;
  const c = g.of(seat);
  const gains = sums(s, cards, life);
  c.trophies = c.trophies.filter((card) => !cards.includes(card));
  for (const card of cards) toPile(g, card);
  for (const { gain: what, points, n } of gains) {
    if (what === 'life') {
      for (const card of cards) g.tell?.({ type: 'discarded', rule: 'TDE-11.28', card, seat });
      if (n > 0) gain(g, seat, 'life', n, 'TDE-11.28');
      continue;
    }
    if (c.toad === 0) c[what] += n;
    else if (what === 'strength') c.toadStrength += n;
    else c.toadCraft += n;
    const worth = cards.filter((card) => cardOf(card)[what] !== undefined);
    const rule = what === 'strength' ? 'T86-6.1.4b' : 'T86-6.2.4';
    g.tell?.({ type: 'tradedTrophies', rule, seat, cards: worth, points, n, stat: what });
  }
  s.unsettled = true;
}
