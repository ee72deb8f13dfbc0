import { PASS, type Seat } from '@questhall/kernel';
import { at, happened } from '../../listeners.ts';
import { reckon } from '../../reckon.ts';
import type { Locals } from '../../state.ts';
import { isRaft, mayEvade, mayOwn } from '../character/numbers.ts';
import { goldComes, isCurse } from '../goods/goods.ts';
import { settling } from '../goods/limits.ts';
import { give, isFollower, loseCard, passGold, putDown } from '../kit/cards.ts';
import { gain } from '../kit/numbers.ts';
import { rule, type Table } from '../kit/table.ts';
import { checkpoint } from '../magic/attempt.ts';
import { fixedRaft } from '../variants.ts';
import { fightFate, rollSide, scoreOf, sideOf, tellDice } from './attack-roll.ts';
import { spendHelpers } from './fight.ts';
import { duelSheet, type FightSheet } from './sheet.ts';
import { prepared } from './sides.ts';

const sheetOf = (f: Locals['duel'], g: Table): FightSheet => duelSheet(g.s, f.seat, f.target, f.stat, f.sides, f.assassin);

/** A character attacks another (T86-6.16.6 to T86-6.16.10, T86-6.17.1b). */
export const duel = rule('duel', {
  declare(f, g) {
    g.tell?.({ type: 'duelBegan', rule: 'T86-6.16.1b', seat: f.seat, target: f.target, stat: f.stat, assassin: f.assassin });
    return { call: 'approach', with: { seat: f.seat, target: f.target }, into: 'met' };
  },

  challenged: (f, g) => (f.met ? at(g, 'challenged', f) : undefined),

  ready(f, g) {
    if (!f.met || g.s.turn.over || g.of(f.target).card === null) return 'end';
    f.sides = [prepared(g.s, f.seat, f.stat, false), prepared(g.s, f.target, f.stat, false)];
  },

  others: (_, g) => checkpoint(g, 'fight'),

  // The attacker first, then the defender, until both pass (T86-6.16.7).
  attackerPrepares: (f) => ({ call: 'preparing', with: { seat: f.seat, stat: f.stat, about: f.id, at: 0 } }),

  defenderPrepares: (f) => ({ call: 'preparing', with: { seat: f.target, stat: f.stat, about: f.id, at: 1 }, into: 'answered' }),

  roll(f, g) {
    if (g.of(f.seat).card === null || g.of(f.target).card === null || g.s.turn.over) return 'end';
    if (f.answered) {
      f.answered = false;
      return 'attackerPrepares';
    }
    const { mine, theirs } = sheetOf(f, g);
    f.attackDice = rollSide(g, mine);
    f.defenceDice = rollSide(g, theirs);
    // Both sides lie open before either decides (TDE-5.17).
    tellDice(g, f.seat, mine, f.attackDice, 'fight', 'T86-6.16.8');
    tellDice(g, f.target, theirs, f.defenceDice, 'fight', 'T86-6.16.8');
    return fightFate(g, f.seat, f.sides[0], mine, f.attackDice, scoreOf(theirs, f.defenceDice), 'attackDice');
  },

  /** The attacker has decided, and may not change its mind (TDE-5.17). */
  defenderFate(f, g) {
    const { mine, theirs } = sheetOf(f, g);
    return fightFate(g, f.target, f.sides[1], theirs, f.defenceDice, scoreOf(mine, f.attackDice), 'defenceDice');
  },

  compare(f, g) {
    const { mine, theirs } = sheetOf(f, g);
    const attack = sideOf(g, f.seat, f.stat, f.sides[0], false, mine, f.attackDice);
    const defence = sideOf(g, f.target, f.stat, f.sides[1], false, theirs, f.defenceDice);
    const result = attack.score > defence.score ? 'won' : attack.score < defence.score ? 'lost' : 'draw';
    g.tell?.({ type: 'duelled', rule: 'T86-6.16.8', seat: f.seat, target: f.target, stat: f.stat, attack, defence, result });
    happened(g, 'compared', { seat: f.seat, side: f.sides[0], dice: f.attackDice });
    happened(g, 'compared', { seat: f.target, side: f.sides[1], dice: f.defenceDice });
    spendHelpers(g, f.seat, f.sides[0].helpers);
    spendHelpers(g, f.target, f.sides[1].helpers);
    g.endTurnOf(f.seat);
    // Equal scores hurt nobody (T86-6.16.4g).
    if (result === 'draw') return 'end';
    f.winner = result === 'won' ? f.seat : f.target;
    f.loser = result === 'won' ? f.target : f.seat;
  },

  choose(f, g) {
    f.loserCard = g.of(f.loser).card;
    happened(g, 'duelWon', f);
    const sole = reckon(g.s).soleSpoil(f);
    const options = sole !== undefined ? [sole] : f.assassin && f.winner === f.seat ? ['life'] : spoilsOf(g, f.winner, f.loser);
    if (options.length === 1) {
      f.choice = options[0]!;
      return undefined;
    }
    return { ask: { seat: f.winner, kind: 'spoils', options, about: { target: f.loser }, into: 'choice' } };
  },

  take(f, g) {
    const { choice } = f;
    const { winner, loser } = f;
    const what = choice === 'life' || choice === 'gold' || choice === 'nothing' ? choice : 'object';
    g.tell?.({ type: 'spoils', rule: 'T86-6.16.9a', seat: winner, target: loser, what, ...(what === 'object' ? { card: choice } : {}) });
    if (what === 'life') return undefined;
    if (what === 'gold') {
      passGold(g, loser, winner);
    } else if (what === 'object' && loseCard(g, loser, choice)) {
      f.before = [...(g.s.lying[g.of(loser).space] ?? [])];
      give(g, winner, choice);
      return settling(g);
    }
    return 'over';
  },

  /** What the loser must drop because of this, the active player may take at once (T86-6.5.5). */
  takeDropped(f, g) {
    if (!f.before || f.winner !== f.seat || !g.rules.dropsTaken) return f.before ? 'over' : undefined;
    const dropped = (g.s.lying[g.of(f.loser).space] ?? []).filter((card) => !f.before?.includes(card));
    return dropped.length === 0 ? 'over' : { call: 'taking', with: { seat: f.seat, goods: dropped } };
  },

  tookDropped: (f) => (f.before ? 'over' : undefined),

  /** One offer to buy the life back, not against an assassin (T86-6.16.9b). */
  bribe(f, g) {
    // A toad takes nothing (T86-6.19.8).
    if (!g.rules.bribes || (f.assassin && f.winner === f.seat) || g.of(f.winner).toad > 0) return 'wound';
    const goods = goodsOf(g, f.loser, f.winner);
    if (goods.length === 0) return 'wound';
    return {
      ask: {
        seat: f.loser,
        kind: 'bribe',
        options: goods,
        choose: { min: 0, max: goods.length },
        about: { target: f.winner },
        into: 'picks',
      },
    };
  },

  offered(f, g) {
    const picks = f.picks;
    if (picks.length === 0) return 'wound';
    const spells = picks.filter((card) => card.startsWith('sp.')).length;
    const cards = picks.filter((card) => card.startsWith('adv.') || card.startsWith('pur.') || card.startsWith('tal.'));
    const gold = picks.filter((pick) => pick.startsWith('coin.')).length;
    g.tell?.({ type: 'bribeOffered', rule: 'T86-6.16.9b', seat: f.loser, target: f.winner, cards, gold, spells });
    return {
      ask: {
        seat: f.winner,
        kind: 'answerBribe',
        options: ['accept', PASS],
        about: { cards, gold, spells, target: f.loser },
        into: 'choice',
      },
    };
  },

  answered(f, g) {
    const accepted = f.choice === 'accept';
    g.tell?.({ type: 'bribeAnswered', rule: 'T86-6.16.9b', seat: f.winner, target: f.loser, accepted });
    if (!accepted) return 'wound';
    handOver(g, f.loser, f.winner, f.picks);
    return 'over';
  },

  wound(f, g) {
    const { space } = g.of(f.loser);
    f.before = [...(g.s.lying[space] ?? [])];
    f.loose = g.s.loose[space] ?? 0;
    return { call: 'hurt', with: { seat: f.loser, stat: f.stat, by: f.winner }, into: 'lost' };
  },

  /** Whoever kills a character may take what it leaves (TDE-4.12, TDE-5.20). */
  loot(f, g) {
    const winner = g.of(f.winner);
    if (!f.lost || !g.rules.loot || g.of(f.loser).card === f.loserCard || winner.card === null) return undefined;
    const goods = (g.s.lying[winner.space] ?? []).filter((card) => !f.before?.includes(card));
    const gold = (g.s.loose[winner.space] ?? 0) - f.loose;
    return { call: 'taking', with: { seat: f.winner, goods, gold } };
  },

  reward(f, g) {
    if (!f.lost) return;
    const { winner } = f;
    happened(g, 'lifeTaken', { seat: winner, stat: f.stat, before: f.loserCard!, now: g.of(f.loser).card });
    const side = f.sides[winner === f.seat ? 0 : 1];
    if (f.stat === 'strength' && side.weapons.some((card) => reckon(g.s).givesLife(card))) {
      gain(g, winner, 'life', 1, 'T86-6.16.9a');
    }
    return g.questStep(winner, 1);
  },

  paid: (f, g) => at(g, 'duelPaid', f),

  /** Somebody has won, whatever he took of it. */
  over: (f, g) => at(g, 'duelOver', f),
});

/** What the winner may take: a life, one gold, an Object, or nothing (T86-6.16.9a, TDE-5.19); a toad only a life (T86-6.19.8). */
function spoilsOf(g: Table, winner: Seat, loser: Seat): string[] {
  const from = g.of(loser);
  // With the Warlock's first task open it must be the life (TDE-8.24).
  if (g.rules.questAtOnce && g.of(winner).quest === 1) return ['life'];
  if (g.of(winner).toad > 0) return ['life', 'nothing'];
  const objects = from.objects.filter(
    (card) => !fixedRaft(g.s, card) && mayOwn(g.of(winner), card) && !reckon(g.s).guarded(g.s, from, card),
  );
  return ['life', ...(from.gold > 0 && goldComes(g.s, winner) ? ['gold'] : []), ...objects, 'nothing'];
}

/** Everything that can change hands: Objects, Followers, single coins where gold can come to the other, Spells; no Raft, no curse. */
export function goodsOf(g: Table, seat: Seat, to: Seat): string[] {
  const c = g.of(seat);
  if (c.toad > 0) return [];
  return [
    ...c.objects.filter((card) => !isRaft(card)),
    ...c.followers.filter((card) => !isCurse(g.s, card)),
    ...Array.from({ length: goldComes(g.s, to) ? Math.min(c.gold, 10) : 0 }, (_, i) => `coin.${i + 1}`),
    ...c.spells,
  ];
}

/** Goods change hands; what the new owner may not have stays on its space, what is over its limits is settled. */
export function handOver(g: Table, from: Seat, to: Seat, goods: readonly string[]): void {
  const c = g.of(to);
  for (const item of goods) {
    if (item.startsWith('coin.')) {
      passGold(g, from, to);
    } else if (item.startsWith('sp.')) {
      const { spells } = g.of(from);
      const at = spells.indexOf(item);
      if (at < 0) continue;
      spells.splice(at, 1);
      c.spells.push(item);
      g.tell?.({ type: 'gotSpell', rule: 'T86-6.16.9b', seat: to, spell: item }, [from, to], {
        type: 'gotSpell',
        rule: 'T86-6.16.9b',
        seat: to,
      });
    } else if (loseCard(g, from, item)) {
      if (isFollower(item) ? reckon(g.s).shunned(g.s, to) : !mayOwn(c, item)) putDown(g, to, [item], 'T86-6.5.2');
      else give(g, to, item);
    }
  }
  g.s.unsettled = true;
}

/**
 * A character comes up to another to fight it or to use an ability on it. The other may evade, which may be stopped, or
 * hold it with a Spell (T86-6.18.1, section H: W4, W4e). Value: whether they meet.
 */
export const approach = rule('approach', {
  evade(f, g) {
    if (!mayEvade(g.s, f.target, f.seat)) return 'attack';
    return { ask: { seat: f.target, kind: 'evade', options: ['evade', 'stand'], about: { from: f.seat }, into: 'choice' } };
  },

  declared(f, g) {
    if (f.choice === 'stand') return 'attack';
    return g.attempt({ type: 'evade', seat: f.target, from: f.seat }, 'evaded');
  },

  away(f, g) {
    if (!f.evaded) return 'attack';
    g.tell?.({ type: 'evaded', rule: 'T86-6.18.1a', seat: f.target, from: f.seat });
    g.s.turn.evaded.push({ seat: f.target, from: f.seat });
    return { done: false };
  },

  attack: (f, g) => g.attempt({ type: 'attack', seat: f.seat, target: f.target, frame: f.id }, 'came'),

  close: (f) => ({ done: f.came === true }),
});
