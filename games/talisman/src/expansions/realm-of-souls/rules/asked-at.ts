import { frameAt } from '../../../frames.ts';
import { cardsThat } from '../../../rules/character/numbers.ts';
import { scoreOf } from '../../../rules/fight/attack-roll.ts';
import { fightSheet } from '../../../rules/fight/sheet.ts';
import { discardFrom, loseCard, toPile } from '../../../rules/kit/cards.ts';
import { NO, rule, type Table, YES } from '../../../rules/kit/table.ts';
import { drawMore } from '../../../rules/space/drawing.ts';
import type { Locals } from '../../../state.ts';
import { bends } from './moves.ts';
import { layVeil } from './veil.ts';

/** What is asked at moments of the base game; the answer goes into the frame in which the moment came. */

/** The Spirit Eye may turn a psychic combat with an Enemy that would not be won (TDE-G.3). */
export function eyeThatTurns(f: Locals['fight'], g: Table): string | undefined {
  if (f.stat !== 'craft' || !f.foes.some((foe) => 'card' in foe)) return undefined;
  const [eye] = cardsThat(g.s, f.seat, 'spiritEye');
  if (eye === undefined) return undefined;
  const { mine, theirs } = fightSheet(g.s, f.seat, f.stat, f.foes, f.sides[0], f.bonus, f.assassin === true);
  return scoreOf(mine, f.dice) > scoreOf(theirs, f.foeDice) ? undefined : eye;
}

export const spiritEye = rule('spiritEye', {
  ask(f, g) {
    const [eye] = cardsThat(g.s, f.seat, 'spiritEye');
    const n = frameAt(g.s, f.frame, 'fight').dice![0] ?? 0;
    return { ask: { seat: f.seat, kind: 'spiritEye', options: [YES, NO], about: { card: eye!, n }, into: 'choice' } };
  },

  see(f, g) {
    if (f.choice !== YES) return;
    const [eye] = cardsThat(g.s, f.seat, 'spiritEye');
    loseCard(g, f.seat, eye!);
    toPile(g, eye!);
    frameAt(g.s, f.frame, 'fight').seen = true;
    g.tell?.({ type: 'eyeOpened', rule: 'TDE-G.3', seat: f.seat, card: eye! });
  },
});

/** With Strength or with Craft, where there is a choice (the King of the Dead, the Soul Reaver, the Pale Knight). */
export const weaponOfChoice = rule('weaponOfChoice', {
  ask(f, g) {
    const duel = frameAt(g.s, f.frame, ['duel', 'space']).proc === 'duel';
    const options = duel ? ['craft', 'strength'] : ['strength', 'craft'];
    return { ask: { seat: f.seat, kind: 'weaponOfChoice', options, into: 'choice' } };
  },

  chosen(f, g) {
    const frame = frameAt(g.s, f.frame, ['duel', 'space']);
    if (frame.proc === 'duel') frame.stat = f.choice === 'strength' ? 'strength' : 'craft';
    else frame.choice = f.choice;
  },
});

/** What lies on the board or walks along may make the move longer or shorter (the Bright Light, the Friendly Ghost). */
export const bendRoll = rule('bendRoll', {
  ask: (f, g) => ({
    ask: { seat: f.seat, kind: 'bendRoll', options: bends(g.s, f.seat, f.n), about: { n: f.n }, into: 'choice' },
  }),

  bent(f, g) {
    frameAt(g.s, f.frame, 'move').steps = Number(f.choice.slice('steps:'.length));
  },
});

/** The Spirit Caller's card, or a familiar's, in place of an Adventure card: it must be met. */
export const veilInstead = rule('veilInstead', {
  ask: (f) => ({ ask: { seat: f.seat, kind: 'veilInstead', options: [YES, NO], into: 'choice' } }),

  draw(f, g) {
    if (f.choice !== YES) return;
    const card = layVeil(g, f.seat, g.of(f.seat).space);
    if (card === undefined) return;
    const frame = frameAt(g.s, f.frame, 'space');
    frame.left -= 1;
    frame.drawn.push(card);
    frame.forced = [card];
  },
});

/** The Orb of the Veil shows a second card, and of the two one goes (TDE-G.3). */
export const secondDraw = rule('secondDraw', {
  draw(f, g) {
    const other = drawMore(frameAt(g.s, f.frame, 'space'), g, g.of(f.seat).space);
    if (other === undefined) return 'end';
    return { ask: { seat: f.seat, kind: 'secondDrop', options: [f.card, other], into: 'choice' } };
  },

  drop(f, g) {
    discardFrom(g, g.of(f.seat).space, f.choice, 'TDE-G.3');
  },
});
