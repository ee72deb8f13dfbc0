import type { DystopiaView } from '@questhall/dystopia/client';
import type { CSSProperties } from 'react';
import type { GameProps } from '../../contract.ts';
import { eventText } from '../event-text.ts';
import { CardLines } from '../hand/ReadCard.tsx';
import { asEvent } from '../playback.ts';

/** Events that deserve a ribbon over the map while they are shown. */
const TOLD = new Set([
  'wizorBegan',
  'turnLost',
  'found',
  'cursed',
  'cured',
  'saved',
  'trapSprung',
  'trapShown',
  'cast',
  'freed',
  'goalMet',
  'levelBegan',
  'died',
  'searched',
  'returned',
  'declined',
  'doorOpened',
  'healed',
]);

/** One line over the map that says what just happens. The chronicle says it to those who listen. */
export function Ribbon({ props }: { props: GameProps<DystopiaView> }) {
  const { playing, speak } = props;
  if (!playing || !TOLD.has(playing.event.type)) return null;
  const e = asEvent(playing.event);
  // A hero's death has the stage to itself, which says who.
  if (e.type === 'died' && e.figure.startsWith('h')) return null;
  const mood = ['cursed', 'trapSprung', 'wizorBegan', 'turnLost'].includes(e.type) ? 'ill' : 'well';
  return (
    <div className={`dy-ribbon dy-ribbon-${mood}`} style={{ '--ms': `${playing.ms}ms` } as CSSProperties} aria-hidden="true">
      {speak.say(eventText(playing.event))}
      {e.type === 'cursed' ? <CardLines name={{ key: `curse.${e.curse}` }} speak={speak} /> : null}
    </div>
  );
}
