import { ENDS, lossOf } from '../ends.ts';
import type { Hero, State } from '../state.ts';
import { rule, type Table } from './kit.ts';
import { mustVoteOnGoingOn, nextLeader } from './lead.ts';
import { reveal } from './reveal.ts';
import { heroId, levelOf, onBoard } from './values.ts';

/** A deep copy of plain data. */
export const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** One level, from setting up the start to its end. */
export const level = rule('level', {
  setUp(_f, g) {
    const { s } = g;
    s.phase = 'level';
    s.stop = null;
    s.round = 0;
    s.ended = null;
    if (s.options.checkpoint) {
      const { heroes, heap, lead } = copyOf(s);
      s.checkpoint = { heroes, heap, lead, attempt: s.checkpoint?.attempt ?? 1 };
    }
    layOut(g);
    g.tell?.({ type: 'levelBegan', rule: 'DYS-GEN.3', level: s.level });
    let place = 0;
    for (const [n, h] of s.heroes.entries()) {
      // What was owed at the end of the last level is cancelled; who fell asleep at the stop since owes that turn.
      const { lost } = h;
      refresh(h);
      Object.assign(h, { lost, at: -1 });
      if (h.dead) continue;
      h.at = g.grid.starts[place++]!;
      g.tell?.({ type: 'placed', rule: 'DYS-SET.12', figure: heroId(n), at: g.name(h.at), by: 'start' });
    }
    const carried = new Set(s.heroes.filter((h) => !h.dead).flatMap((h) => h.things));
    g.meetGoals((goal) => goal.type === 'findItem' && carried.has(goal.item));
    reveal(g);
  },

  round(_f, g) {
    const { s } = g;
    if (s.ended) return 'finish';
    if (mustVoteOnGoingOn(s)) return { call: 'goOn', with: {} };
    s.round += 1;
    if (s.options.roundLimit > 0 && s.round > s.options.roundLimit) {
      s.ended = 'lost';
      return 'finish';
    }
    g.tell?.({ type: 'roundBegan', rule: 'DYS-GEN.8', round: s.round });
    nextLeader(g);
    return { call: 'round', with: {} };
  },

  again: () => 'round',

  finish(_f, g) {
    const { s } = g;
    const loss = lossOf(s);
    g.tell?.(
      s.ended === 'won'
        ? { type: 'levelWon', rule: 'DYS-END.4', level: s.level }
        : { type: 'levelLost', rule: ENDS[loss], level: s.level, why: loss === 'wizor' ? 'dead' : loss },
    );
    if (s.ended === 'won') {
      collect(g);
      // The next level is a new one, with tries of its own.
      s.checkpoint = null;
    }
    s.turn = newTurn();
  },
});

const newTurn = (): State['turn'] => ({ hero: -1, monster: -1, spent: 0, stage: 'fresh', path: [], undo: 0, over: false });

/** What ends with a level, and what comes back: effects, lost turns, curses of rounds, uses of once a level (DYS-INN.5). */
export function refresh(h: Hero): void {
  Object.assign(h, { effects: [], lost: 0, chained: 0, away: false, firm: false, used: [] });
  h.curses = h.curses.filter(({ until }) => until === 0);
}

/** The level as it lies before anybody has seen any of it. */
function layOut(g: Table): void {
  const { s } = g;
  const file = levelOf(s);
  s.party = s.heroes.filter((h) => !h.dead).length;
  s.monsters = [];
  s.waiting = file.monsters.flatMap((entry, n) => ((entry.minParty ?? 1) <= s.party ? [n] : []));
  s.revealed = [];
  s.seen = [];
  s.doors = [];
  s.open = [];
  s.furniture = file.furniture.map(() => ({ shown: false, searched: false }));
  s.traps = file.traps.map(() => ({ visible: false, gone: false }));
  s.neutrals = (file.neutrals ?? []).map(() => false);
  const wizard = s.heroes.some((h) => h.code === 'wizard');
  s.captive = file.captive && !wizard ? 'hidden' : 'none';
  s.piles = [];
  s.sorceries = {};
  s.silenced = false;
  s.alarm = 0;
  s.lead.voted = 0;
  s.goals = file.goals.map((goal) => goal.type === 'freeWizard' && s.captive === 'none');
}

/** What lies in revealed parts of the level goes to a common heap; the sceptre goes to the Wizard (DYS-EQP.14, DYS-WIZ.11). */
function collect(g: Table): void {
  const { s } = g;
  for (const pile of s.piles) {
    s.heap.gold += pile.gold;
    s.heap.things.push(...pile.things);
    s.heap.spells.push(...pile.spells);
  }
  s.piles = [];
  const wizard = s.heroes.find((h) => h.code === 'wizard' && !h.dead);
  if (!wizard) return;
  for (const { things } of [...s.heroes, s.heap]) {
    const at = things.indexOf('sceptre');
    if (things === wizard.things || at < 0) continue;
    things.splice(at, 1);
    wizard.things.push('sceptre');
  }
}

/** One round: the heroes in their order, the Wizard, then Wizor (DYS-SET.9, DYS-SET.10). */
export const round = rule('round', {
  hero(f, g) {
    f.at ??= 0;
    if (g.s.ended || f.at >= g.s.heroes.length) return 'wizor';
    // Somebody freed in this round has his first turn in the next one (DYS-WIZ.3).
    f.size ??= g.s.heroes.length;
    if (f.at >= f.size) return 'wizor';
    const hero = f.at;
    f.at += 1;
    return onBoard(g.hero(hero)) ? { call: 'heroTurn', with: { hero } } : 'hero';
  },

  more: () => 'hero',

  wizor: (_f, g) => (g.s.ended ? 'end' : { call: 'wizorRound', with: {} }),
});
