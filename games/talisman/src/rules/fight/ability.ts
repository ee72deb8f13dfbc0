import type { Seat } from '@questhall/kernel';
import { cardOf } from '../../editions/index.ts';
import { reckon } from '../../reckon.ts';
import type { State } from '../../state.ts';
import { mayOwn, ownAbility } from '../character/numbers.ts';
import { goldComes, isCurse } from '../goods/goods.ts';
import { settling } from '../goods/limits.ts';
import { give, loseCard, passGold } from '../kit/cards.ts';
import { rollFor } from '../kit/rolls.ts';
import { rule, type Table } from '../kit/table.ts';
import { fixedRaft } from '../variants.ts';

/** One special ability used on a character landed on (section C): the whole encounter, unless it is evaded. */
export const ability = rule('ability', {
  approach: (f) => ({ call: 'approach', with: { seat: f.seat, target: f.target }, into: 'met' }),

  use(f, g) {
    if (!f.met || g.s.turn.over || g.of(f.target).card === null) return 'end';
    if (f.what === 'takeFollowers') return 'followers';
    if (f.what === 'steal') return 'choose';
    return rollFor(g, f, 'roll', 1, 'beguile', 'T86-6.13.3', { aim: { from: beguiledFrom(g.s, f.seat, f.target), to: 6 } });
  },

  beguile(f, g) {
    const worked = f.roll >= beguiledFrom(g.s, f.seat, f.target);
    g.tell?.({ type: 'beguiled', rule: 'T86-6.13.3', seat: f.seat, target: f.target, worked });
    if (!worked) return 'end';
  },

  choose(f, g) {
    const options = stealable(g, f.seat, f.target);
    if (options.length === 0) return 'end';
    return { ask: { seat: f.seat, kind: 'loot', options, about: { target: f.target }, into: 'choice' } };
  },

  take(f, g) {
    const choice = f.choice;
    if (choice === 'gold') {
      if (passGold(g, f.target, f.seat)) g.tell?.({ type: 'stole', rule: 'T86-6.13.3', seat: f.seat, target: f.target, gold: 1 });
      return 'end';
    }
    const { space } = g.of(f.target);
    const before = new Set(g.s.lying[space] ?? []);
    f.before = [...before];
    if (loseCard(g, f.target, choice)) give(g, f.seat, choice);
    g.tell?.({ type: 'stole', rule: 'T86-6.13.3', seat: f.seat, target: f.target, card: choice });
    return settling(g);
  },

  /** What the victim must drop because of this may be taken at once (T86-6.5.5). */
  takeDropped(f, g) {
    const { space } = g.of(f.seat);
    const dropped = (g.s.lying[space] ?? []).filter((card) => !f.before.includes(card));
    if (dropped.length === 0 || !g.rules.dropsTaken) return 'end';
    return { call: 'taking', with: { seat: f.seat, goods: dropped } };
  },

  afterTake: () => 'end',

  followers(f, g) {
    const takes = ownAbility(g.s, f.seat, 'takeFollowers')!;
    const cards = g.of(f.target).followers.filter((card) => fits(takes, card) && !isCurse(g.s, card));
    if (takes.all || cards.length < 2) {
      for (const card of cards) takeFollower(g, f.seat, f.target, card);
      return 'end';
    }
    return { ask: { seat: f.seat, kind: 'loot', options: cards, about: { target: f.target }, into: 'choice' } };
  },

  oneFollower(f, g) {
    takeFollower(g, f.seat, f.target, f.choice);
  },
});

/** What a thief may take of a character: one gold where gold can come to him, or an Object that he may own. */
export function stealable(g: Table, seat: Seat, target: Seat): string[] {
  const victim = g.of(target);
  const objects = victim.objects.filter(
    (card) => !fixedRaft(g.s, card) && !reckon(g.s).guarded(g.s, victim, card) && mayOwn(g.of(seat), card),
  );
  return [...(victim.gold > 0 && goldComes(g.s, seat) ? ['gold'] : []), ...objects];
}

/** The least roll that beguiles a character of this alignment. */
export const beguiledFrom = (s: State, seat: Seat, target: Seat): number => reckon(s).beguilesFrom(s, seat, target) ?? NEVER;
const NEVER = 7;

function takeFollower(g: Table, seat: number, target: number, card: string): void {
  if (loseCard(g, target, card)) give(g, seat, card);
  g.tell?.({ type: 'stole', rule: 'T86-6.13.3', seat, target, card });
}

/** Whether the ability reaches this Follower. */
export function fits(takes: { only?: readonly string[]; except?: readonly string[] }, card: string): boolean {
  const { id } = cardOf(card);
  return takes.only ? takes.only.includes(id) : !takes.except?.includes(id);
}
