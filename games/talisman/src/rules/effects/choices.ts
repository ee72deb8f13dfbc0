import type { Seat } from '@questhall/kernel';
import { allOf } from '../../constant.ts';
import { cardOf } from '../../editions/index.ts';
import { frameAt } from '../../frames.ts';
import { happened } from '../../listeners.ts';
import { reckon } from '../../reckon.ts';
import type { Locals, State } from '../../state.ts';
import { hexStrike } from '../character/lives.ts';
import { ability, isRaft } from '../character/numbers.ts';
import { settling } from '../goods/limits.ts';
import { give, loseCard, sellObjects, sold, toPile } from '../kit/cards.ts';
import { moveTo } from '../kit/figures.ts';
import { fateToGetBack, heal, healable, replenish } from '../kit/numbers.ts';
import { rollFor } from '../kit/rolls.ts';
import { DONE, NO, rule, type Table, YES } from '../kit/table.ts';
import { healsFree } from '../space/places.ts';
import { possible } from './asking.ts';
import { tellNothing } from './nothing.ts';

/** One of several things on offer, or nothing where it is optional. What is chosen is carried out by the frame that asked. */
export const choosing = rule('choosing', {
  ask(f, g) {
    const able = allOf(f.of, (choice) => possible(g, f.seat, choice));
    const options = able.map((choice) => choice.id);
    if (options.length === 0) return 'end';
    if (!f.optional && options.length === 1) {
      f.choice = options[0]!;
      return undefined;
    }
    return {
      ask: { seat: f.seat, kind: f.kind, options: f.optional ? [...options, NO] : options, about: aboutOf(f, g), into: 'choice' },
    };
  },

  carryOut(f, g) {
    const chosen = f.of.find((choice) => choice.id === f.choice);
    if (!chosen) return 'end';
    if (f.kind === 'visit') g.tell?.({ type: 'visited', rule: 'T86-6.13.5b', seat: f.seat, choice: chosen.id, space: g.of(f.seat).space });
    happened(g, 'chose', { seat: f.seat, choice: chosen.id });
    frameAt(g.s, f.effects, 'effects').todo.unshift(...chosen.then);
  },
});

function aboutOf(f: Locals['choosing'], g: Table): Record<string, unknown> {
  const { card, cause } = frameAt(g.s, f.effects, 'effects');
  return { card, cause };
}

/** What a character may add to a roll of this kind, if it wants to. */
export function mayAdd(s: State, seat: Seat, add: Locals['rolling']['add']): number {
  if (add === 'pray') return ability(s, seat, 'prayBonus')?.n ?? 0;
  return add === 'cave' ? reckon(s).addedInCaves(s, seat) : 0;
}

/** Rolls on a table, unless an ability spares the roll; an ability may add to it (section C, "need not roll", "pray"). */
export const rolling = rule('rolling', {
  skip(f, g) {
    const place = f.skip;
    if (place === null || !ability(g.s, f.seat, 'skipRoll', (a) => a.at.includes(place))) return 'roll';
    return { ask: { seat: f.seat, kind: 'skipRoll', options: ['skip', 'roll'], about: { place }, into: 'choice' } };
  },

  skipped: (f) => (f.choice === 'skip' ? 'end' : undefined),

  roll(f, g) {
    const purpose = f.add === 'pray' ? 'pray' : f.cause === 'space' ? 'space' : f.cause.startsWith('sp.') ? 'spell' : 'card';
    return rollFor(g, f, 'rolled', f.dice, purpose, f.cause === 'space' ? 'T86-6.13.5b' : 'T86-6.15.3', { card: f.card });
  },

  bonus(f, g) {
    const n = mayAdd(g.s, f.seat, f.add);
    if (n === 0 || f.rolled >= 6 * f.dice) return 'carryOut';
    return {
      ask: { seat: f.seat, kind: 'addToRoll', options: [YES, NO], about: { rolled: f.rolled, n, frame: f.id }, into: 'choice' },
    };
  },

  add(f, g) {
    if (f.choice === YES) f.rolled += mayAdd(g.s, f.seat, f.add);
  },

  carryOut(f, g) {
    const row = f.rows.find((one) => f.rolled >= one.from && f.rolled <= one.to);
    const { todo } = frameAt(g.s, f.effects, 'effects');
    if (!row || row.then.length === 0) return tellNothing(g, f, todo);
    todo.unshift(...row.then);
    return undefined;
  },
});

/** Healing up to the quota, each life for its price; the player says how many (T86-6.4.6). */
export const healing = rule('healing', {
  ask(f, g) {
    const price = healsFree(g.s, f.seat) ? 0 : f.price;
    const gold = g.of(f.seat).gold;
    const most = Math.min(f.n, healable(g, f.seat), price === 0 ? 99 : Math.floor(gold / price));
    f.price = price;
    if (most <= 0) return 'end';
    if (price === 0) {
      f.choice = String(most);
      return undefined;
    }
    const options = Array.from({ length: most + 1 }, (_, i) => String(most - i));
    return { ask: { seat: f.seat, kind: 'heal', options, about: { price }, into: 'choice' } };
  },

  heal(f, g) {
    const n = Number(f.choice);
    heal(g, f.seat, n, n * f.price, 'T86-6.4.6');
  },
});

/** Getting fate back up to the printed value, each for its price; the player says how many (TDE-2.17). */
export const replenishing = rule('replenishing', {
  ask(f, g) {
    const most = Math.min(fateToGetBack(g, f.seat), f.price === 0 ? 99 : Math.floor(g.of(f.seat).gold / f.price));
    if (most <= 0) return 'end';
    if (f.price === 0) {
      f.choice = String(most);
      return undefined;
    }
    const options = Array.from({ length: most + 1 }, (_, i) => String(most - i));
    return { ask: { seat: f.seat, kind: 'replenish', options, about: { price: f.price }, into: 'choice' } };
  },

  getBack(f, g) {
    replenish(g, f.seat, Number(f.choice), Number(f.choice) * f.price, 'TDE-2.17');
  },
});

/** Buying from the piles, any number, and one for nothing where that is allowed (T86-6.3.3, section C). */
export const buying = rule('buying', {
  ask(f, g) {
    const options = [
      ...g.wares(f.seat, f.goods).map((kind) => `buy:${kind}`),
      ...(reckon(g.s).takesWares(g.s, f.seat) && !f.took ? g.onSale(f.seat, f.goods).map((kind) => `free:${kind}`) : []),
    ];
    if (options.length === 0) return 'end';
    return { ask: { seat: f.seat, kind: 'buy', options: [...options, DONE], about: { goods: f.goods }, into: 'choice' } };
  },

  buy(f, g) {
    const choice = f.choice;
    if (choice === DONE) return 'end';
    const kind = choice.slice(choice.indexOf(':') + 1);
    const free = choice.startsWith('free:');
    const price = free ? 0 : f.goods.find((ware) => ware.kind === kind)!.price;
    if (free) f.took = true;
    const card = g.s.stock.find((one) => one === kind || one.startsWith(`${kind}.`))!;
    g.s.stock.splice(g.s.stock.indexOf(card), 1);
    g.of(f.seat).gold -= price;
    give(g, f.seat, card);
    g.tell?.({ type: 'bought', rule: 'T86-6.20.1', seat: f.seat, card, price });
    return settling(g);
  },

  again: () => 'ask',
});

/** Objects for gold (the Alchemists). */
export const selling = rule('selling', {
  ask(f, g) {
    const options = g.of(f.seat).objects.filter((card) => !isRaft(card));
    if (options.length === 0) return 'end';
    return {
      ask: { seat: f.seat, kind: 'sell', options, choose: { min: 0, max: options.length }, about: { price: f.price }, into: 'picks' },
    };
  },

  sell(f, g) {
    sellObjects(g, f.seat, f.picks, f.price);
  },
});

/** Prince and Princess for gold at the Castle. */
export const handingOver = rule('handingOver', {
  ask(f, g) {
    const options = g.sellable(f.seat);
    if (options.length === 0) return 'end';
    return { ask: { seat: f.seat, kind: 'handOver', options, choose: { min: 0, max: options.length }, into: 'picks' } };
  },

  handOver(f, g) {
    if (f.picks.length === 0) return;
    let gold = 0;
    for (const card of f.picks) {
      gold += cardOf(card).abilities!.find((a) => a.can === 'sellAtCastle')!.price;
      loseCard(g, f.seat, card);
      toPile(g, card);
    }
    sold(g, f.seat, f.picks, gold);
  },
});

/** One Follower of the player's choice is lost for good. */
export const loseFollower = rule('loseFollower', {
  ask(f, g) {
    const options = [...g.of(f.seat).followers];
    if (options.length === 0) return 'end';
    if (options.length === 1) {
      f.choice = options[0]!;
      return undefined;
    }
    return { ask: { seat: f.seat, kind: 'loseFollower', options, into: 'choice' } };
  },

  lose: (f, g) => g.attempt({ type: 'killFollower', seat: f.seat, card: f.choice }),
});

/** A die for every Follower (the Chasm). */
export const followersAtRisk = rule('followersAtRisk', {
  next(f, g) {
    const card = f.left.shift();
    if (card === undefined) return 'end';
    if (!g.of(f.seat).followers.includes(card)) return 'next';
    f.card = card;
    return rollFor(g, f, 'roll', 1, 'follower', 'T86-6.13.5b', { aim: { from: f.upTo + 1, to: 6 }, card });
  },

  fall(f, g) {
    if (f.roll > f.upTo) return 'next';
    return g.attempt({ type: 'killFollower', seat: f.seat, card: f.card });
  },

  again: () => 'next',
});

/** Teleported to a space of one's choice in the region. */
export const teleporting = rule('teleporting', {
  ask: (f) => ({ ask: { seat: f.seat, kind: 'destination', options: f.options, into: 'choice' } }),

  go(f, g) {
    moveTo(g, f.seat, f.choice as never, 'teleport', [f.choice as never], 'T86-6.11.1b');
    if (f.seat !== g.active) return hexStrike(g, f.seat);
    g.s.turn.moved = true;
  },
});

/** The same for several characters, one after another. */
export const eachOf = rule('eachOf', {
  next(f, g) {
    const seat = f.seats.shift();
    if (seat === undefined) return 'end';
    if (g.of(seat).card === null) return 'next';
    return { call: 'effects', with: { seat, todo: [...f.todo], card: f.card, cause: f.card ?? 'space', event: true, caster: seat } };
  },

  again: () => 'next',
});
