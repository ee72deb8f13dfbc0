import type { Text } from '@questhall/kernel';
import type { CharacterView, TalismanView } from '@questhall/talisman/client';
import type { Speaker } from '@questhall/text';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { Sign } from './cards/Medallion.tsx';
import { Pawn } from './cards/Pawn.tsx';
import { isTalisman, placeName } from './names.ts';
import { soulsIn } from './souls.ts';
import { crownWins } from './stage/moments.ts';

/** The space of the Crown of Command. */
const CROWN = 'I9';

export type MarkKind = 'ghost' | 'crown' | 'talisman' | 'toad' | 'bound' | 'misses' | 'slave' | 'ban';

/** What has happened to a character that lasts, each with the sentence that says it. */
export function marksOf(view: TalismanView, c: CharacterView): { kind: MarkKind; text: Text }[] {
  const marks: { kind: MarkKind; text: Text }[] = [];
  const ghost = soulsIn(view)?.ghosts[c.seat];
  if (ghost) {
    const text = ghost.grave ? { key: 'ui.ts.mark.ghost', args: { space: placeName(view, ghost.grave) } } : { key: 'type.ghost' };
    marks.push({ kind: 'ghost', text });
  }
  if (c.card !== null && c.space === CROWN)
    marks.push({ kind: 'crown', text: { key: 'ui.ts.mark.crown', args: { wins: crownWins(view)[0]! } } });
  if (c.objects.some((card) => isTalisman(card))) marks.push({ kind: 'talisman', text: { key: 'ui.ts.mark.talisman' } });
  if (c.toad > 0) marks.push({ kind: 'toad', text: { key: 'ui.ts.state.toad', args: { n: c.toad } } });
  if (c.bound) marks.push({ kind: 'bound', text: { key: 'ui.ts.state.bound' } });
  if (c.misses > 0) marks.push({ kind: 'misses', text: { key: 'ui.ts.state.misses', args: { n: c.misses } } });
  if (c.slave) marks.push({ kind: 'slave', text: { key: 'ui.ts.state.slave' } });
  // Of whoever cast it, and all feel it: where the board fills a phone the plates alone say so (T86-6.9.6a).
  if (view.magicBanned === c.seat) marks.push({ kind: 'ban', text: { key: 'ui.ts.magicBanned', args: { seat: { seat: c.seat } } } });
  return marks;
}

const RING = 'M2 9a8 3.4 0 1 0 16 0a8 3.4 0 1 0-16 0M3 14a7 3 0 1 0 14 0a7 3 0 1 0-14 0';
const PENDANT = 'M3 2c1 5 4 6 7 6s6-1 7-6M10 8l4.5 5-4.5 5-4.5-5z';
const NO_STAR = 'M10 2l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM3 3l14 14';
const CHAIN = 'M3 10a4 3 0 0 1 4-3h2a4 3 0 0 1 0 6H7a4 3 0 0 1-4-3zM17 10a4 3 0 0 0-4-3h-2a4 3 0 0 0 0 6h2a4 3 0 0 0 4-3z';

const DRAWN: Partial<Record<MarkKind, string>> = { bound: RING, talisman: PENDANT, slave: CHAIN, ban: NO_STAR };

function picture(kind: MarkKind, who: CharacterView): ReactNode {
  switch (kind) {
    case 'ghost':
      return <Sign name="ghost" size={15} />;
    case 'crown':
      return <Icon name="crown" size={16} />;
    case 'misses':
      return <Icon name="hourglass" size={14} />;
    case 'toad':
      return <Pawn seat={who.seat} character={who.card ?? ''} toad size={18} />;
    default:
      return (
        <svg viewBox="0 0 20 20" width={16} height={16} aria-hidden="true">
          <path d={DRAWN[kind]} fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      );
  }
}

/** On a seat's plate, as long as it lasts: a ghost, the Crown, a Talisman, a toad, a binding, turns to be missed, chains, magic that is silenced. */
export function SeatMarks({ view, who, speak }: { view: TalismanView; who: CharacterView; speak: Speaker }) {
  const marks = marksOf(view, who);
  if (marks.length === 0) return null;
  return (
    <span className="ts-seat-marks">
      {marks.map(({ kind, text }) => (
        <span key={kind} className={`ts-seat-mark ts-seat-mark-${kind}`} title={speak.say(text)}>
          {picture(kind, who)}
          <span className="vh">{speak.say(text)}</span>
        </span>
      ))}
    </span>
  );
}
