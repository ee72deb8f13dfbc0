import type { EventType, TalismanEvent } from '@questhall/talisman/client';
import type { AnyEvent, Playback, SoundName } from '../contract.ts';

/** An event of Talisman; `Of<'moved'>` is one kind of it. */
export type TsEvent = TalismanEvent;
export type Of<T extends EventType> = Extract<TalismanEvent, { type: T }>;

/** An event of the wire as one of ours. The server sends no others for this game. */
export const asEvent = (event: AnyEvent) => event as unknown as TsEvent;

/** A hop takes 180 ms, a walk at most 1400 in all (LOOK 10); the last beat is for the landing. */
const walk = (spaces: number) => Math.min(1400, Math.max(1, spaces) * 180) + 140;

/** A side of a fight counts up part by part. */
const fight = (parts: number) => Math.min(3000, 1500 + parts * 170);

type Length = number | ((e: never) => number);

/** How long each kind of event is shown. What is missing shows at once. */
const LENGTHS: Readonly<Partial<Record<EventType, Length>>> = {
  dealt: 420,
  starts: 1100,
  turnBegan: 420,
  turnMissed: 1200,
  // The dice of a fight come one side after the other, and once more when they are weighed.
  rolled: (e: Of<'rolled'>) => (e.for === 'fight' || e.for === 'foe' ? 650 : e.for === 'move' || e.dice.length > 1 ? 1100 : 1000),
  rerolled: 1400,
  replenished: 640,
  moved: (e: Of<'moved'>) => (e.by === 'walk' || e.by === 'step' || e.by === 'bridge' ? walk(e.path.length) : 900),
  portalHeld: 1000,
  regenerated: 900,
  // As long as it takes to read why.
  nothing: (e: Of<'nothing'>) => (e.whom || e.stat || e.stays ? 1400 : 900),
  drew: 1150,
  replaced: 900,
  placed: 600,
  met: 500,
  discarded: 260,
  took: 480,
  tookGold: 420,
  left: 420,
  visited: 700,
  gained: 640,
  lost: 700,
  healed: 640,
  paid: 420,
  gotSpell: 640,
  droppedSpells: 420,
  cast: 1500,
  countered: 1100,
  prevented: 900,
  evaded: 800,
  bound: (e: Of<'bound'>) => (e.target === undefined ? 900 : 1800),
  fightBegan: 700,
  fought: (e: Of<'fought'>) => fight(e.hero.parts.length + e.foe.parts.length),
  duelBegan: 800,
  duelled: (e: Of<'duelled'>) => fight(e.attack.parts.length + e.defence.parts.length),
  saved: 1000,
  spoils: 800,
  bribeOffered: 900,
  bribeAnswered: 700,
  stole: 800,
  beguiled: 800,
  charmed: 800,
  raised: 800,
  destroyed: 800,
  trophy: 600,
  tradedTrophies: 800,
  bought: 560,
  sold: 560,
  awarded: 1200,
  turnedTo: 800,
  becameToad: 1300,
  toadNoMore: 1100,
  willMiss: 600,
  enslaved: 1000,
  freed: 800,
  cursed: 900,
  curseLifted: 700,
  raftBuilt: 700,
  raftLost: 500,
  offered: 700,
  questGiven: 1000,
  questDone: 1000,
  held: 300,
  hexLaid: 900,
  hexStruck: 900,
  slowed: 900,
  magicBanned: 900,
  magicBack: 700,
  extraTurns: 900,
  vanished: 700,
  looked: 700,
  drank: 600,
  hired: 600,
  tradeDeclined: 900,
  traded: 800,
  killed: 500,
  died: 2600,
  out: 1200,
  reshuffled: 600,
  crownReached: 4000,
  commanded: 1300,
  won: 1900,
  becameGhost: 5000,
  resurrected: 2200,
  spiritedAway: 1300,
  graveMoved: 800,
  gathered: 1000,
  scattered: 1000,
  lawBegan: 1000,
  terrainLaid: 1200,
  notInPlay: 700,
  flipped: 800,
  familiar: 900,
  stormed: 900,
  mediumDrew: 900,
  faceDown: 800,
  ontoDeck: 700,
  threeDice: 800,
  laidToRest: 800,
  hoarded: 700,
  stored: 700,
  struck: 700,
  eyeOpened: 900,
  finaleRevealed: 3400,
  kingHurt: 1300,
  throneRolled: 1300,
  bellRolled: 1300,
};

const SOUNDS: Readonly<Partial<Record<EventType, SoundName>>> = {
  rolled: 'strip',
  rerolled: 'strip',
  moved: 'pawn',
  drew: 'card',
  took: 'card',
  gotSpell: 'card',
  cast: 'reveal',
  countered: 'lost',
  lost: 'lost',
  trophy: 'won',
  bought: 'card',
  awarded: 'won',
  becameToad: 'monster',
  died: 'lost',
  crownReached: 'reveal',
  commanded: 'reveal',
  won: 'win',
  becameGhost: 'lost',
  resurrected: 'won',
  finaleRevealed: 'reveal',
  spiritedAway: 'monster',
  terrainLaid: 'strip',
};

/** How long an event is shown, in milliseconds at normal speed. */
export function duration(event: AnyEvent): number {
  const length = LENGTHS[asEvent(event).type] ?? 0;
  return typeof length === 'number' ? length : length(event as never);
}

function sound(event: AnyEvent): SoundName | null {
  const e = asEvent(event);
  if (e.type === 'fought' || e.type === 'duelled') return e.result === 'won' ? 'won' : 'lost';
  return SOUNDS[e.type] ?? null;
}

/**
 * Events whose line waits until they were shown: it would name the card that still lies face down, or tell what the dice
 * are about to show.
 */
const SPOILED: ReadonlySet<string> = new Set<EventType>([
  'rolled',
  'rerolled',
  'fought',
  'duelled',
  'saved',
  'commanded',
  'drew',
  'finaleRevealed',
]);

/** So long a fight of one's own stays on the stage at least, at every pace: its dice and both sums are read. */
const OWN_FIGHT = 1600;

export const playback: Playback = {
  duration,
  sound,
  least(event, me) {
    const e = asEvent(event);
    const fights = e.type === 'fought' ? [e.seat] : e.type === 'duelled' ? [e.seat, e.target] : [];
    return me !== null && fights.includes(me) ? OWN_FIGHT : 0;
  },
  spoils: (event) => SPOILED.has(event.type),
  rests: (event) => event.type === 'starts',
  lingers: (event) => event.type === 'died',
  stays: (event, rest, me) => {
    const e = asEvent(event);
    switch (e.type) {
      case 'crownReached':
        return true;
      case 'died':
        // Who walks on as a ghost is told so in the next breath.
        return e.seat === me && !rest.some((later) => later.type === 'becameGhost' && later['seat'] === me);
      case 'becameGhost':
        return e.seat === me;
      case 'bound':
        return e.target === me;
      default:
        return false;
    }
  },
};
