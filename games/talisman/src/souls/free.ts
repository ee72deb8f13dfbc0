import type { Seat } from '@questhall/kernel';
import { cardOf } from '../editions/index.ts';
import type { Table } from '../rules/kit.ts';
import { cardsThat, isRaft } from '../rules/numbers.ts';
import { soulsOf } from './who.ts';

/** What costs neither movement nor encounter, and what happens by itself as a turn begins. */

/** So many points of life trophies are worth a life (TDE-11.28). */
const LIFE_POINTS = 7;

/** Whether the trophy was won as a ghost, and so is worth lives only. */
export const forLife = (g: Table, card: string): boolean => g.s.souls?.lifeTrophies.includes(card) === true;

const pointsOf = (card: string): number => (cardOf(card).strength ?? 0) + (cardOf(card).craft ?? 0);

/** Free actions of the Realm of Souls, as options. */
export function soulOptions(g: Table, seat: Seat): string[] {
  const souls = soulsOf(g.s);
  const c = g.of(seat);
  const options: string[] = [];
  if (g.s.turn.phase === 'end') {
    const points = c.trophies.reduce((sum, card) => sum + (forLife(g, card) ? pointsOf(card) : 0), 0);
    if (points >= LIFE_POINTS) options.push('lifeTrophies');
  }
  const [heart] = cardsThat(g.s, seat, 'store');
  if (heart !== undefined) {
    for (const card of c.objects) if (card !== heart && card !== souls.heart && !isRaft(card)) options.push(`store:${card}`);
  }
  return options;
}

/** Turns in trophies for lives; what is over is lost with the cards. */
export function tradeForLives(g: Table, seat: Seat, cards: readonly string[]): void {
  const points = cards.reduce((sum, card) => sum + pointsOf(card), 0);
  const n = Math.floor(points / LIFE_POINTS);
  if (n === 0) return;
  const souls = soulsOf(g.s);
  const c = g.of(seat);
  c.trophies = c.trophies.filter((card) => !cards.includes(card));
  souls.lifeTrophies = souls.lifeTrophies.filter((card) => !cards.includes(card));
  for (const card of cards) g.toPile(card);
  g.gain(seat, 'life', n, 'TDE-11.28');
}

/** The Heart of Night holds one Object. */
export function keepInHeart(g: Table, seat: Seat, card: string): void {
  soulsOf(g.s).heart = card;
  const [heart] = cardsThat(g.s, seat, 'store');
  g.tell?.({ type: 'stored', rule: 'TDE-G.3', seat, card, by: heart! });
}

/** At the start of a turn: what lies face down before the character goes onto the Adventure deck (the Medium). */
export function soulTurnBegins(g: Table, seat: Seat): void {
  const souls = soulsOf(g.s);
  souls.evaded = [];
  if (g.of(seat).card === null) return;
  for (const one of souls.facedown.filter(({ before, by }) => before === seat && by !== seat)) {
    souls.facedown.splice(souls.facedown.indexOf(one), 1);
    g.s.top.unshift(one.card);
    // Whoever put it there knows the next card; what others had looked at lies deeper now.
    g.s.seen = [{ seat: one.by, n: 1 }];
    g.tell?.({ type: 'ontoDeck', rule: 'TDE-11.1', seat });
  }
}
