import type { Seat } from '@questhall/kernel';
import { alive } from '../character/numbers.ts';
import { goodsOf, handOver } from '../fight/duel.ts';
import { DONE, rule, type Table } from '../kit/table.ts';
import { settling } from './limits.ts';

/** How often one player may come back with another proposal: enough for people, and bots come to an end. */
const PROPOSALS = 4;

/**
 * Market Day: one after another, each may propose an exchange to one other player, until nobody wants to trade any
 * more (D1). Spells are shown only to the partner, once both agree.
 */
export const market = rule('market', {
  ask(f, g) {
    f.made ??= g.s.characters.map(() => 0);
    const partners = partnersOf(g, f.at);
    if (f.passes >= g.s.seats) return 'end';
    if (partners.length === 0 || f.made[f.at]! >= PROPOSALS) {
      f.choice = DONE;
      return undefined;
    }
    return { ask: { seat: f.at, kind: 'market', options: [DONE, ...partners.map((seat) => `with:${seat}`)], into: 'choice' } };
  },

  partner(f, g) {
    if (f.choice === DONE) {
      f.passes += 1;
      f.at = (f.at + 1) % g.s.seats;
      return 'ask';
    }
    f.partner = Number(f.choice.slice(5));
    f.made[f.at]! += 1;
  },

  give(f, g) {
    const options = goodsOf(g, f.at, f.partner);
    if (options.length === 0) {
      f.given = [];
      return 'want';
    }
    return {
      ask: { seat: f.at, kind: 'give', options, choose: { min: 0, max: options.length }, about: { partner: f.partner }, into: 'given' },
    };
  },

  /** Spells of the partner are named by their place in the hand: what they are is not known yet. */
  want(f, g) {
    const options = goodsOf(g, f.partner, f.at).map((item) => hidden(g, f.partner, item));
    if (options.length === 0) {
      f.wanted = [];
      return 'propose';
    }
    return {
      ask: { seat: f.at, kind: 'want', options, choose: { min: 0, max: options.length }, about: { partner: f.partner }, into: 'wanted' },
    };
  },

  propose(f, g) {
    if (f.given.length + f.wanted.length === 0) {
      f.passes += 1;
      f.at = (f.at + 1) % g.s.seats;
      return 'ask';
    }
    const open = f.given.filter((item) => !item.startsWith('sp.'));
    return {
      ask: {
        seat: f.partner,
        kind: 'answerTrade',
        options: ['accept', 'no'],
        about: { partner: f.at, given: open, spells: f.given.length - open.length, wanted: f.wanted },
        into: 'choice',
      },
    };
  },

  exchange(f, g) {
    if (f.choice === 'accept') {
      const partner = f.partner;
      const got = f.wanted.map((item) => shown(g, partner, item));
      handOver(g, f.at, partner, f.given);
      handOver(g, partner, f.at, got);
      const open = (items: readonly string[]) => items.filter((item) => !item.startsWith('sp.') && !item.startsWith('coin.'));
      const coins = (items: readonly string[]) => items.filter((item) => item.startsWith('coin.')).length;
      g.tell?.({
        type: 'traded',
        rule: 'T86-6.15.4',
        seat: f.at,
        target: partner,
        given: open(f.given),
        got: open(got),
        gold: coins(f.given) - coins(got),
        spells: [...f.given, ...got].filter((item) => item.startsWith('sp.')).length,
      });
      f.passes = 0;
    } else {
      g.tell?.({ type: 'tradeDeclined', rule: 'T86-6.15.4', seat: f.partner, target: f.at });
    }
    f.at = (f.at + 1) % g.s.seats;
    return settling(g);
  },

  again: () => 'ask',
});

function partnersOf(g: Table, seat: Seat): Seat[] {
  if (!alive(g.s, seat) || g.of(seat).toad > 0) return [];
  return g.s.characters.flatMap((c, other) => (other !== seat && alive(g.s, other) && c.toad === 0 ? [other] : []));
}

const hidden = (g: Table, seat: Seat, item: string): string =>
  item.startsWith('sp.') ? `spell.${g.of(seat).spells.indexOf(item) + 1}` : item;

const shown = (g: Table, seat: Seat, item: string): string =>
  item.startsWith('spell.') ? g.of(seat).spells[Number(item.slice(6)) - 1]! : item;
