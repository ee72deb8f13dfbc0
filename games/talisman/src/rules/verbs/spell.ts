import type { FrameOf } from '@questhall/kernel';
import type { Locals } from '../../state.ts';
import type { Verbs } from '../effects.ts';
import { livingFrom, mayOwn, quotaOf } from '../numbers.ts';
import { changeAt, spaceWith } from '../spells.ts';

type SpellVerb =
  | 'stop'
  | 'takeFromTarget'
  | 'banMagic'
  | 'discardTarget'
  | 'moveTarget'
  | 'look'
  | 'layHex'
  | 'bind'
  | 'vanish'
  | 'addCraft'
  | 'extraTurns'
  | 'forTarget'
  | 'discardSpells';

/** Verbs of Spells (section E). */
export const SPELL_VERBS: Verbs<SpellVerb> = {
  /** Undoes what is being answered: a Spell, the loss of a life, a death. */
  stop(_, f, g) {
    const change = changeAt(g.s, f.about ?? 0);
    if (!change) return;
    g.frame<Locals['attempt']>(f.about!).stopped = true;
    if (change.type === 'cast') g.tell?.({ type: 'countered', rule: 'T86-6.9.6b', seat: change.seat, spell: change.spell });
    else if (change.type === 'loseLife') g.tell?.({ type: 'prevented', rule: 'T86-6.16.4e', seat: change.seat, what: 'life' });
    else if (change.type === 'killFollower')
      g.tell?.({ type: 'prevented', rule: 'T86-6.6.3', seat: change.seat, what: 'follower', card: change.card });
  },

  /** One Object, one Follower or one gold goes straight to the caster, from any distance (section E). */
  takeFromTarget(_, f, g) {
    if (f.target !== undefined) {
      if (!g.passGold(f.target, f.seat)) return;
      g.tell?.({ type: 'stole', rule: 'T86-6.9.7a', seat: f.seat, target: f.target, gold: 1 });
      return;
    }
    const card = f.card!;
    const victim = g.s.characters.findIndex((c) => c.objects.includes(card) || c.followers.includes(card));
    if (victim < 0 || victim === f.seat || !mayOwn(g.of(f.seat), card)) return;
    if (g.loseCard(victim, card)) g.give(f.seat, card);
    g.tell?.({ type: 'stole', rule: 'T86-6.9.7a', seat: f.seat, target: victim, card });
  },

  banMagic(_, f, g) {
    g.s.ban = f.seat;
    g.s.unsettled = true;
    g.tell?.({ type: 'magicBanned', rule: 'T86-6.9.6a', seat: f.seat });
  },

  discardTarget(_, f, g) {
    const space = spaceWith(g.s, f.card!);
    if (space) g.discardFrom(space, f.card!, 'T86-6.9.7b');
  },

  moveTarget(_, f, g) {
    const from = spaceWith(g.s, f.card!);
    if (!from || !g.lift(from, f.card!)) return;
    g.lay(f.at!, [f.card!]);
    g.tell?.({ type: 'placed', rule: 'T86-6.9.7b', seat: f.seat, card: f.card!, space: f.at! });
  },

  /** The next cards get a fixed place, and the caster knows them; what somebody else knew of them is true no longer only where it is more. */
  look(e, f, g) {
    const { s } = g;
    while (s.top.length < e.n && s.deck.length > 0) s.top.push(g.take(s.deck, 'adventure'));
    s.seen = [...s.seen.filter((one) => one.seat !== f.seat), { seat: f.seat, n: Math.min(e.n, s.top.length) }];
    const cards = s.top.slice(0, e.n);
    g.tell?.({ type: 'looked', rule: 'T86-6.9.6a', seat: f.seat, n: cards.length, cards }, [f.seat], {
      type: 'looked',
      rule: 'T86-6.9.6a',
      seat: f.seat,
      n: cards.length,
    });
  },

  layHex(e, f, g) {
    const card = f.cause;
    if (!g.takeFromAir(card)) return;
    g.s.hexes.push({ space: f.at!, card, owner: f.seat, turns: e.rounds });
    g.tell?.({ type: 'hexLaid', rule: 'T86-6.9.6a', seat: f.seat, card, space: f.at! });
  },

  /** Holds a creature or an attacker, stops an evasion, or binds a character for its whole turn (section E). */
  bind(_, f, g) {
    const change = changeAt(g.s, f.about ?? 0);
    if (change?.type === 'attack' || change?.type === 'evade') {
      g.frame<Locals['attempt']>(f.about!).stopped = true;
      g.tell?.({ type: 'bound', rule: 'T86-6.18.1a', seat: f.seat, target: change.seat });
    } else if (change?.type === 'moment') {
      g.of(change.seat).bound = true;
      g.tell?.({ type: 'bound', rule: 'T86-6.9.6a', seat: f.seat, target: change.seat });
    } else {
      const frame = g.s.stack.find((one) => one.id === f.about) as FrameOf<Locals, 'face'> | undefined;
      if (frame?.proc !== 'face') return;
      frame.foes = frame.foes.filter((foe) => ('card' in foe ? foe.card : foe.creature) !== f.card);
      g.tell?.({
        type: 'bound',
        rule: 'T86-6.18.1a',
        seat: f.seat,
        ...(f.card!.startsWith('adv.') ? { card: f.card! } : { creature: f.card as never }),
      });
    }
  },

  vanish(_, f, g) {
    g.of(f.seat).vanished = true;
    g.tell?.({ type: 'vanished', rule: 'T86-6.18.1a', seat: f.seat });
  },

  /** Psionic Blast: total or printed Craft on top of Strength in this fight. */
  addCraft(e, f, g) {
    const frame = g.s.stack.find((one) => one.id === f.about) as FrameOf<Locals, 'fight'> | FrameOf<Locals, 'duel'> | undefined;
    if (!frame?.sides) return;
    const side = frame.sides[frame.proc === 'duel' && (frame as FrameOf<Locals, 'duel'>).target === f.seat ? 1 : 0]!;
    side.extra += e.printed ? quotaOf(g.of(f.seat), 'craft') : g.craft(f.seat);
  },

  extraTurns(e, _, g) {
    g.s.turn.extra += e.n;
    g.tell?.({ type: 'extraTurns', rule: 'T86-6.9.6a', seat: g.active, n: e.n });
  },

  forTarget(e, f) {
    return { call: 'effects', with: { seat: f.target!, todo: [...e.then], card: null, cause: f.cause, caster: f.seat } };
  },

  discardSpells(e, f, g) {
    const seats = e.who === 'everyone' ? livingFrom(g.s, g.active) : [f.target ?? f.seat];
    for (const seat of seats) {
      const c = g.of(seat);
      if (c.spells.length === 0) continue;
      const { spells } = c;
      c.spells = [];
      g.s.spellDiscard.push(...spells);
      g.tell?.({ type: 'droppedSpells', rule: f.cause.startsWith('sp.') ? 'T86-6.9' : 'T86-6.15.3', seat, spells });
    }
  },
};
