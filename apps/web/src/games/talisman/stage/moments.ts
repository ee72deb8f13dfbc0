import type { Seat, Text } from '@questhall/kernel';
import type { TalismanView } from '@questhall/talisman/client';
import { COMMAND, cardName } from '../names.ts';
import type { TsEvent } from '../playback.ts';
import { soulsIn } from '../souls.ts';

/** True where nobody comes back from death any more: somebody has reached the Crown, and the ending is the Command Spell (T86-6.4.3e, TDE-11.6c). */
const isFinal = (view: TalismanView): boolean =>
  view.crownReached && view.options.elimination !== false && (soulsIn(view)?.finale ?? 'crown') === 'crown';

/** How the match is won on the Crown, as far as it is known: as the table has agreed (T86-W), and by an ending of the Realm of Souls. */
export function crownWins(view: TalismanView): Text[] {
  const { ending } = view.options;
  if (ending === 'reach') return [{ key: 'ui.ts.wins.reach' }];
  const souls = soulsIn(view);
  const finale = souls ? (souls.finale ?? 'hidden') : 'crown';
  if (ending !== 'hold') return [{ key: `ui.ts.wins.${finale}` }];
  return [{ key: 'ui.ts.wins.hold' }, ...(finale === 'crown' ? [] : [{ key: `ui.ts.wins.${finale}` }])];
}

/** How the match is won, as far as it is known: on the Crown, by the Tide Bell, and by points where it has a last round. */
export function waysToWin(view: TalismanView): Text[] {
  const { tideBell, lastRoundNamed } = view.options;
  const n = Number(view.options.roundLimit ?? 0);
  return [
    ...crownWins(view),
    ...(tideBell === true ? [{ key: 'ui.ts.wins.bell' }] : []),
    // Where that round was named while the match ran, who commands is ahead of all points.
    ...(n > 0 ? [{ key: lastRoundNamed ? 'ui.ts.wins.limit.crown' : 'ui.ts.wins.limit', args: { n } }] : []),
  ];
}

/** The number of the turn in which the last of these lines was told; null where its beginning is not among them. */
export function turnOf(log: readonly TsEvent[]): number | null {
  const began = log.findLast((e) => e.type === 'turnBegan');
  return began?.type === 'turnBegan' ? began.turn : null;
}

/** What may take a last life and tells a sum. */
const KILLS: ReadonlySet<string> = new Set(['fought', 'duelled', 'commanded', 'hexStruck']);

/** What took the last life of whoever has just died, where it was a fight, an attack or a Spell: its line tells the sum. */
export function whatKilled(log: readonly TsEvent[], seat: Seat): TsEvent | null {
  // A death is the end of one turn: what killed stands between it and the beginning of that turn, or the dead one's last healing.
  for (let i = log.length - 1; i >= 0; i--) {
    const e = log[i]!;
    if (e.type === 'turnBegan' || (e.type === 'healed' && e.seat === seat)) return null;
    if (!KILLS.has(e.type) || !('seat' in e)) continue;
    if (
      e.type === 'duelled' ? e.seat === seat || e.target === seat : e.type === 'commanded' ? e.worked && e.seat !== seat : e.seat === seat
    )
      return e;
  }
  return null;
}

/** Great moments that are called something; the line of any other one is its title. */
const TITLED: ReadonlySet<string> = new Set(['died', 'becameGhost', 'bound', 'crownReached', 'turnMissed', 'becameToad']);

/** What a great moment is called, above the line that tells it. */
export function titleOf(e: TsEvent): Text | null {
  if (e.type === 'commanded') return cardName(COMMAND);
  return TITLED.has(e.type) ? { key: `ui.ts.great.${e.type}` } : null;
}

/** The picture of a card before which a great moment stands; null where it stands before the board alone. */
export function sceneBehind(e: TsEvent, character: string | null): string | null {
  switch (e.type) {
    case 'bound':
      return 'sp.immobility';
    case 'crownReached':
    case 'commanded':
    case 'won':
      return COMMAND;
    case 'turnMissed':
      return 'adv.blizzard';
    case 'becameToad':
      return 'toad';
    case 'died':
    case 'becameGhost':
    case 'resurrected':
    case 'toadNoMore':
      return character;
    default:
      return null;
  }
}

/** What a great moment means for what comes: told under its line while it fills the stage. */
export function whatComes(e: TsEvent, view: TalismanView): Text[] {
  switch (e.type) {
    case 'died': {
      // Who dies as a ghost is told so by what follows, and so is who becomes one.
      if (e.character.startsWith('ghost.')) return [];
      if (isFinal(view)) return [{ key: 'ui.ts.moment.final' }];
      return soulsIn(view) ? [] : [{ key: 'ui.ts.moment.left' }, { key: 'ui.ts.moment.return', args: { seat: { seat: e.seat } } }];
    }
    case 'becameGhost':
      return [{ key: 'ui.ts.moment.ghost' }, ...waysToWin(view)];
    case 'crownReached':
      return [...(isFinal(view) && view.options.ending !== 'reach' ? [{ key: 'ui.ts.moment.final' }] : []), ...waysToWin(view)];
    case 'bound':
      return e.target === undefined ? [] : [{ key: 'ui.ts.moment.bound', args: { seat: { seat: e.target } } }];
    default:
      return [];
  }
}
