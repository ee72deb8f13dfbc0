import type { Seat } from '@questhall/kernel';
import { cardOf } from '../../../editions/index.ts';
import type { Foe, ScorePart } from '../../../events.ts';
import { figureOf } from '../../../figure.ts';
import { innermost } from '../../../frames.ts';
import { craftOf, lawful, livesQuota } from '../../../rules/character/numbers.ts';
import { isSpirit } from '../../../rules/fight/creatures.ts';
import { toPile } from '../../../rules/kit/cards.ts';
import { gain } from '../../../rules/kit/numbers.ts';
import type { Table } from '../../../rules/kit/table.ts';
import type { Prepared, State } from '../../../state.ts';
import type { FoeTrait } from '../vocabulary.ts';
import { mindParts } from './fights.ts';
import { isGhost } from './who.ts';

/** The Nightmare has as much Craft as its opponent. */
export function mirrored(s: State, seat: Seat, card: string): number | undefined {
  if (!traitsOf(card).some((t) => t.foe === 'mirror')) return undefined;
  return craftOf(s, seat) + mindParts(s, seat, true).reduce((sum, part) => sum + part.n, 0);
}

const traitsOf = (card: string): readonly FoeTrait[] => cardOf(card).foe?.traits ?? NONE;

const NONE: readonly FoeTrait[] = [];

/** Whether one of them fights so: what turns a fight holds for the whole team (TDE-5.14). */
export function anyFoe(foes: readonly Foe[], what: FoeTrait['foe']): boolean {
  for (const foe of foes) if ('card' in foe) for (const t of traitsOf(foe.card)) if (t.foe === what) return true;
  return false;
}

/** How many dice are rolled for them, added together. */
export function foeDice(foes: readonly Foe[]): number {
  let most = 1;
  for (const foe of foes) if ('card' in foe) for (const t of traitsOf(foe.card)) if (t.foe === 'dice') most = Math.max(most, t.n);
  return most;
}

/** What they add to their roll, each for a reason of its own (TDE-G.3). */
export function foeParts(s: State, seat: Seat, foes: readonly Foe[]): ScorePart[] {
  const c = figureOf(s, seat);
  const parts: ScorePart[] = [];
  for (const foe of foes) {
    if (!('card' in foe)) continue;
    let n = 0;
    for (const t of traitsOf(foe.card)) {
      if (t.foe === 'perLife') n += livesQuota(s, seat) - c.lives;
      else if (t.foe === 'perCard') n += t.n * Math.max(0, (s.lying[c.space] ?? []).length - 1);
      else if (t.foe === 'againstGhosts' && isGhost(s, seat)) n += t.n;
    }
    if (isSpirit(foe.card) && lawful(s, 'mists')) n += 1;
    if (n !== 0) parts.push({ from: 'foe', card: foe.card, n });
  }
  return parts;
}

/** What a side brings to a fight with them: what they forbid it (TDE-7.2), and whether Spirits are among them. */
export function preparedFor(side: Prepared, foes: readonly Foe[]): Prepared {
  if (anyFoe(foes, 'bare')) {
    side.bare = true;
    side.weapons = [];
  }
  if (anyFoe(foes, 'heroNoDie')) side.noDie = true;
  if (anyFoe(foes, 'noFate')) side.noFate = true;
  side.spirits = foes.some((foe) => 'card' in foe && isSpirit(foe.card));
  return side;
}

/** Whether a fight is under way in which nobody may cast (the Soul Dragon). */
export const silent = (s: State): boolean => innermost(s, 'fight', (f) => f.sides?.[0]?.bare === true) !== undefined;

/**
 * The dead do not keep what they kill: each Enemy is discarded and gives a life, unless the table keeps life trophies
 * (TDE-11.12e, TDE-11.28). Enemies with a reward of their own give that to everybody.
 * @returns those that may be kept
 */
export function rewardless(g: Table, seat: Seat, cards: readonly string[]): string[] {
  const dead = isGhost(g.s, seat);
  const kept: string[] = [];
  for (const card of cards) {
    if (!cardOf(card).foe?.reward && (!dead || g.s.options.lifeTrophies)) {
      kept.push(card);
      if (dead) g.s.souls!.lifeTrophies.push(card);
      continue;
    }
    toPile(g, card);
    g.tell?.({ type: 'discarded', rule: 'TDE-11.12e', card, space: g.of(seat).space });
    if (!cardOf(card).foe?.reward) gain(g, seat, 'life', 1, 'TDE-11.12e');
  }
  return kept;
}

/** Whoever wins a combat may be rid of the Deathstalker. */
export function shakeOff(g: Table, seat: Seat) {
  const card = g.of(seat).followers.find((one) => cardOf(one).abilities?.some((a) => a.can === 'doomed'));
  return card === undefined ? undefined : { call: 'soulChoice' as const, with: { seat, what: 'ditchDoom' as const, card } };
}
