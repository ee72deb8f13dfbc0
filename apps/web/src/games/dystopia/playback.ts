import { type DystopiaEvent, eventText as told } from '@questhall/dystopia/client';
import type { AnyEvent, Playback, SoundName } from '../contract.ts';

type EventType = DystopiaEvent['type'];

/** An event of the wire as one of ours. The server sends no others for this game. */
export const asEvent = (event: AnyEvent) => event as unknown as DystopiaEvent;

const STEP = 190;

/** How long each kind of event is shown. What is missing shows at once. */
const LENGTHS: Readonly<Partial<Record<EventType, number>>> = {
  levelBegan: 900,
  turnLost: 900,
  wizorBegan: 900,
  doorOpened: 600,
  placed: 420,
  attacked: 2300,
  wits: 1700,
  hurt: 620,
  healed: 700,
  died: 950,
  saved: 1100,
  searched: 500,
  found: 850,
  cursed: 2400,
  cured: 900,
  trapSprung: 1000,
  trapShown: 500,
  trapRemoved: 700,
  cast: 1400,
  ate: 600,
  handed: 500,
  declined: 700,
  traded: 800,
  picked: 600,
  freed: 1300,
  left: 600,
  goalMet: 1300,
  // The end of a level is a moment: who came through, and who did not.
  levelWon: 2800,
  levelLost: 2600,
  rested: 350,
  returned: 800,
};

const SOUNDS: Readonly<Partial<Record<EventType, SoundName>>> = {
  moved: 'pawn',
  doorOpened: 'strip',
  revealed: 'reveal',
  attacked: 'strip',
  wits: 'strip',
  hurt: 'lost',
  healed: 'won',
  died: 'monster',
  found: 'card',
  cursed: 'monster',
  trapSprung: 'monster',
  cast: 'reveal',
  freed: 'won',
  goalMet: 'won',
  levelWon: 'win',
  levelLost: 'lost',
};

const isHeroDeath = (e: DystopiaEvent): boolean => e.type === 'died' && e.figure.startsWith('h');

export function duration(event: AnyEvent): number {
  const e = asEvent(event);
  // A hero's death is a moment; a monster's is seen on the map.
  if (isHeroDeath(e)) return 2200;
  if (e.type === 'moved') return STEP * Math.max(1, e.path.length - 1);
  return LENGTHS[e.type] ?? 0;
}

export const playback: Playback = {
  duration,
  sound: (event) => SOUNDS[asEvent(event).type] ?? null,
  // The line of a roll would tell what the dice are about to show.
  spoils: (event) => ['attacked', 'wits'].includes(event.type),
  telling: (event) => {
    const key = { attacked: 'ui.dy.attacks', wits: 'ui.dy.tested' }[event.type];
    const { args } = told(asEvent(event));
    return key ? { key, ...(args ? { args } : {}) } : null;
  },
  // Whoever falls is shown falling first.
  lingers: (event) => event.type === 'died',
  stays: (event) => isHeroDeath(asEvent(event)),
};
