import { WARLOCK } from '../../board/index.ts';
import { reckon } from '../../reckon.ts';
import { hexStrike } from '../character/lives.ts';
import { settling } from '../goods/limits.ts';
import { awardTalisman } from '../kit/cards.ts';
import { moveTo } from '../kit/figures.ts';
import { rollFor } from '../kit/rolls.ts';
import { rule } from '../kit/table.ts';
import { dull } from '../variants.ts';
import { spaceInPlay } from './places.ts';

/** The Warlock's quest is done: to his cave at once, a Talisman if there is one, and the turn ends (B6). */
export const questDone = rule('questDone', {
  finish(f, g) {
    const c = g.of(f.seat);
    g.tell?.({ type: 'questDone', rule: 'T86-6.13.5b', seat: f.seat, quest: c.quest });
    c.quest = 0;
    const goes = c.space !== WARLOCK && spaceInPlay(g, f.seat, WARLOCK);
    if (goes) moveTo(g, f.seat, WARLOCK, 'quest', [WARLOCK], 'T86-6.13.5b');
    awardTalisman(g, f.seat);
    if (!g.rules.questGoesOn) g.endTurnOf(f.seat);
    else if (f.seat === g.active && goes && !g.s.turn.over) g.s.turn.moved = true;
    return goes ? hexStrike(g, f.seat) : undefined;
  },

  settle: (_, g) => settling(g),
});

/** The Warlock sets a task (B6). */
export const quest = rule('quest', {
  ask(f, g) {
    const c = g.of(f.seat);
    if (c.quest > 0 || !reckon(g.s).mayHaveQuest(g.s, f.seat) || dull(g.s, c) || c.questTurn === g.s.turn.n) return 'end';
    return { ask: { seat: f.seat, kind: 'quest', options: ['accept', 'no'], into: 'choice' } };
  },

  set(f, g) {
    if (f.choice === 'no') return 'end';
    const c = g.of(f.seat);
    c.questTurn = g.s.turn.n;
    return rollFor(g, f, 'rolled', 1, 'quest', 'T86-6.13.5b');
  },

  given(f, g) {
    const c = g.of(f.seat);
    c.quest = f.rolled;
    g.s.unsettled = true;
    g.tell?.({ type: 'questGiven', rule: 'T86-6.13.5b', seat: f.seat, quest: c.quest });
  },
});
