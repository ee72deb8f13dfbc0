import type { Square } from '../board/grid.ts';
import { itemCard, type Weapon } from '../content/index.ts';
import type { Pile } from '../state.ts';
import { put } from './gains.ts';
import { handable, hasGoods, hasRoom, isSpell, isWeapon } from './hero-options.ts';
import { giveUp } from './hero-turn.ts';
import { rule, type Table } from './kit.ts';
import { amount, coins } from './purse.ts';
import { heroId } from './values.ts';

/** Handing one thing over, or several by the options of the match; the receiver agrees to each or not (DYS-TRD.4). */
export const hand = rule('hand', {
  ask: (f, g) => {
    const about = { hero: f.to, from: f.hero, thing: f.thing };
    return g.askHero(f.to, { kind: 'accept', options: ['accept', 'no'], about, into: 'choice' });
  },

  give(f, g) {
    if (f.choice !== 'accept') {
      g.tell?.({ type: 'declined', rule: 'DYS-TRD.4', hero: f.to });
      return { done: !f.gave };
    }
    const received: { things: string[]; spells: string[] } = { things: [], spells: [] };
    giveUp(g, f.hero, f.thing, received);
    g.s.turn.undo = 0;
    g.tell?.({ type: 'handed', rule: 'DYS-TRD.4', hero: f.hero, to: f.to, thing: f.thing });
    g.hero(f.to).spells.push(...received.spells);
    for (const thing of received.things) put(g, f.to, thing);
    f.gave = true;
    return undefined;
  },

  /** Where several things may be handed over with one action, the giver is asked what else the same hero gets. */
  more(f, g) {
    if (g.s.options.handOver === 'one') return { done: false };
    const things = handable(g, f.hero).filter((thing) => hasRoom(g.s, f.to, thing));
    if (things.length === 0) return { done: false };
    const options = [...things.map((thing) => `hand:${thing}:${f.to}`), 'done'];
    return g.askHero(f.hero, { kind: 'handMore', options, about: { hero: f.hero, to: f.to }, into: 'choice' });
  },

  again(f) {
    if (f.choice === 'done') return { done: false };
    f.thing = f.choice!.split(':')[1]!;
    return 'ask';
  },
});

/** Taking from what lies on a square: what one chooses, within the weapon limit (DYS-EQP.12). */
export const pick = rule('pick', {
  ask(f, g) {
    const piles = pilesAt(g, f.pile);
    const gold = piles.some((pile) => pile.gold > 0) ? ['gold'] : [];
    const { twins } = f;
    const options = twins ?? [...new Set([...gold, ...piles.flatMap((pile) => [...pile.things, ...pile.spells])])];
    delete f.twins;
    return g.askHero(f.hero, {
      kind: 'pick',
      options,
      choose: { min: twins ? 0 : 1, max: options.length },
      about: { hero: f.hero },
      into: 'picks',
    });
  },

  take(f, g) {
    const picked = f.picks!.shift();
    const piles = pilesAt(g, f.pile);
    if (picked === undefined) {
      // A pile of somebody who died stays, since he may be called back to it.
      g.s.piles = g.s.piles.filter((pile) => hasGoods(pile) || pile.of !== null);
      return f.twins && !g.s.ended ? 'ask' : 'end';
    }
    const h = g.hero(f.hero);
    if (picked === 'gold') {
      const gold = piles.reduce((sum, pile) => sum + pile.gold, 0);
      for (const pile of piles) pile.gold = 0;
      h.gold += gold;
      g.tell?.({ type: 'picked', rule: 'DYS-EQP.12', hero: f.hero, things: [], gold });
      return 'take';
    }
    const from = piles.flatMap((pile) => [pile.things, pile.spells]).find((list) => list.includes(picked))!;
    from.splice(from.indexOf(picked), 1);
    g.tell?.({ type: 'picked', rule: 'DYS-EQP.12', hero: f.hero, things: [picked], gold: 0 });
    // Another of the kind lies there: an answer names each kind once, so he is asked whether he takes that too.
    if (piles.some(({ things, spells }) => things.includes(picked) || spells.includes(picked))) f.twins = [...(f.twins ?? []), picked];
    if (!isSpell(picked)) return put(g, f.hero, picked);
    h.spells.push(picked);
    return 'take';
  },

  more: () => 'take',
});

const pilesAt = (g: Table, at: Square): Pile[] => g.s.piles.filter((pile) => pile.at === at);

/** A whole exchange with a hero beside one: it costs both a turn (DYS-TRD.1 to DYS-TRD.3). */
export const trade = rule('trade', {
  give(f, g) {
    return g.askHero(f.hero, { kind: 'give', ...goods(g, f.hero), about: { hero: f.hero, partner: f.partner }, into: 'given' });
  },

  want(f, g) {
    return g.askHero(f.hero, { kind: 'want', ...goods(g, f.partner), about: { hero: f.hero, partner: f.partner }, into: 'wanted' });
  },

  propose(f, g) {
    const [given, wanted] = [f.given, f.wanted].map((goodsNamed) => goodsNamed!.filter((one) => one !== 'nothing')) as [string[], string[]];
    f.given = given;
    f.wanted = wanted;
    if (given.length + wanted.length === 0) return 'end';
    if (!fits(g, f.hero, given, wanted) || !fits(g, f.partner, wanted, given)) {
      g.tell?.({ type: 'tradeVoid', rule: 'DYS-TRD.6', hero: f.hero, partner: f.partner });
      return 'end';
    }
    const about = { hero: f.partner, from: f.hero, given, wanted };
    return g.askHero(f.partner, { kind: 'answerTrade', options: ['accept', 'no'], about, into: 'choice' });
  },

  exchange(f, g) {
    if (f.choice !== 'accept') {
      g.tell?.({ type: 'declined', rule: 'DYS-TRD.3', hero: f.partner });
      return 'end';
    }
    const given = take(g, f.hero, f.given!);
    const got = take(g, f.partner, f.wanted!);
    g.tell?.({
      type: 'traded',
      rule: 'DYS-TRD.1',
      hero: f.hero,
      partner: f.partner,
      given: [...given.things, ...given.spells],
      got: [...got.things, ...got.spells],
      gave: given.gold,
      received: got.gold,
    });
    for (const [n, goodsOf] of [
      [f.partner, given],
      [f.hero, got],
    ] as const) {
      g.hero(n).gold += goodsOf.gold;
      g.hero(n).spells.push(...goodsOf.spells);
      for (const thing of goodsOf.things) put(g, n, thing);
    }
    g.owe(heroId(f.partner));
    g.s.turn.over = true;
  },
});

/** Everything that can change hands, coins too, and how many of them. */
function goods(g: Table, n: number): { options: string[]; choose: { min: number; max: number } } {
  const options = [...handable(g, n), ...coins(g.hero(n).gold)];
  return { options: options.length > 0 ? options : ['nothing'], choose: { min: 0, max: Math.max(1, options.length) } };
}

/** Whether a hero has room for what he gets, once what he gives is gone (DYS-TRD.6). */
function fits(g: Table, n: number, gone: readonly string[], got: readonly string[]): boolean {
  const weapons = [...g.hero(n).weapons.filter((id) => !gone.includes(id)), ...got.filter((id) => !id.startsWith('gold.') && isWeapon(id))];
  const slots = weapons.map((id) => (itemCard(id) as Weapon).slot);
  return new Set(slots).size === slots.length;
}

function take(g: Table, n: number, taken: readonly string[]): { gold: number; things: string[]; spells: string[] } {
  const gold = amount(taken);
  const lists = { things: [] as string[], spells: [] as string[] };
  for (const one of taken) if (!one.startsWith('gold.')) giveUp(g, n, one, lists);
  g.hero(n).gold -= gold;
  return { gold, ...lists };
}
