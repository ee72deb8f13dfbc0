import { Icon } from '../icons/icon.tsx';
import { SeatBadge } from '../icons/seat-badge.tsx';
import { Picture } from '../talk/phrases.tsx';
import { useTalk, useTalkWords, wordsOf } from '../talk/use-talk.ts';
import type { Stretch } from './said-then.ts';

/** So many of the last things said in one moment stand there. */
const SHOWN = 2;

/** What was said in the moment on show, over the foot of the board. All that had been said by then is in the drawer. */
export function SaidNow({ from }: Stretch) {
  const { lines, isMuted } = useTalk();
  const words = useTalkWords();
  if (!words) return null;
  const now = lines.filter((line) => line.at >= from && (line.text ?? line.phrase) !== null && !isMuted(line.who));
  if (now.length === 0) return null;
  return (
    <ul className="said-now">
      {now
        .sort((a, b) => a.at - b.at)
        .slice(-SHOWN)
        .map((line) => (
          <li key={`${line.room} ${line.n}`}>
            {line.seat === null ? <Icon name="eye" size={16} /> : <SeatBadge seat={line.seat} size={20} />}
            <b>{line.name ?? '…'}</b>
            {line.phrase ? <Picture phrase={line.phrase} size={18} /> : null}
            <span>{wordsOf(line, words)}</span>
          </li>
        ))}
    </ul>
  );
}
