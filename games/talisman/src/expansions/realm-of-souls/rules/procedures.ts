import { along, clockwise, onRing } from '../../../board/index.ts';
import { alive, totalOf } from '../../../rules/character/numbers.ts';
import { possible } from '../../../rules/effects/asking.ts';
import { settling } from '../../../rules/goods/limits.ts';
import { discardFrom, give, lay, lift, loseCard, toPile } from '../../../rules/kit/cards.ts';
import { moveTo } from '../../../rules/kit/figures.ts';
import { rollFor } from '../../../rules/kit/rolls.ts';
import { NO, rule } from '../../../rules/kit/table.ts';
import { spaceWith } from '../../../rules/magic/spells.ts';
import type { SoulQuestion } from '../state.ts';
import { GIFTS, SPELL_GIFT } from './gifts.ts';
import { offerings, QUESTIONS } from './questions.ts';
import { soulsOf } from './who.ts';

/** One question of the Realm of Souls and what its answer does. Value: the answer; nothing where nothing was to be chosen. */
export const soulChoice = rule('soulChoice', {
  ask(f, g) {
    const question = QUESTIONS[f.what]!;
    if (!alive(g.s, f.seat)) return 'end';
    const options = question.offer(f, g);
    if (options.length === 0) return 'end';
    if (question.must && options.length === 1) {
      f.choice = options[0]!;
      return undefined;
    }
    const card = f.what === 'medium' ? null : f.card;
    const about = { ...(card !== null && { card }), ...(f.of !== undefined && { of: f.of }) };
    return {
      ask: {
        seat: f.seat,
        kind: f.what,
        options: question.must ? [...options] : [...options, NO],
        ...(Object.keys(about).length > 0 && { about }),
        into: 'choice',
      },
    };
  },

  act: (f, g) => (f.choice === undefined || f.choice === NO ? 'close' : QUESTIONS[f.what]!.act(f, g, f.choice)),

  settle: (_, g) => (g.s.unsettled ? settling(g) : undefined),

  close: (f) => ({ done: f.choice }),
});

/** A card that goes as many spaces clockwise as a die shows (the Crawling Hand). */
export const crawl = rule('crawl', {
  roll(f, g) {
    const from = spaceWith(g.s, f.card);
    if (!from || !onRing(from)) return 'end';
    return rollFor(g, f, 'n', 1, 'place', 'TDE-G.3', { card: f.card });
  },

  go(f, g) {
    const from = spaceWith(g.s, f.card);
    if (!from) return 'end';
    const to = along(from, f.n);
    lift(g, from, f.card);
    lay(g, to, [f.card]);
    g.tell?.({ type: 'placed', rule: 'TDE-G.3', seat: f.seat, card: f.card, space: to });
  },
});

/** The Dancing Sword leaves its owner, who rolls two dice in this fight, and goes as far clockwise as a die shows. */
export const danceAway = rule('danceAway', {
  roll: (f, g) => rollFor(g, f, 'n', 1, 'dance', 'TDE-G.3', { card: f.card }),

  go(f, g) {
    const here = g.of(f.seat).space;
    let to = here;
    for (let n = f.n; n > 0; n--) to = clockwise(to);
    if (!loseCard(g, f.seat, f.card)) return 'end';
    lay(g, to, [f.card]);
    if (f.seat === g.active && to === here) g.s.turn.put.push(f.card);
    g.tell?.({ type: 'placed', rule: 'TDE-G.3', seat: f.seat, card: f.card, space: to });
  },
});

/** Everybody in turn leaves a Follower behind (Harrow). */
export const eachDitches = rule('eachDitches', {
  next(f) {
    const seat = f.left.shift();
    if (seat === undefined) return 'end';
    return { call: 'soulChoice', with: { seat, what: 'ditchFollower', card: null } };
  },

  again: () => 'next',
});

const HELD: Partial<Record<SoulQuestion, 'spells' | 'objects' | 'followers'>> = {
  sacrificeSpell: 'spells',
  sacrificeObject: 'objects',
  sacrificeFollower: 'followers',
};

/** One of each is discarded; a life for each that is missing (Infernal Fire). */
export const sacrifice = rule('sacrifice', {
  next(f, g) {
    const what = f.left.shift();
    if (what === undefined) return 'bleed';
    if (g.of(f.seat)[HELD[what]!].length > 0) return { call: 'soulChoice', with: { seat: f.seat, what, card: null } };
    f.missing += 1;
    return 'next';
  },

  again: () => 'next',

  bleed: (f) => (f.missing === 0 ? 'end' : { call: 'loseLives', with: { seat: f.seat, n: f.missing, combat: false } }),
});

/** Several gifts, each another (the Really Lost Soul). */
export const gifts = rule('gifts', {
  ask(f, g) {
    const open = [...GIFTS, SPELL_GIFT].filter((gift) => !f.taken.includes(gift.id) && possible(g, f.seat, gift));
    if (f.left === 0 || open.length === 0) return 'end';
    return { ask: { seat: f.seat, kind: 'giftOne', options: open.map((gift) => gift.id), into: 'choice' } };
  },

  give(f, g) {
    f.left -= 1;
    f.taken.push(f.choice);
    const gift = [...GIFTS, SPELL_GIFT].find(({ id }) => id === f.choice)!;
    return g.carryOut(f.seat, gift.then, { cause: f.card, card: f.card, caster: f.seat });
  },

  again: () => 'ask',
});

/** A psychic combat far away: the winner has the lives of the loser (Trial). */
export const trial = rule('trial', {
  go(f, g) {
    const { space } = g.of(f.target);
    if (g.of(f.seat).space !== space) moveTo(g, f.seat, space, 'teleport', [space], 'TDE-G.3');
    return { call: 'duel', with: { seat: f.seat, target: f.target, stat: 'craft', assassin: false, trial: true } };
  },

  over(_, g) {
    g.s.turn.over = true;
  },
});

/** An Object is put on it, or it is fought for all that lie there (Rakshasa). */
export const rakshasa = rule('rakshasa', {
  ask(f, g) {
    const options = [...offerings(g, f.seat).map((card) => `put:${card}`), 'strength', 'craft'];
    return { ask: { seat: f.seat, kind: 'rakshasa', options, about: { card: f.card }, into: 'choice' } };
  },

  act(f, g) {
    const choice = f.choice;
    if (choice !== 'strength' && choice !== 'craft') {
      const card = choice.slice('put:'.length);
      if (loseCard(g, f.seat, card)) soulsOf(g.s).hoard.push(card);
      g.tell?.({ type: 'hoarded', rule: 'TDE-G.3', seat: f.seat, card, on: f.card });
      return 'settle';
    }
    const value = Math.max(...g.s.characters.map((c, seat) => (c.card === null ? 0 : totalOf(g.s, seat, choice))));
    return {
      call: 'facing',
      with: { seat: f.seat, stat: choice, foes: [{ creature: 'rakshasa', value }], old: false },
      into: 'result',
    };
  },

  fought(f, g) {
    if (f.result !== 'won') return 'end';
    const { hoard } = soulsOf(g.s);
    if (hoard.length === 0) return 'gone';
    return {
      ask: {
        seat: f.seat,
        kind: 'hoard',
        options: [...hoard],
        choose: { min: 0, max: hoard.length },
        about: { card: f.card },
        into: 'picks',
      },
    };
  },

  gone(f, g) {
    const souls = soulsOf(g.s);
    const picks = f.picks ?? [];
    const { space } = g.of(f.seat);
    for (const card of souls.hoard) {
      if (picks.includes(card)) {
        g.tell?.({ type: 'took', rule: 'TDE-G.3', seat: f.seat, card, space });
        give(g, f.seat, card);
      } else {
        toPile(g, card);
        g.tell?.({ type: 'discarded', rule: 'TDE-G.3', card });
      }
    }
    souls.hoard = [];
    discardFrom(g, space, f.card, 'TDE-G.3');
  },

  settle: (_, g) => settling(g),
});
