import { obtain } from './gains.ts';
import { handable, isSpell } from './hero-options.ts';
import { giveUp } from './hero-turn.ts';
import { rule, type Table } from './kit.ts';
import { heroId } from './values.ts';

/** Handing one thing over; the receiver agrees or not (DYS-TRD.4). */
export const hand = rule('hand', {
  ask: (f, g) => ({
    ask: {
      seat: g.seatOf(f.to),
      kind: 'accept',
      options: ['accept', 'no'],
      about: { hero: f.to, from: f.hero, thing: f.thing },
      into: 'choice',
    },
  }),

  give(f, g) {
    if (f.choice !== 'accept') {
      g.tell?.({ type: 'declined', rule: 'DYS-TRD.4', hero: f.to });
      const frame = g.s.stack.findLast((one) => one.proc === 'heroTurn') as { choice?: string } | undefined;
      if (frame) frame.choice = 'back';
      return;
    }
    const to = g.hero(f.to);
    const received: { things: string[]; spells: string[] } = { things: [], spells: [] };
    giveUp(g, f.hero, f.thing, received);
    to.spells.push(...received.spells);
    g.tell?.({ type: 'handed', rule: 'DYS-TRD.4', hero: f.hero, to: f.to, thing: f.thing });
    for (const thing of received.things) obtain(g, f.to, thing);
  },
});

/** Taking from a pile: what one chooses, within the weapon limit (DYS-EQP.12). */
export const pick = rule('pick', {
  ask(f, g) {
    const pile = g.pileOn(f.pile);
    const options = [...(pile.gold > 0 ? ['gold'] : []), ...pile.things, ...pile.spells].filter((one, i, all) => all.indexOf(one) === i);
    return {
      ask: {
        seat: g.seatOf(f.hero),
        kind: 'pick',
        options,
        choose: { min: 1, max: options.length },
        about: { hero: f.hero },
        into: 'picks',
      },
    };
  },

  take(f, g) {
    const pile = g.pileOn(f.pile);
    const h = g.hero(f.hero);
    const picked = f.picks!.shift();
    if (picked === undefined) {
      if (pile.gold + pile.things.length + pile.spells.length === 0 && pile.of === null) g.s.piles.splice(g.s.piles.indexOf(pile), 1);
      return { goto: 'end' };
    }
    if (picked === 'gold') {
      h.gold += pile.gold;
      g.tell?.({ type: 'picked', rule: 'DYS-EQP.12', hero: f.hero, things: [], gold: pile.gold });
      pile.gold = 0;
      return { goto: 'take' };
    }
    if (isSpell(picked)) {
      pile.spells.splice(pile.spells.indexOf(picked), 1);
      h.spells.push(picked);
      g.tell?.({ type: 'picked', rule: 'DYS-EQP.12', hero: f.hero, things: [picked], gold: 0 });
      return { goto: 'take' };
    }
    pile.things.splice(pile.things.indexOf(picked), 1);
    return obtain(g, f.hero, picked);
  },

  more: () => ({ goto: 'take' }),
});

/** A whole exchange with a hero beside one: it costs both a turn (DYS-TRD.1 to DYS-TRD.3). */
export const trade = rule('trade', {
  give(f, g) {
    const options = goods(g, f.hero);
    return {
      ask: {
        seat: g.seatOf(f.hero),
        kind: 'give',
        options: options.length > 0 ? options : ['nothing'],
        choose: { min: 0, max: options.length },
        about: { hero: f.hero, partner: f.partner },
        into: 'given',
      },
    };
  },

  want(f, g) {
    const options = goods(g, f.partner);
    return {
      ask: {
        seat: g.seatOf(f.hero),
        kind: 'want',
        options: options.length > 0 ? options : ['nothing'],
        choose: { min: 0, max: options.length },
        about: { hero: f.hero, partner: f.partner },
        into: 'wanted',
      },
    };
  },

  propose(f, g) {
    if (f.given!.length + f.wanted!.length === 0) return { goto: 'end' };
    return {
      ask: {
        seat: g.seatOf(f.partner),
        kind: 'answerTrade',
        options: ['accept', 'no'],
        about: { hero: f.partner, from: f.hero, given: f.given!, wanted: f.wanted! },
        into: 'choice',
      },
    };
  },

  exchange(f, g) {
    if (f.choice !== 'accept') {
      g.tell?.({ type: 'declined', rule: 'DYS-TRD.3', hero: f.partner });
      return { goto: 'end' };
    }
    const given = take(g, f.hero, f.given!);
    const got = take(g, f.partner, f.wanted!);
    put(g, f.partner, given);
    put(g, f.hero, got);
    g.tell?.({ type: 'traded', rule: 'DYS-TRD.1', hero: f.hero, partner: f.partner, given: f.given!, got: f.wanted! });
    g.owe(heroId(f.partner));
    g.s.turn.over = true;
    f.left = [
      { hero: f.hero, things: got.things },
      { hero: f.partner, things: given.things },
    ];
  },

  settle(f, g) {
    const side = f.left?.find(({ things }) => things.length > 0);
    if (!side) return { goto: 'end' };
    return obtain(g, side.hero, side.things.shift()!);
  },

  more: () => ({ goto: 'settle' }),
});

/** Everything that can change hands, gold in tens. */
function goods(g: Table, n: number): string[] {
  const purses = Array.from({ length: Math.min(5, Math.floor(g.hero(n).gold / 10)) }, (_, i) => `gold.${i + 1}`);
  return [...handable(g, n), ...purses];
}

function take(g: Table, n: number, goodsTaken: readonly string[]): { gold: number; things: string[]; spells: string[] } {
  const taken = { gold: 0, things: [] as string[], spells: [] as string[] };
  for (const one of goodsTaken) {
    if (one === 'nothing') continue;
    if (one.startsWith('gold.')) {
      taken.gold += 10;
      g.hero(n).gold -= 10;
    } else giveUp(g, n, one, taken);
  }
  return taken;
}

function put(g: Table, n: number, taken: { gold: number; spells: string[] }): void {
  g.hero(n).gold += taken.gold;
  g.hero(n).spells.push(...taken.spells);
}
