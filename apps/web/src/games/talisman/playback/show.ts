import type { CharacterView, EventType, PurchaseKind, SpaceId, TalismanEvent, TalismanView } from '@questhall/talisman/client';
import { cardOf, characterOf, kindOf } from '@questhall/talisman/client';
import { faceOf } from '../names.ts';
import { type SoulsShown, soulsIn } from '../souls.ts';
import { addStat, giveCard, handOf, layCard, liftCard, putAway, withCharacter, withHeap, without } from './change.ts';

type View = TalismanView;
type Of<T extends EventType> = Extract<TalismanEvent, { type: T }>;
type Shows = { [T in EventType]?: (view: View, e: Of<T>) => View };

const all = (view: View, cards: readonly string[], change: (v: View, card: string) => View): View => cards.reduce(change, view);
const set = (change: Partial<CharacterView>) => (view: View, e: { seat: number }) => withCharacter(view, e.seat, () => change);
const turnOf = (view: View, change: Partial<View['turn']>): View => ({ ...view, turn: { ...view.turn, ...change } });

/** Strength and Craft as a character card prints them. */
function printed(card: string): Pick<CharacterView, 'strength' | 'craft'> {
  const { strength, craft } = characterOf(card);
  return {
    strength: { own: strength, quota: strength, total: strength, combat: strength },
    craft: { own: craft, quota: craft, total: craft },
  };
}

/** What was won as a ghost stays when the living card lies there again: both abilities shift by what the cards print. */
function alive({ card, strength, craft }: CharacterView, living: string): Pick<CharacterView, 'strength' | 'craft'> {
  const [now, before] = [characterOf(living), characterOf(card ?? living)];
  const [s, c] = [now.strength - before.strength, now.craft - before.craft];
  return {
    strength: { own: strength.own + s, quota: now.strength, total: strength.total + s, combat: strength.combat + s },
    craft: { own: craft.own + c, quota: now.craft, total: craft.total + c },
  };
}

function deal(view: View, e: Of<'dealt'>): View {
  return withCharacter(view, e.seat, () => ({
    card: e.character,
    out: false,
    space: e.space,
    ...printed(e.character),
    alignment: characterOf(e.character).alignment,
    lives: Number(view.options.lives ?? 4),
    gold: Number(view.options.gold ?? 1),
  }));
}

function gain(view: View, e: Of<'gained'> | Of<'lost'>, sign: 1 | -1): View {
  const n = sign * e.n;
  return withCharacter(view, e.seat, (c) => {
    if (e.what === 'life') return { lives: Math.max(0, c.lives + n) };
    if (e.what === 'gold') return { gold: Math.max(0, c.gold + n) };
    if (e.what === 'fate') return { fate: Math.max(0, c.fate + n) };
    return addStat(c, e.what, n);
  });
}

/** Whoever dies leaves all behind; the Spells and trophies are gone. */
const die = (view: View, e: Of<'died'>): View =>
  withCharacter({ ...view, fight: null }, e.seat, () => ({
    card: null,
    lives: 0,
    objects: [],
    followers: [],
    trophies: [],
    spellCount: 0,
    spells: view.you === e.seat ? [] : null,
    toad: 0,
    quest: 0,
  }));

/** Gold is pocketed and its card goes; all else is kept as it is. */
function take(view: View, e: Of<'took'>): View {
  const { kind, number } = faceOf(e.card);
  if (kind !== 'gold') return giveCard(view, e.card, e.seat);
  return withCharacter(putAway(view, e.card), e.seat, (c) => ({ gold: c.gold + Number(number) }));
}

/** Goods change hands both ways; gold goes from the one who traded to the other, or back where it is negative. */
function trade(view: View, e: Of<'traded'>): View {
  const given = all(view, e.given, (v, card) => giveCard(v, card, e.target));
  const got = all(given, e.got, (v, card) => giveCard(v, card, e.seat));
  const paid = withCharacter(got, e.seat, (c) => ({ gold: Math.max(0, c.gold - e.gold) }));
  return withCharacter(paid, e.target, (c) => ({ gold: Math.max(0, c.gold + e.gold) }));
}

/** What is put down lies on the space; a raft drifts away. */
const putDown = (view: View, card: string, space: SpaceId): View => (isRaft(card) ? putAway(view, card) : layCard(view, card, space));

const isRaft = (card: string): boolean => cardOf(card).abilities?.some((a) => a.can === 'raft') ?? false;

/** Who has built no raft loses the card of one. */
function withoutRaft(view: View, seat: number): View {
  const c = view.characters[seat];
  const card = c?.raft ? undefined : c?.objects.find(isRaft);
  return card === undefined ? withCharacter(view, seat, () => ({ raft: false })) : putAway(view, card);
}

/** What the dead no longer have. */
const NOTHING = { objects: [], followers: [], trophies: [], spellCount: 0, toad: 0, quest: 0 } satisfies Partial<CharacterView>;

const replaced = <T>(list: readonly T[], at: number, by: T): T[] => list.map((one, i) => (i === at ? by : one));

/** The view with the Realm of Souls changed; as it is in a match without it. */
function withSouls(view: View, change: (souls: SoulsShown) => Partial<SoulsShown>): View {
  const souls = soulsIn(view);
  return souls ? ({ ...view, souls: { ...souls, ...change(souls) } } as View) : view;
}

/** A fight of which only the dice are still missing. */
const READY = { stage: 'ready' } as const;

const afterFight = (view: View): View => ({ ...view, fight: null });

/** What each kind of event changes of a view. Presentation only: the server's view follows at the end. */
const SHOWS: Shows = {
  dealt: deal,
  starts: (v, e) => turnOf(v, { seat: e.seat }),
  turnBegan: (v, e) => ({ ...turnOf(v, { seat: e.seat, n: e.turn, phase: 'start' }), casting: [], meeting: null, fight: null }),
  turnMissed: (v, e) => withCharacter(v, e.seat, () => ({ misses: e.left })),
  rerolled: (v, e) => withCharacter(v, e.seat, (c) => ({ fate: Math.max(0, c.fate - 1) })),
  replenished: (v, e) => withCharacter(v, e.seat, (c) => ({ fate: c.fate + e.n, gold: Math.max(0, c.gold - e.paid) })),
  rolled: (v, e) => (e.for === 'move' ? turnOf(v, { phase: 'move' }) : v),
  moved: (v, e) =>
    turnOf(
      withCharacter(v, e.seat, () => ({ space: e.to, ride: null })),
      e.seat === v.turn.seat ? { phase: 'encounter' } : {},
    ),
  drew: (v, e) =>
    e.card.startsWith('veil.')
      ? withSouls(layCard(v, e.card, e.space), (s) => ({ veil: Math.max(0, s.veil - 1) }))
      : { ...layCard(v, e.card, e.space), deck: Math.max(0, v.deck - 1), looked: without(v.looked, e.card) },
  replaced: (v, e) => putAway(v, e.card),
  placed: (v, e) => layCard(v, e.card, e.space),
  met: (v, e) => ({ ...v, meeting: e.card }),
  discarded: (v, e) => putAway(v, e.card),
  took: take,
  tookGold: (v, e) =>
    withCharacter(
      withHeap(v, e.space, (l) => ({ gold: Math.max(0, l.gold - e.n) })),
      e.seat,
      (c) => ({ gold: c.gold + e.n }),
    ),
  left: (v, e) =>
    withHeap(
      withCharacter(
        all(v, e.cards, (w, card) => putDown(w, card, e.space)),
        e.seat,
        (c) => ({ gold: Math.max(0, c.gold - e.gold) }),
      ),
      e.space,
      (l) => ({ gold: l.gold + e.gold }),
    ),
  gained: (v, e) => gain(v, e, 1),
  lost: (v, e) => gain(v, e, -1),
  healed: (v, e) => withCharacter(v, e.seat, (c) => ({ lives: c.lives + e.n, gold: Math.max(0, c.gold - e.paid) })),
  paid: (v, e) => withCharacter(v, e.seat, (c) => ({ gold: Math.max(0, c.gold - e.n) })),
  gotSpell: (v, e) => ({ ...handOf(v, e.seat, 1, e.spell), spellDeck: Math.max(0, v.spellDeck - 1) }),
  droppedSpells: (v, e) => all(v, e.spells, (w, spell) => putAway(handOf(w, e.seat, -1, spell), spell)),
  cast: (v, e) => {
    const { type: _type, rule: _rule, ...cast } = e;
    return { ...handOf(v, e.seat, -1, e.spell), casting: [...v.casting, cast] };
  },
  countered: (v, e) => ({ ...v, casting: v.casting.filter((c) => c.spell !== e.spell) }),
  fightBegan: (v, e) => ({ ...v, fight: { ...READY, seat: e.seat, stat: e.stat, foes: e.foes, target: null } }),
  fought: afterFight,
  duelBegan: (v, e) => ({ ...v, fight: { ...READY, seat: e.seat, stat: e.stat, foes: [], target: e.target } }),
  duelled: afterFight,
  evaded: afterFight,
  spoils: (v, e) => {
    if (e.what === 'object' && e.card) return giveCard(v, e.card, e.seat);
    if (e.what !== 'gold') return v;
    const robbed = withCharacter(v, e.target, (c) => ({ gold: Math.max(0, c.gold - 1) }));
    return withCharacter(robbed, e.seat, (c) => ({ gold: c.gold + 1 }));
  },
  stole: (v, e) => {
    if (e.card) return giveCard(v, e.card, e.seat);
    const n = e.gold ?? 0;
    const robbed = withCharacter(v, e.target, (c) => ({ gold: Math.max(0, c.gold - n) }));
    return withCharacter(robbed, e.seat, (c) => ({ gold: c.gold + n }));
  },
  charmed: (v, e) => (e.worked ? giveCard(v, e.card, e.seat) : v),
  raised: (v, e) => withCharacter(liftCard(v, e.card), e.seat, (c) => ({ followers: [...c.followers, e.card] })),
  destroyed: (v, e) => all(v, e.cards, putAway),
  trophy: (v, e) => withCharacter(all(v, e.cards, liftCard), e.seat, (c) => ({ trophies: [...c.trophies, ...e.cards] })),
  tradedTrophies: (v, e) => withCharacter(all(v, e.cards, putAway), e.seat, (c) => addStat(c, e.stat, e.n)),
  bought: (v, e) => {
    const kind = kindOf(e.card) as PurchaseKind;
    const piles = { ...v.piles, [kind]: Math.max(0, (v.piles[kind] ?? 0) - 1) };
    return withCharacter(giveCard({ ...v, piles }, e.card, e.seat), e.seat, (c) => ({ gold: Math.max(0, c.gold - e.price) }));
  },
  sold: (v, e) => withCharacter(all(v, e.cards, putAway), e.seat, (c) => ({ gold: c.gold + e.gold })),
  awarded: (v, e) => giveCard({ ...v, talismans: Math.max(0, v.talismans - 1) }, e.card, e.seat),
  turnedTo: (v, e) => withCharacter(v, e.seat, () => ({ alignment: e.alignment })),
  becameToad: set({ toad: 3 }),
  toadNoMore: set({ toad: 0 }),
  willMiss: (v, e) => withCharacter(v, e.seat, (c) => ({ misses: c.misses + 1 })),
  enslaved: set({ slave: true }),
  freed: set({ slave: false }),
  cursed: (v, e) => withCharacter(liftCard(v, e.card), e.seat, (c) => ({ followers: [...c.followers, e.card] })),
  curseLifted: (v, e) => putAway(v, e.card),
  raftBuilt: set({ raft: true }),
  raftLost: (v, e) => withoutRaft(v, e.seat),
  offered: (v, e) => withCharacter(v, e.seat, () => ({ ride: e.to })),
  questGiven: (v, e) => withCharacter(v, e.seat, () => ({ quest: e.quest })),
  questDone: set({ quest: 0 }),
  held: (v, e) => ({ ...v, held: { ...v.held, [e.card]: e.left } }),
  hexLaid: (v, e) => ({ ...v, hexes: [...v.hexes, { space: e.space, card: e.card, turns: 3 }] }),
  magicBanned: (v, e) => ({ ...v, magicBanned: e.seat }),
  magicBack: (v) => ({ ...v, magicBanned: null }),
  extraTurns: (v, e) => ({ ...v, extraTurns: e.n }),
  vanished: set({ vanished: true }),
  looked: (v, e) => (e.cards ? { ...v, looked: e.cards } : v),
  traded: trade,
  drank: (v, e) => putAway(v, e.card),
  killed: (v, e) => putAway(v, e.card),
  died: die,
  out: set({ out: true, card: null }),
  reshuffled: (v, e) =>
    e.pile === 'adventure' ? { ...v, deck: v.deck + e.n, discard: [] } : { ...v, spellDeck: v.spellDeck + e.n, spellDiscard: [] },
  becameGhost: (v, e) =>
    withSouls(
      withCharacter({ ...v, fight: null }, e.seat, () => ({
        ...NOTHING,
        ...printed(e.ghost),
        card: e.ghost,
        lives: 0,
        fate: characterOf(e.ghost).fate ?? 0,
        spells: v.you === e.seat ? [] : null,
      })),
      (s) => ({ ghosts: replaced(s.ghosts, e.seat, { character: e.character, grave: e.grave, away: 0 }) }),
    ),
  resurrected: (v, e) =>
    withSouls(
      withCharacter(v, e.seat, (c) => ({ ...alive(c, e.character), card: e.character, space: e.space, lives: e.lives })),
      (s) => ({ ghosts: replaced(s.ghosts, e.seat, null) }),
    ),
  graveMoved: (v, e) =>
    withSouls(v, (s) => {
      const ghost = s.ghosts[e.of];
      return ghost ? { ghosts: replaced(s.ghosts, e.of, { ...ghost, grave: e.space }) } : {};
    }),
  terrainLaid: (v, e) =>
    withSouls(v, (s) => ({
      terrain: [...s.terrain.filter(({ space }) => space !== e.space && space !== e.from), { space: e.space, card: e.card }],
    })),
  finaleRevealed: (v, e) => withSouls(v, () => ({ finale: e.finale })),
  kingHurt: (v, e) => withSouls(v, () => ({ king: e.left })),
  crownReached: (v) => ({ ...v, crownReached: true }),
};

/** The view after an event, as far as the event tells. */
export function showEvent(view: View, e: TalismanEvent): View {
  const show = SHOWS[e.type] as ((view: View, e: TalismanEvent) => View) | undefined;
  return show ? show(view, e) : view;
}
