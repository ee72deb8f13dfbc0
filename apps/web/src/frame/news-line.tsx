import type { Speaker } from '@questhall/text';
import { type ReactNode, useState } from 'react';
import type { Befallen, GameModule, Layout } from '../games/contract.ts';
import { Icon } from '../icons/icon.tsx';
import { useT, useWords } from '../text/words.tsx';
import { GlimpseOf } from './glimpse-of.tsx';
import { Said } from './said.tsx';
import { isLow } from './use-layout.ts';
import type { News } from './use-news.ts';
import './news-line.css';

/** More is in the chronicle. */
const SHOWN = 3;

/** What stands before it: the words of the game where it has its own. */
function before(speak: Speaker, justNow: boolean): string {
  if (justNow) return speak.say({ key: 'ui.decision.justNow' });
  return speak.say({ key: speak.has('ui.befell.title') ? 'ui.befell.title' : 'ui.decision.since' });
}

/** All of it as it is said aloud; empty where there is nothing. */
export function newsWords({ befallen, justNow, dealt }: News, speak: Speaker): string {
  const things = befallen.slice(0, SHOWN).map(({ text }) => speak.say(text));
  return [dealt ? speak.say(dealt) : '', things.length > 0 ? `${before(speak, justNow)} ${things.join(', ')}.` : ''].join(' ').trim();
}

/**
 * At the head of a question: what one was dealt, what harm came of one's own last answer, and what others' turns did to whoever is asked. On a phone, however it lies, each
 * is one line until it is touched.
 */
export function NewsLine({ news: { befallen, justNow, dealt }, module, layout }: { news: News; module: GameModule; layout: Layout }) {
  const { speak } = useWords();
  const folds = layout === 'phone' || (isLow() && layout === 'tablet');
  return (
    <>
      {dealt ? (
        <Slip folds={folds} className="befallen-dealt">
          {() => (
            <span className="befallen-one">
              <span>
                <Said parts={speak.parts(dealt)} />
              </span>
            </span>
          )}
        </Slip>
      ) : null}
      {befallen.length > 0 ? <Befell items={befallen} justNow={justNow} module={module} folds={folds} /> : null}
    </>
  );
}

/** A line of news. Where it folds it is cut at the edge until it is touched. `children` are told whether all of it is in sight. */
function Slip({ folds, className = '', children }: { folds: boolean; className?: string; children: (whole: boolean) => ReactNode }) {
  const [whole, setWhole] = useState(false);
  if (!folds)
    return (
      <p className={`befallen ${className}`}>
        <span>{children(true)}</span>
      </p>
    );
  return (
    <p className={`befallen ${className}${whole ? '' : ' one-line'}`}>
      <button type="button" aria-expanded={whole} onClick={() => setWhole(!whole)}>
        {children(whole)}
      </button>
    </p>
  );
}

function Befell({ items, justNow, module, folds }: { items: readonly Befallen[]; justNow: boolean; module: GameModule; folds: boolean }) {
  const { speak } = useWords();
  const t = useT();
  return (
    <Slip folds={folds}>
      {(whole) => {
        // The gravest is told whole; the others are a touch away.
        const many = whole ? SHOWN : 1;
        const more = items.length - many;
        return (
          <>
            <span className="befallen-sign">
              <Icon name="hourglass" size={16} />
            </span>
            <b>{before(speak, justNow)}</b>
            {items.slice(0, many).map(({ text, event }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they stand as they are
              <span key={i} className="befallen-one">
                <GlimpseOf event={event} module={module} />
                <span>
                  <Said parts={speak.parts(text)} />
                </span>
              </span>
            ))}
            {more > 0 ? <span className="befallen-more">{t('ui.since.more', { count: more })}</span> : null}
          </>
        );
      }}
    </Slip>
  );
}
