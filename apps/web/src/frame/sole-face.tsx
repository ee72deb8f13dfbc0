import type { CSSProperties } from 'react';
import type { GameModule, GameProps } from '../games/contract.ts';
import { useT, useWords } from '../text/words.tsx';
import { AskerPicture, QuestionTitle } from './question-head.tsx';
import { Said } from './said.tsx';
import type { Sole } from './use-sole.ts';
import '../styles/sole.css';

/** The question whose only answer is about to go by itself: a ring says how long it may still be stopped, by a touch of its plate. */
export function SoleFace({ sole, module, game }: { sole: Sole; module: GameModule; game: GameProps<unknown> }) {
  const t = useT();
  const { speak } = useWords();
  const { decision, ms, wait } = sole;
  const labels = decision.options.filter(({ id }) => [decision.sole].flat().includes(id)).map(({ label }) => speak.say(label));
  return (
    <>
      <div className={`ask${module.Asker && decision.asker ? ' pictured' : ''}`}>
        <AskerPicture decision={decision} module={module} game={game} />
        <h2>
          <QuestionTitle decision={decision} module={module} game={game} />
        </h2>
        <p className="prompt">
          <Said parts={speak.parts(decision.prompt)} />
        </p>
      </div>
      <ul className="plates">
        <li>
          <button type="button" className="plate sole-plate" onClick={wait} aria-keyshortcuts="Escape">
            <svg
              key={`${decision.seat}:${decision.id}`}
              className="sole-ring"
              width="38"
              height="38"
              viewBox="0 0 38 38"
              aria-hidden="true"
              style={{ '--sole-ms': `${ms}ms` } as CSSProperties}
            >
              <circle cx="19" cy="19" r="15" />
              <circle cx="19" cy="19" r="15" pathLength="1" />
            </svg>
            <span className="plate-words">
              <span className="plate-label">{labels.join(', ')}</span>
              <span className="plate-note">{t('ui.decision.sole')}</span>
            </span>
            <span className="sole-wait">{t('ui.decision.wait')}</span>
          </button>
        </li>
      </ul>
    </>
  );
}
