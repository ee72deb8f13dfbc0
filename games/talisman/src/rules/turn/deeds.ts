import { inPlay, ownPowers } from '../../installed.ts';
import { reckon } from '../../reckon.ts';
import type { Alignment } from '../../vocabulary.ts';
import { isRaft } from '../character/numbers.ts';
import { droppable } from '../goods/goods.ts';
import { askForTrophies, KEEP_ALL, mayTurnIn, spareTrophies, TURN_IN, turnable, turnIn } from '../goods/trophies.ts';
import { loseCard, putDown, sellObjects, toPile } from '../kit/cards.ts';
import { rule } from '../kit/table.ts';

/** Gold that may be put down at once. */
const COINS: readonly string[] = Array.from({ length: 10 }, (_, i) => `coin.${i + 1}`);

/** What a character does in its own turn without moving or meeting anything: each its own few steps. */
export const deed = rule('deed', {
  begin(f, g) {
    switch (f.what) {
      case 'align':
        g.turnTo(f.seat, f.rest as Alignment, 'T86-6.7.2');
        return 'end';
      case 'deliver':
        return 'deliver';
      case 'sell':
        return 'sell';
      case 'leave':
        return 'leave';
      case 'shed':
        return 'shed';
      case 'trade':
      case 'lifeTrophies':
        f.laid = [];
        return undefined;
      default:
        for (const { atWill } of ownPowers()) atWill?.[f.what]?.(g, f.seat, f.rest);
        for (const { atWill } of inPlay(g.s)) atWill?.[f.what]?.(g, f.seat, f.rest);
        return 'end';
    }
  },

  /** One after the other, so that only what may be turned in is ever an answer (T86-6.1.4b, TDE-6.22, TDE-11.28). */
  trophies(f, g) {
    const life = f.what === 'lifeTrophies';
    const laid = f.laid;
    const options = turnable(g.s, f.seat, life).filter((card) => !laid.includes(card));
    if (mayTurnIn(g.s, laid, life)) options.unshift(TURN_IN);
    return { ask: { seat: f.seat, kind: 'trophies', options: [...options, KEEP_ALL], about: { laid: [...laid], life }, into: 'choice' } };
  },

  tradeTrophies(f, g) {
    const choice = f.choice;
    if (choice === KEEP_ALL) return 'end';
    if (choice === TURN_IN) turnIn(g, f.seat, f.laid, f.what === 'lifeTrophies');
    else f.laid.push(choice);
    return choice === TURN_IN ? 'end' : 'trophies';
  },

  leave(f, g) {
    const c = g.of(f.seat);
    // Gold lies on a space by choice only where the rules let it (TDE-2.22).
    const options = [...droppable(g.s, f.seat), ...(g.rules.goldIsLeft ? COINS.slice(0, Math.max(0, c.gold)) : [])];
    return { ask: { seat: f.seat, kind: 'leave', options, choose: { min: 0, max: options.length }, into: 'picks' } };
  },

  left(f, g) {
    const c = g.of(f.seat);
    const cards = f.picks.filter((pick) => !pick.startsWith('coin.'));
    const gold = f.picks.length - cards.length;
    for (const card of cards) loseCard(g, f.seat, card);
    c.gold -= gold;
    putDown(g, f.seat, cards, 'T86-6.5.4', { gold });
    return 'end';
  },

  sell(f, g) {
    const options = g.of(f.seat).objects.filter((card) => !isRaft(card));
    return { ask: { seat: f.seat, kind: 'sell', options, choose: { min: 0, max: options.length }, into: 'picks' } };
  },

  sold(f, g) {
    sellObjects(g, f.seat, f.picks, reckon(g.s).sellsFor(g.s, f.seat)!);
    return 'end';
  },

  shed: (f, g) => askForTrophies(f.seat, g.of(f.seat).trophies),

  spared(f, g) {
    spareTrophies(g, f.seat, f.picks);
    return 'end';
  },

  deliver(f, g) {
    const c = g.of(f.seat);
    if (f.rest === 'gold') {
      const n = c.quest === 5 ? 3 : 2;
      c.gold -= n;
      g.tell?.({ type: 'paid', rule: 'T86-6.13.5b', seat: f.seat, n });
    } else {
      loseCard(g, f.seat, f.rest);
      toPile(g, f.rest);
      g.tell?.({ type: 'discarded', rule: 'T86-6.13.5b', card: f.rest, seat: f.seat });
    }
    return g.questStep(f.seat, c.quest);
  },
});
