import { chaptersOf, ruleAt, withoutReferences } from '@questhall/text';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
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

const GAP = 6;

/** Lays it beside a sign within its box, which does not scroll, where more room is: below it or above it. */
function layBeside(sign: HTMLElement, note: HTMLElement): void {
  const box = note.parentElement;
  if (!box) return;
  const [at, room] = [sign.getBoundingClientRect(), box.getBoundingClientRect()];
  const [above, below] = [at.top - room.top, room.bottom - at.bottom];
  note.style.maxHeight = `${Math.max(above, below) - 2 * GAP}px`;
  if (below >= above) note.style.top = `${at.bottom - room.top + GAP}px`;
  else note.style.bottom = `${room.bottom - at.top + GAP}px`;
}

/**
 * A rule on a slip beside its sign, with the way into the rulebook. It goes by Escape, by its button, and by a touch beside it.
 * @param open opens the rulebook at the rule
 */
export function RuleNote({
  rule,
  sign,
  open,
  onClose,
}: {
  rule: string;
  /** What was touched. */
  sign: HTMLElement;
  open: (id: string) => void;
  onClose: () => void;
}) {
  const t = useT();
  const { locale } = useWords();
  const table = useMatchState((m) => m.table);
  const game = table?.game ?? '';
  const edition = table ? editionIn(game, table.options)?.id : undefined;
  const said = useLoad(() => ruleText(game, edition, locale, rule), `${game} ${edition} ${locale} ${rule}`);
  const ref = useRef<HTMLDialogElement>(null);
  const touched = useEffectEvent((e: PointerEvent) => {
    if (e.target instanceof Node && !ref.current?.contains(e.target)) onClose();
  });
  // Focus comes with it, so that it is read out, and goes back to the sign before it is gone.
  useLayoutEffect(() => {
    const note = ref.current;
    if (note) layBeside(sign, note);
    note?.focus({ preventScroll: true });
    return () => {
      if (note?.contains(document.activeElement)) sign.focus({ preventScroll: true });
    };
  }, [sign]);
  useEffect(() => {
    const beside = (e: PointerEvent) => touched(e);
    document.addEventListener('pointerdown', beside);
    return () => document.removeEventListener('pointerdown', beside);
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, as any dialog
    <dialog
      ref={ref}
      open
      className="rule-note"
      aria-label={t('ui.rule', { rule })}
      tabIndex={-1}
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
    </dialog>
  );
}
