import { cardOf } from '../editions/index.ts';
import { forLife, keepInHeart, tradeForLives } from '../souls/free.ts';
import type { Alignment, Stat } from '../vocabulary.ts';
import { rule } from './kit.ts';
import { droppable, isRaft } from './numbers.ts';
import { drink } from './prepare.ts';
import { askForTrophies, spareTrophies } from './trophies.ts';
import { tradable } from './wares.ts';

/** Gold that may be put down at once. */
const COINS: readonly string[] = Array.from({ length: 10 }, (_, i) => `coin.${i + 1}`);

/** What a character does in its own turn without moving or meeting anything: each its own few steps. */
export const free = rule('free', {
  begin(f, g) {
    switch (f.what) {
      case 'align':
        g.turnTo(f.seat, f.rest as Alignment, 'T86-6.7.2');
        return { goto: 'end' };
      case 'drink':
        drink(g, f.seat, f.rest);
        return { goto: 'end' };
      case 'deliver':
        return { goto: 'deliver' };
      case 'sell':
        return { goto: 'sell' };
      case 'store':
        keepInHeart(g, f.seat, f.rest);
        return { goto: 'end' };
      case 'lifeTrophies':
        return { goto: 'lifeTrophies' };
      case 'leave':
        return { goto: 'leave' };
      case 'shed':
        return { goto: 'shed' };
      default:
        f.stat = tradable(g, f.seat, 'strength') ? 'strength' : 'craft';
    }
  },

  trophies(f, g) {
    const options = g.of(f.seat).trophies.filter((card) => cardOf(card)[f.stat!] !== undefined && !forLife(g, card));
    return {
      ask: { seat: f.seat, kind: 'trophies', options, choose: { min: 0, max: options.length }, about: { stat: f.stat! }, into: 'picks' },
    };
  },

  /** One point for every seven; what is over is lost with the cards (T86-6.1.4b). */
  tradeTrophies(f, g) {
    const cards = f.picks!;
    if (cards.length === 0) return { goto: 'end' };
    const c = g.of(f.seat);
    let points = 0;
    for (const card of cards) points += cardOf(card)[f.stat!] ?? 0;
    const n = Math.floor(points / g.s.options.trophyPoints);
    if (n === 0) return { goto: 'end' };
    c.trophies = c.trophies.filter((card) => !cards.includes(card));
    for (const card of cards) g.toPile(card);
    const stat: Stat = f.stat!;
    if (c.toad === 0) c[stat] += n;
    else if (stat === 'strength') c.toadStrength += n;
    else c.toadCraft += n;
    g.s.unsettled = true;
    g.tell?.({ type: 'tradedTrophies', rule: 'T86-6.1.4b', seat: f.seat, cards: [...cards], points, n, stat });
    return { goto: 'end' };
  },

  /** Trophies won as a ghost give lives and nothing else (TDE-11.28). */
  lifeTrophies(f, g) {
    const options = g.of(f.seat).trophies.filter((card) => forLife(g, card));
    return {
      ask: { seat: f.seat, kind: 'soul', options, choose: { min: 0, max: options.length }, about: { what: 'lifeTrophies' }, into: 'picks' },
    };
  },

  tradeForLives(f, g) {
    tradeForLives(g, f.seat, f.picks!);
    return { goto: 'end' };
  },

  leave(f, g) {
    const c = g.of(f.seat);
    // Gold lies on a space by choice only where the rules let it (TDE-2.22).
    const options = [...droppable(g.s, f.seat), ...(g.rules.goldIsLeft ? COINS.slice(0, Math.max(0, c.gold)) : [])];
    return { ask: { seat: f.seat, kind: 'leave', options, choose: { min: 0, max: options.length }, into: 'picks' } };
  },

  left(f, g) {
    const c = g.of(f.seat);
    const cards = f.picks!.filter((pick) => !pick.startsWith('coin.'));
    const gold = f.picks!.length - cards.length;
    for (const card of cards) g.loseCard(f.seat, card);
    c.gold -= gold;
    g.putDown(f.seat, cards, 'T86-6.5.4', { gold });
    return { goto: 'end' };
  },

  sell(f, g) {
    const options = g.of(f.seat).objects.filter((card) => !isRaft(card));
    return { ask: { seat: f.seat, kind: 'sell', options, choose: { min: 0, max: options.length }, into: 'picks' } };
  },

  sold(f, g) {
    g.sellObjects(f.seat, f.picks!, 1);
    return { goto: 'end' };
  },

  shed: (f, g) => askForTrophies(f.seat, g.of(f.seat).trophies),

  spared(f, g) {
    spareTrophies(g, f.seat, f.picks!);
    return { goto: 'end' };
  },

  deliver(f, g) {
    const c = g.of(f.seat);
    if (f.rest === 'gold') {
      const n = c.quest === 5 ? 3 : 2;
      c.gold -= n;
      g.tell?.({ type: 'paid', rule: 'T86-6.13.5b', seat: f.seat, n });
    } else {
      g.loseCard(f.seat, f.rest);
      g.toPile(f.rest);
      g.tell?.({ type: 'discarded', rule: 'T86-6.13.5b', card: f.rest, seat: f.seat });
    }
    return g.questStep(f.seat, c.quest);
  },
});
