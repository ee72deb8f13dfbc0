import { createContext, type ReactNode, use } from 'react';
import { Link } from 'wouter';
import { Icon } from '../icons/icon.tsx';
import { useMatch, useMatchState } from '../table/match-context.tsx';
import { useT } from '../text/words.tsx';
import { replayPath } from './address.ts';

/** Inside a replay: goes to the moment in which a line was heard. Null at a table that is being played. */
export const JumpToLine = createContext<((line: number) => void) | null>(null);

/** Inside a replay: goes to the moment at this time, in milliseconds since 1970. Null at a table that is being played. */
export const JumpToTime = createContext<((at: number) => void) | null>(null);

/** The picture of a line of the chronicle, or a small clock where it has none: leads to its moment in the replay. */
export function MomentLink({ line, children = <Icon name="clock" size={16} /> }: { line: number; children?: ReactNode }) {
  const t = useT();
  const jump = use(JumpToLine);
  const { transport } = useMatch();
  const seat = useMatchState((m) => m.seat);
  const label = t('ui.replay.line');
  if (jump) {
    return (
      <button type="button" className="moment-link" onClick={() => jump(line)} aria-label={label} title={label}>
        {children}
      </button>
    );
  }
  return (
    <Link className="moment-link" href={replayPath(transport.path, { line, eyes: seat })} aria-label={label} title={label}>
      {children}
    </Link>
  );
}
