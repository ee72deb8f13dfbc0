import type { LogEntry } from '@questhall/protocol';
import type { AnyEvent, GameModule } from '../games/contract.ts';
import { useWords } from '../text/words.tsx';
import { GlimpseOf } from './glimpse-of.tsx';
import { Said } from './said.tsx';

/** More do not fit on a phone's sheet. */
const SHOWN = 5;

/**
 * What has happened lately, the newest first, in the room that a question will take: a phone's sheet keeps its height while others
 * move, and would stand empty. For the eye alone; aloud each line was told as it happened.
 * @param log all lines on show
 * @param told what is told above it, and not again here
 */
export function Lately({ log, told, module }: { log: readonly LogEntry[]; told: AnyEvent | null; module: GameModule }) {
  const { speak } = useWords();
  const lines = log
    .slice(-SHOWN - 1)
    .filter(({ event }) => event !== told)
    .toReversed();
  return (
    <ol className="lately" aria-hidden="true">
      {lines.map(({ n, event }) => {
        const words = module.eventText(event as AnyEvent);
        return words ? (
          <li key={n}>
            <GlimpseOf event={event as AnyEvent} module={module} />
            <span>
              <Said parts={speak.parts(words)} />
            </span>
          </li>
        ) : null;
      })}
    </ol>
  );
}
