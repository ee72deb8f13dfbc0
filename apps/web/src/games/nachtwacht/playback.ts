import type { NachtwachtEvent, NachtwachtView, PlayerView, PowerCard } from '@questhall/nachtwacht/client';
import type { AnyEvent, Playback, SoundName } from '../contract.ts';

/** An event of the wire as one of ours. The server sends no others for this game. */
export const asEvent = (event: AnyEvent) => event as unknown as NachtwachtEvent;

type View = NachtwachtView;
type Of<T extends NachtwachtEvent['type']> = Extract<NachtwachtEvent, { type: T }>;

const withPlayer = (view: View, seat: number, change: (p: PlayerView) => Partial<PlayerView>): View => ({
  ...view,
  players: view.players.map((p) => (p.seat === seat ? { ...p, ...change(p) } : p)),
});

const withMonster = (view: View, square: number, monster: View['path'][number]['monster']): View => ({
  ...view,
  path: view.path.map((s, i) => (i === square - 1 ? { ...s, monster } : s)),
});

const without = <T>(list: readonly T[], item: T): T[] => {
  const at = list.indexOf(item);
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
};

/** A hand grows or shrinks by one; the card itself only where it is ours and known. */
function handOf(view: View, seat: number, by: 1 | -1, card: PowerCard | undefined): View {
  const counted = withPlayer(view, seat, (p) => ({ powerCount: Math.max(0, p.powerCount + by) }));
  if (seat !== view.you || !card) return counted;
  return { ...counted, yourPower: by > 0 ? [...view.yourPower, card] : without(view.yourPower, card) };
}

const spend = (view: View, seat: number, card: PowerCard): View => ({
  ...handOf(view, seat, -1, card),
  powerDiscard: [...view.powerDiscard, card],
});

/** The cards of the last round are put aside, which no event tells; a refill takes them all back. */
function beginRound(view: View, e: Of<'roundBegan'>): View {
  const cards = view.reveal?.round === e.round - 1 ? view.reveal.cards : null;
  return {
    ...view,
    round: e.round,
    cycleRound: ((e.round - 1) % 8) + 1,
    phase: 'choose',
    reveal: view.reveal && { ...view.reveal, acted: view.reveal.order.length },
    players: view.players.map((p) => {
      if (e.refilled) return { ...p, stepHand: ['1', '2', '3', '4', '5', '6', 'skull', 'vega'], stepAside: [], committed: false };
      const played = cards?.[p.seat];
      const aside = played && !p.stepAside.includes(played) ? [...p.stepAside, played] : p.stepAside;
      return { ...p, stepAside: aside, committed: false };
    }),
  };
}

function reveal(view: View, e: Of<'revealed'>): View {
  return {
    ...view,
    phase: 'resolve',
    yourCommit: null,
    reveal: { round: view.round, cards: e.cards, cancelled: e.cancelled, order: e.order, acted: 0 },
    players: view.players.map((p) => ({ ...p, committed: false, stepHand: p.stepHand.filter((c) => c !== e.cards[p.seat]) })),
  };
}

function layStrip(view: View, e: Of<'stripLaid'>): View {
  const strip = view.path.length > 0 ? view.path[view.path.length - 1]!.strip + 1 : 0;
  const path = [...view.path, ...e.kinds.map((kind) => ({ kind, strip, monster: null }))];
  const bends = [...view.bends, { by: e.seat, bend: 'straight' as const }];
  return { ...view, path, bends, turnedStrip: null, libraryAt: path.length >= view.fullLength ? path.length + 1 : null };
}

function turnStrip(view: View, e: Of<'stripTurned'>): View {
  const stripsLeft = { ...view.stripsLeft, [e.length]: Math.max(0, view.stripsLeft[e.length] - 1) };
  const stripsFaceDown = { ...view.stripsFaceDown, [e.length]: without(view.stripsFaceDown[e.length], e.place) };
  return { ...view, stripsLeft, stripsFaceDown, turnedStrip: { seat: e.seat, kinds: e.kinds } };
}

/** The monster comes from the player's hand where it was turned up before, else straight from the supply. */
function layMonster(view: View, e: Of<'monsterLaid'>): View {
  const supply = view.turnedMonster ? view.monsterSupply : Math.max(0, view.monsterSupply - 1);
  return { ...withMonster(view, e.square, e.monster), monsterSupply: supply, turnedMonster: null };
}

function fight(view: View, e: Of<'fought'>): View {
  const won = withPlayer(spend(view, e.seat, e.card), e.seat, () => ({ blocked: false }));
  if (view.options.beatenMonster !== 'supply') return won;
  return { ...withMonster(won, e.square, null), monsterSupply: won.monsterSupply + 1 };
}

/** The view after an event. Presentation only: what it cannot know is mended by the server's view at the end. */
export function show(view: View, event: AnyEvent): View {
  const e = asEvent(event);
  switch (e.type) {
    case 'roundBegan':
      return beginRound(view, e);
    case 'fought':
      return fight(view, e);
    case 'committed':
      return withPlayer(view, e.seat, () => ({ committed: true }));
    case 'revealed':
      return reveal(view, e);
    case 'acts':
      return view.reveal ? { ...view, reveal: { ...view.reveal, acted: Math.max(0, view.reveal.order.indexOf(e.seat)) } } : view;
    case 'moved':
      return withPlayer(view, e.seat, () => ({ square: e.to }));
    case 'stripTurned':
      return turnStrip(view, e);
    case 'stripLaid':
      return layStrip(view, e);
    case 'libraryAttached':
      return { ...view, libraryAttached: true, libraryAt: e.square };
    case 'monsterTurned':
      return { ...view, monsterSupply: Math.max(0, view.monsterSupply - 1), turnedMonster: { seat: e.seat, power: e.monster } };
    case 'monsterLaid':
      return layMonster(view, e);
    case 'monsterMoved':
      return withMonster(withMonster(view, e.from, null), e.square, e.monster);
    case 'skullPassed':
      return view.turnedMonster ? { ...view, turnedMonster: null, monsterSupply: view.monsterSupply + 1 } : view;
    case 'blocked':
      return withPlayer(view, e.seat, () => ({ blocked: true }));
    case 'drew':
      return { ...handOf(view, e.seat, 1, e.card), powerDeck: Math.max(0, view.powerDeck - 1), powerTop: null };
    case 'topTurned':
      return { ...view, powerTop: e.card };
    case 'pawnChosen':
      return withPlayer(view, e.seat, () => ({ pawn: e.pawn }));
    case 'drawOrder':
      return withPlayer(view, e.seat, () => ({ asksToDraw: e.asks }));
    case 'stripBent':
      return { ...view, bends: view.bends.map((strip, i) => (i === e.strip ? { ...strip, bend: e.bend } : strip)) };
    case 'stole':
      return handOf(handOf(view, e.victim, -1, e.card), e.seat, 1, e.card);
    case 'discarded':
      return spend(view, e.seat, e.card);
    case 'reshuffled':
      return { ...view, powerDeck: e.cards, powerDiscard: [] };
    case 'won':
    case 'roundLimit':
      return { ...view, phase: 'over' };
    case 'heldFast':
    case 'drawDeclined':
    case 'skullFoundNoSquare':
    case 'vegaPassed':
    case 'vegaFoundNobody':
      return view;
  }
}

/** A hop takes 180 ms, a walk at most 1400 in all (LOOK 10); the last beat is for the landing. */
const walk = (squares: number) => Math.min(1400, Math.max(1, squares) * 180) + 120;

/** How long an event is shown, in milliseconds at normal speed. */
export function duration(event: AnyEvent): number {
  const e = asEvent(event);
  switch (e.type) {
    case 'roundBegan':
      return e.refilled ? 1300 : 700;
    case 'fought':
      return 1900;
    case 'committed':
      return 0;
    case 'revealed':
      return REVEAL.total;
    case 'acts':
      return 620;
    case 'moved':
      return walk(e.path.length);
    case 'heldFast':
      return 900;
    case 'stripTurned':
      return 1000;
    case 'stripLaid':
      return 620;
    case 'libraryAttached':
      return 1200;
    case 'monsterTurned':
      return 1100;
    case 'monsterLaid':
      return 720;
    case 'monsterMoved':
      return 900;
    case 'blocked':
      return 700;
    case 'drew':
      return e.cause === 'setup' ? 420 : 640;
    case 'stole':
      return 1000;
    case 'discarded':
      return 520;
    case 'reshuffled':
      return 700;
    case 'topTurned':
    case 'drawDeclined':
      return 520;
    case 'pawnChosen':
    case 'drawOrder':
    case 'stripBent':
      return 0;
    case 'skullPassed':
    case 'skullFoundNoSquare':
    case 'vegaPassed':
    case 'vegaFoundNobody':
      return 900;
    case 'won':
      return 1800;
    case 'roundLimit':
      return 1200;
  }
}

/** The parts of the common reveal, as shares of its time: three counts, the flip, equal cards clash, the order lights up. */
export const REVEAL = { total: 2600, count: 0.34, flip: 0.5, clash: 0.66, order: 0.78 } as const;

const SOUNDS: Partial<Record<NachtwachtEvent['type'], SoundName>> = {
  fought: 'won',
  revealed: 'reveal',
  moved: 'pawn',
  heldFast: 'lost',
  stripTurned: 'card',
  stripLaid: 'strip',
  libraryAttached: 'strip',
  monsterTurned: 'card',
  monsterLaid: 'monster',
  monsterMoved: 'monster',
  blocked: 'lost',
  drew: 'card',
  topTurned: 'card',
  pawnChosen: 'pawn',
  stripBent: 'strip',
  stole: 'card',
  discarded: 'card',
  reshuffled: 'card',
  won: 'win',
};

export const playback: Playback<NachtwachtView> = {
  show,
  duration,
  sound: (event) => SOUNDS[asEvent(event).type] ?? null,
  spoils: (event) => event.type === 'revealed',
};
