import { chaptersOf, ruleAt, withoutReferences } from '@questhall/text';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { editionIn } from '../games/editions.ts';
import { loadRulebook } from '../rulebook/load-book.ts';
import { useMatchState } from '../table/match-context.tsx';
import { useT, useWords } from '../text/words.tsx';
import { useLoad } from '../ui/use-load.ts';
import './rule-note.css';

/** What one rule says, out of the rulebook; null where the book has nothing of the kind. */
async function ruleText(game: string, edition: string | undefined, locale: string, rule: string): Promise<string | null> {
  const book = await loadRulebook(game, edition, locale, rule);
  const id = ruleAt(book, rule);
  const found = chaptersOf(book)
    .flatMap(({ rules }) => rules)
    .find((one) => one.id === id);
  return found ? withoutReferences(found.text).text : null;
}

/** Where the note lies in its box: below the sign that was touched, or above it, and how high it may be. */
export interface NotePlace {
  top?: number;
  bottom?: number;
  maxHeight: number;
}

/**
 * A rule on a slip beside its sign, with the way into the rulebook. It goes by Escape, by its button, and by a touch beside it.
 * @param open opens the rulebook at the rule
 */
export function RuleNote({
  rule,
  sign,
  place,
  open,
  onClose,
}: {
  rule: string;
  /** What was touched. */
  sign: HTMLElement;
  place: NotePlace;
  open: (id: string) => void;
  onClose: () => void;
}) {
  const t = useT();
  const { locale } = useWords();
  const table = useMatchState((m) => m.table);
  const game = table?.game ?? '';
  const edition = table ? editionIn(game, table.options)?.id : undefined;
  const said = useLoad(() => ruleText(game, edition, locale, rule), `${game} ${edition} ${locale} ${rule}`);
  const ref = useRef<HTMLDivElement>(null);
  const shut = useRef(onClose);
  shut.current = onClose;
  // Focus comes with it, so that it is read out, and goes back to the sign before it is gone.
  useLayoutEffect(() => {
    const note = ref.current;
    note?.focus({ preventScroll: true });
    return () => {
      if (note?.contains(document.activeElement)) sign.focus({ preventScroll: true });
    };
  }, [sign]);
  useEffect(() => {
    const note = ref.current;
    const beside = (e: PointerEvent) => {
      if (e.target instanceof Node && !note?.contains(e.target)) shut.current();
    };
    document.addEventListener('pointerdown', beside);
    return () => document.removeEventListener('pointerdown', beside);
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, as any dialog
    <div
      ref={ref}
      className="rule-note"
      role="dialog"
      aria-label={t('ui.rule', { rule })}
      tabIndex={-1}
      style={place}
      onKeyDown={(e) => {
        e.stopPropagation();
        if (e.key === 'Escape') onClose();
      }}
    >
      {said.state === 'loading' ? <p>{t('ui.loading')}</p> : null}
      {said.state === 'here' && said.value !== null ? <p>{said.value}</p> : null}
      {said.state === 'failed' ? <p role="alert">{t('ui.rules.failed')}</p> : null}
      <p className="rule-note-foot">
        <b>{t('ui.rule', { rule })}</b>
        <button
          type="button"
          className="linkish"
          onClick={() => {
            onClose();
            open(rule);
          }}
        >
          {t('ui.rules.open')}
        </button>
      </p>
    </div>
  );
}
