import type { DecisionView } from '@questhall/kernel';
import type { ReactNode } from 'react';
import type { GameModule, GameProps } from '../games/contract.ts';
import { useT, useWords } from '../text/words.tsx';
import { Said } from './said.tsx';

interface Part {
  decision: DecisionView;
  module: GameModule;
  game: GameProps<unknown>;
}

/** What puts a question, as a picture; nothing where that is not shown. */
export function AskerPicture({ decision, module: { Asker }, game }: Part): ReactNode {
  return Asker && decision.asker ? (
    <div className="asker" key={decision.id}>
      <Asker {...game} asker={decision.asker} />
    </div>
  ) : null;
}

/** How a question is called: by its kind, else by what puts it. */
export function QuestionTitle({ decision, module, game }: Part): ReactNode {
  const t = useT();
  const { speak } = useWords();
  const key = [`${decision.prompt.key}.title`, `ask.${decision.kind}.title`].find(speak.has);
  const title = key ? { key, args: decision.prompt.args ?? {} } : decision.asker && (module.askerName?.(game.view, decision.asker) ?? null);
  return title ? <Said parts={speak.parts(title)} /> : t('ui.decision.yours');
}
