import type { TableInfo } from '@questhall/protocol';
import type { AnyEvent } from '../games/contract.ts';

/** What a bot says, and on which seat it sits. */
export interface Said {
  seat: number;
  phrase: string;
}

/** Between two phrases of bots lie at least so many lines of the chronicle: they are company, not noise. */
const QUIET_LINES = 24;

const seatIn = (e: AnyEvent, member = 'seat'): number => Number(e[member] ?? -1);

/** Who has something to say about what everybody has seen, and what; by game. Only moments that people remember. */
const MOMENTS: Readonly<Record<string, (e: AnyEvent, heroes: ReadonlyMap<number, number>) => Said[]>> = {
  nachtwacht: (e) => {
    if (e.type === 'stole') return [{ seat: seatIn(e, 'victim'), phrase: 'nachtwacht.give-back' }];
    if (e.type === 'monsterLaid' && e['cause'] === 'skull') return [{ seat: seatIn(e), phrase: 'nachtwacht.monster-for-you' }];
    if (e.type === 'libraryAttached') return [{ seat: -1, phrase: 'nachtwacht.almost-there' }];
    if (e.type === 'blocked') return [{ seat: seatIn(e), phrase: 'nachtwacht.stuck' }];
    return e.type === 'won' ? [{ seat: seatIn(e), phrase: 'nachtwacht.library-mine' }] : [];
  },
  talisman: (e) => {
    if (e.type === 'becameToad') return [{ seat: seatIn(e), phrase: 'talisman.toad' }];
    if (e.type === 'died') return [{ seat: seatIn(e), phrase: 'ouch' }];
    if (e.type === 'crownReached') return [{ seat: seatIn(e), phrase: 'talisman.command' }];
    if (e.type === 'duelBegan') return [{ seat: seatIn(e, 'target'), phrase: 'talisman.spare-me' }];
    if (e.type === 'awarded' && String(e['card']).startsWith('tal.')) return [{ seat: seatIn(e), phrase: 'talisman.talisman-mine' }];
    return e.type === 'won' ? [{ seat: seatIn(e), phrase: 'good-game' }] : [];
  },
  dystopia: (e, heroes) => {
    const figure = typeof e['figure'] === 'string' ? e['figure'] : '';
    const led = heroes.get(figure.startsWith('h') ? Number(figure.slice(1)) : -1) ?? -1;
    if (e.type === 'hurt' && Number(e['energy']) === 1) return [{ seat: led, phrase: 'dystopia.need-healing' }];
    if (e.type === 'trapSprung') return [{ seat: heroes.get(Number(e['hero'])) ?? -1, phrase: 'dystopia.trap' }];
    if (e.type === 'found' && e['thing'] !== undefined) return [{ seat: heroes.get(Number(e['hero'])) ?? -1, phrase: 'dystopia.treasure' }];
    return e.type === 'levelWon' ? [{ seat: -1, phrase: 'dystopia.level-done' }] : [];
  },
};

/** What makes a phrase untrue: then it goes, before its time. */
const ENDS: Readonly<Record<string, (e: AnyEvent, seat: number) => boolean>> = {
  'nachtwacht.stuck': (e, seat) => (e.type === 'fought' || e.type === 'moved') && seatIn(e) === seat,
};

/** Whether a phrase still holds after what was told since. */
export function stillHolds({ n, seat, phrase }: Said & { n: number }, log: readonly { n: number; event: AnyEvent }[]): boolean {
  const ends = ENDS[phrase];
  return !ends || !log.some((line) => line.n > n && ends(line.event, seat));
}

/**
 * What bots have said so far, by the line of the chronicle at which they said it: made of what everybody has seen, so that all read
 * the same and nothing of it is kept. A seat of -1 in a moment is the first bot's.
 * @param log what was told, oldest first
 */
export function botsSaid(
  table: Pick<TableInfo, 'game' | 'seats'>,
  log: readonly { n: number; event: AnyEvent }[],
): (Said & { n: number })[] {
  const bots = table.seats.flatMap(({ seat, kind }) => (kind === 'bot' ? [seat] : []));
  const moments = MOMENTS[table.game];
  if (!moments || bots.length === 0) return [];
  const heroes = new Map<number, number>();
  const said: (Said & { n: number })[] = [];
  for (const { n, event } of log) {
    if (event.type === 'heroChosen') heroes.set(Number(event['hero']), seatIn(event));
    const last = said.at(-1);
    if (last && n - last.n < QUIET_LINES) continue;
    for (const { seat, phrase } of moments(event, heroes)) {
      const speaker = seat === -1 ? bots[0]! : seat;
      if (bots.includes(speaker) && last?.phrase !== phrase) said.push({ n, seat: speaker, phrase });
    }
  }
  return said;
}
