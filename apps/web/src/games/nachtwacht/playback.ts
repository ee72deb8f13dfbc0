import type { NachtwachtEvent } from '@questhall/nachtwacht/client';
import type { AnyEvent, Playback, SoundName } from '../contract.ts';

/** An event of the wire as one of ours. The server sends no others for this game. */
export const asEvent = (event: AnyEvent) => event as unknown as NachtwachtEvent;

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

export const playback: Playback = {
  duration,
  // What all have chosen is what the round is about: at four times the pace it would be gone in half a second.
  least: (event) => (event.type === 'revealed' ? 1400 : 0),
  sound: (event) => SOUNDS[asEvent(event).type] ?? null,
  spoils: (event) => event.type === 'revealed',
  telling: (event) => (event.type === 'revealed' ? { key: 'ui.nw.turning' } : null),
};
