import type { DecisionView } from '@questhall/kernel';
import type { HintInfo } from '@questhall/protocol';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { ApiFailure } from '../net/api.ts';
import { useMatch, useMatchState } from '../table/match-context.tsx';
import { useT, useWords } from '../text/words.tsx';
import { tellFailure } from '../ui/toasts.tsx';
import { type Called, hintText } from './hint-text.ts';
import { lyingFor } from './unfold.ts';
import './hint.css';

/** Fetched with the first hint. */
const HintRing = lazy(async () => ({ default: (await import('./hint-ring.tsx')).HintRing }));

interface Hinting {
  /** False where there is nobody to ask, or nothing to ask for. */
  may: boolean;
  /** The hint of this question, once it is there; 'asked' while a bot reckons. */
  told: HintInfo | 'asked' | null;
  ask: () => void;
}

/** More of them, as a newer table than this page has said: there the button is gone. */
const CLOSED = new Set<string>();

/**
 * What a bot would answer to this question: asked for by a button, and forgotten with the question.
 * @param unhinted kinds of questions at which the table gives none, since it would tell who is asked
 */
export function useHint(decision: DecisionView, unhinted: readonly string[] = []): Hinting {
  const { transport } = useMatch();
  const open = useMatchState((m) => m.table?.hints === 'free' && m.table.status === 'running');
  const kind = useMatchState((m) => `${m.table?.game} ${decision.kind}`);
  const question = `${decision.seat}:${decision.id}`;
  const [kept, setKept] = useState<{ question: string; told: Hinting['told'] }>({ question, told: null });
  const told = kept.question === question ? kept.told : null;
  const single = decision.options.length < 2 && !decision.choose;

  function ask(): void {
    setKept({ question, told: 'asked' });
    const put = (now: Hinting['told']) => setKept((before) => (before.question === question ? { question, told: now } : before));
    transport.hint(decision.seat, decision.id).then(put, (e: unknown) => {
      if (e instanceof ApiFailure && e.code === 'hint-tells') CLOSED.add(kind);
      put(null);
      tellFailure(e);
    });
  }
  return { may: open && !single && told === null && !unhinted.includes(decision.kind) && !CLOSED.has(kind), told, ask };
}

/** Beside the question, small: asks a bot. */
export function HintButton({ ask }: Pick<Hinting, 'ask'>) {
  const t = useT();
  return (
    <button type="button" className="hint-ask" onClick={ask} title={t('ui.hint.ask')}>
      <Icon name="bulb" size={15} />
      <span className="hint-word">{t('ui.hint')}</span>
    </button>
  );
}

/** What the bot said; the place is there from the beginning, so that screen readers hear what comes. What it means has a ring. */
export function HintSaid({
  decision,
  told,
  called,
  picked,
}: {
  decision: DecisionView;
  told: Hinting['told'];
  called?: Called;
  /** Something is picked up, which the question tells of. */
  picked: boolean;
}) {
  const t = useT();
  const { speak } = useWords();
  const ids = told === null || told === 'asked' ? [] : [told.choice].flat().flatMap((id) => lyingFor(decision, id).map((one) => one.id));
  return (
    <output className="hint-said" data-told={told !== null || undefined} data-picked={picked || undefined}>
      {told === null ? null : (
        <span className="hint-note">
          <Icon name="bulb" size={18} />
          <span>{told === 'asked' ? t('ui.hint.thinks') : hintText(told, decision, speak.say, t, called)}</span>
        </span>
      )}
      {ids.length > 0 ? (
        <Suspense fallback={null}>
          <HintRing ids={ids} />
        </Suspense>
      ) : null}
    </output>
  );
}
