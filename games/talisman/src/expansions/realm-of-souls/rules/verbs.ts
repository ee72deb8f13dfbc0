import { clockwise, regionOf, type SpaceId } from '../../../board/index.ts';
import { cardOf } from '../../../editions/index.ts';
import { figureOf } from '../../../figure.ts';
import { livingFrom } from '../../../rules/character/numbers.ts';
import { theCard, theSpace } from '../../../rules/effects/named.ts';
import type { Verbs } from '../../../rules/effects/verbs.ts';
import { isSpirit } from '../../../rules/fight/creatures.ts';
import { discardFrom, give, lay, lift } from '../../../rules/kit/cards.ts';
import { moveTo } from '../../../rules/kit/figures.ts';
import { gain, lose } from '../../../rules/kit/numbers.ts';
import { changeAt, landedIn, spaceWith } from '../../../rules/magic/spells.ts';
import { spaceInPlay, spacesOf } from '../../../rules/space/places.ts';
import type { SoulVerb } from '../vocabulary.ts';
import { atGrave, resurrect, spiritAway, startOf } from './death.ts';
import { inStack, layTerrain, terrainFits } from './terrain.ts';
import { drawVeil, gather, layVeil, mustMeet } from './veil.ts';
import { ghostOf, isGhost, isVeil, soulsOf } from './who.ts';

/** What the words of the Realm of Souls do (part G). */
export const SOUL_VERBS: Verbs<SoulVerb> = {
  ifSoul(e, f, g) {
    if (isGhost(g.s, f.seat) === (e.who === 'ghost')) f.todo.unshift(...e.then);
  },

  eachGhost(e, f, g) {
    const region = regionOf(g.of(f.seat).space);
    const hit = livingFrom(g.s, f.seat).filter((seat) => isGhost(g.s, seat) && regionOf(g.of(seat).space) === region);
    const mine = hit.filter((seat) => seat === f.seat);
    return { call: 'eachOf', with: { seats: [...hit.filter((seat) => seat !== f.seat), ...mine], todo: [...e.then], card: f.card } };
  },

  lasting(e, f, g) {
    const card = theCard(f);
    g.s.lasting.push({ card, owner: g.active, turns: e.rounds, law: e.law });
    g.tell?.({ type: 'lawBegan', rule: 'TDE-4.21', card, turns: e.rounds });
  },

  die: (_e, f, g) => {
    g.of(f.seat).lives = 0;
    return { call: 'death', with: { seat: f.seat } };
  },

  resurrect(e, f, g) {
    if (!isGhost(g.s, f.seat)) return undefined;
    return {
      call: 'resurrecting',
      with: { seat: f.seat, ...(e.heal ? { heal: true } : {}), ...(e.at ? { at: startOf(g, f.seat) } : {}) },
    };
  },

  moveGrave(e, f, g) {
    const ghost = ghostOf(g.s, f.seat);
    if (!ghost || ghost.grave === null || !spaceInPlay(g, f.seat, e.to)) return;
    ghost.grave = e.to;
    g.tell?.({ type: 'graveMoved', rule: 'TDE-G.3', seat: f.seat, of: f.seat, space: e.to });
  },

  spiritAway(e, f, g) {
    spiritAway(g, f.seat, e.turns);
  },

  passOn: (_, f) => ({ call: 'soulChoice', with: { seat: f.seat, what: 'passOn', card: f.card, ...(f.at ? { at: f.at } : {}) } }),

  cleanse(_e, _f, g) {
    for (const { id } of spacesOf(g.s)) {
      for (const card of [...(g.s.lying[id] ?? [])]) {
        if (g.s.tame[card] === undefined && (isSpirit(card) || isVeil(card))) discardFrom(g, id, card, 'TDE-G.3');
      }
    }
  },

  gatherSpirits(e, f, g) {
    const { space } = g.of(f.seat);
    const from = spacesOf(g.s).filter(({ region }) => e.from === 'everywhere' || region === regionOf(space));
    gather(
      g,
      from.map(({ id }) => id),
      space,
    );
  },

  /** One on each space from here on, round the ring as often as there are trophies. */
  scatterTrophies(_, f, g) {
    const pool = g.s.characters.flatMap((c) => c.trophies);
    for (const c of g.s.characters) c.trophies = [];
    soulsOf(g.s).lifeTrophies = [];
    const n = pool.length;
    const { space } = g.of(f.seat);
    let at = space;
    while (pool.length > 0) {
      lay(g, at, [g.take(pool, 'trophies')]);
      at = clockwise(at);
    }
    g.tell?.({ type: 'scattered', rule: 'TDE-G.3', n, space });
  },

  crawl: (_, f) => ({ call: 'crawl', with: { seat: f.seat, card: theCard(f) } }),

  haunt(_, f, g) {
    const card = theCard(f);
    const c = g.of(f.seat);
    const from = spaceWith(g.s, card);
    if (!from || c.card === null || c.toad > 0) return;
    lift(g, from, card);
    c.followers.push(card);
    g.s.tame[card] = 'haunting';
    g.s.unsettled = true;
    g.tell?.({ type: 'cursed', rule: 'TDE-G.3', seat: f.seat, card });
  },

  discardThis(_, f, g) {
    const at = spaceWith(g.s, theCard(f));
    if (at) discardFrom(g, at, theCard(f), 'TDE-G.3');
  },

  flip(_, f, g) {
    const souls = soulsOf(g.s);
    souls.dark = !souls.dark;
    g.tell?.({ type: 'flipped', rule: 'TDE-G.3', card: theCard(f), dark: souls.dark });
  },

  fetchCard: (_, f) => ({ call: 'soulChoice', with: { seat: f.seat, what: 'fetchCard', card: f.card } }),
  wander: (_, f) => ({ call: 'soulChoice', with: { seat: f.seat, what: 'wander', card: f.card } }),

  drain(_, f, g) {
    const card = theCard(f);
    const held = g.s.held[card];
    if (held === undefined) return;
    g.s.held[card] = held - 1;
    gain(g, f.seat, 'fate', 1, 'TDE-G.3');
    gain(g, f.seat, 'life', 1, 'TDE-G.3');
    g.tell?.({ type: 'held', rule: 'TDE-G.3', card, left: held - 1 });
    if (held === 1) discardFrom(g, spaceWith(g.s, card)!, card, 'TDE-G.3');
  },

  sacrifice: (_, f) => ({
    call: 'sacrifice',
    with: { seat: f.seat, left: ['sacrificeSpell', 'sacrificeObject', 'sacrificeFollower'], missing: 0 },
  }),

  ditchFollowers: (_e, f, g) => ({ call: 'eachDitches', with: { left: livingFrom(g.s, f.seat) } }),

  loseAllFate(_, f, g) {
    lose(g, f.seat, 'fate', g.of(f.seat).fate, 'TDE-G.3');
  },

  toStart(_, f, g) {
    if (g.of(f.seat).card === null) return;
    const to = startOf(g, f.seat);
    if (!spaceInPlay(g, f.seat, to)) return;
    moveTo(g, f.seat, to, 'teleport', [to], 'TDE-G.3');
  },

  wrongTurn(_, f, g) {
    // Only whoever's turn it is meets the cards of a space.
    const { start } = g.s.turn;
    if (g.of(f.seat).space !== start) moveTo(g, f.seat, start, 'teleport', [start], 'TDE-G.3');
    // It is met although the turn began there (TDE-4.10 gives way).
    g.s.turn.moved = true;
    g.s.turn.comesBack = true;
  },

  threeDice(_, f, g) {
    const souls = soulsOf(g.s);
    if (!souls.threeDice.includes(f.seat)) souls.threeDice.push(f.seat);
    g.tell?.({ type: 'threeDice', rule: 'TDE-G.3', seat: f.seat });
  },

  stepAside(e, f, g) {
    const { s } = g;
    if (e.by === 'you') return { call: 'soulChoice', with: { seat: f.seat, what: 'stepAside', card: f.card } };
    // The player on the right is the one who plays before: clockwise is to the left.
    let right = f.seat;
    do right = (right + s.seats - 1) % s.seats;
    while (figureOf(s, right).out && right !== f.seat);
    return { call: 'soulChoice', with: { seat: right, what: 'stepAside', card: f.card, of: f.seat } };
  },

  riseAtCrown(_, f, g) {
    const to: SpaceId = 'I9';
    moveTo(g, f.seat, to, 'teleport', [to], 'TDE-G.3');
    if (f.seat === g.active) g.s.turn.moved = true;
  },

  trial: (_, f) => ({ call: 'soulChoice', with: { seat: f.seat, what: 'trial', card: f.card } }),
  rakshasa: (_, f) => ({ call: 'rakshasa', with: { seat: f.seat, card: theCard(f) } }),

  /** An Enemy becomes a familiar; any other card is met (Dark Baptism). */
  baptism(_, f, g) {
    const { space } = g.of(f.seat);
    const card = layVeil(g, f.seat, space);
    if (card === undefined) return;
    const { strength, craft } = cardOf(card);
    if (strength === undefined && craft === undefined) return mustMeet(g, f.seat, card);
    if (g.of(f.seat).toad > 0) return;
    lift(g, space, card);
    g.of(f.seat).followers.push(card);
    g.s.tame[card] = 'familiar';
    g.s.unsettled = true;
    g.tell?.({ type: 'familiar', rule: 'TDE-11.1', seat: f.seat, card });
  },

  /** What others knew of the top of the deck lies deeper now. */
  stormVeil(e, _f, g) {
    const cards = Array.from({ length: e.n }, () => drawVeil(g)).filter((card) => card !== undefined);
    g.s.top.unshift(...cards);
    g.s.seen = [];
    g.tell?.({ type: 'stormed', rule: 'TDE-11.1', n: cards.length });
  },

  medium(_, f, g) {
    const card = drawVeil(g);
    if (card === undefined) return undefined;
    soulsOf(g.s).facedown.push({ card, by: f.seat, before: f.seat });
    g.tell?.({ type: 'mediumDrew', rule: 'TDE-11.1', seat: f.seat, card }, [f.seat], {
      type: 'mediumDrew',
      rule: 'TDE-11.1',
      seat: f.seat,
    });
    return { call: 'soulChoice', with: { seat: f.seat, what: 'medium', card: null } };
  },

  layTerrain(e, f, g) {
    const change = changeAt(g.s, f.about ?? 0);
    const landed = change ? landedIn(change) : undefined;
    const at = f.at ?? g.of(landed ?? f.seat).space;
    if (!terrainFits(at) || soulsOf(g.s).terrain[at]?.startsWith(e.kind)) return undefined;
    if (inStack(g, e.kind) === undefined) return { call: 'soulChoice', with: { seat: f.seat, what: 'terrain', card: e.kind, at } };
    layTerrain(g, f.seat, at, e.kind);
    return undefined;
  },

  takeSoulbound(_, f, g) {
    const from = spaceWith(g.s, theCard(f));
    if (!from || !lift(g, from, theCard(f))) return;
    g.tell?.({ type: 'took', rule: 'TDE-11.1', seat: f.seat, card: theCard(f), space: from });
    give(g, f.seat, theCard(f));
  },

  /** Ghosts of the Inner Region stay there (TDE-11.1). */
  summonSpirits(_, f, g) {
    const to = theSpace(f);
    gather(
      g,
      spacesOf(g.s).map(({ id }) => id),
      to,
    );
    for (const seat of livingFrom(g.s, f.seat)) {
      const { space } = g.of(seat);
      if (!isGhost(g.s, seat) || regionOf(space) === 'inner' || space === to) continue;
      moveTo(g, seat, to, 'teleport', [to], 'TDE-11.1');
      if (atGrave(g, seat)) resurrect(g, seat, false);
    }
  },
};
