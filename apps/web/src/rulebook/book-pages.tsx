import { type BookPart, type BookPartKind, chaptersOf, minutesOf, type Rulebook, type RuleChapter, ruleAt } from '@questhall/text';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { useT } from '../text/words.tsx';
import { ChapterText } from './chapter-text.tsx';
import { countFound, foundRules, saysRule } from './rule-search.ts';
import '../styles/search.css';
import './rulebook.css';

/** Parts that are read from end to end stand open; in the others one opens a chapter. */
const OPEN: ReadonlySet<BookPartKind> = new Set(['learn']);

/** Where somebody wants to be: at a rule, at a chapter, or nowhere; counted, so that the same place can be asked for twice. */
interface Place {
  readonly rule: string | null;
  readonly chapter: string | null;
  readonly asked: number;
}

/**
 * A rulebook to read: search, contents, and its parts. `at`: the rule at which it opens. `first`: what stands above the first
 * part, the game in pictures. `beside`: there is room for the contents beside the text. `level`: of the headings of the parts.
 */
export function BookPages({
  book,
  at,
  first,
  beside = false,
  level = 3,
}: {
  book: Rulebook;
  at: string | null;
  first?: ReactNode;
  beside?: boolean;
  level?: 2 | 3;
}) {
  const t = useT();
  const [search, setSearch] = useState('');
  const [place, setPlace] = useState<Place>({ rule: at === null ? null : ruleAt(book, at), chapter: null, asked: 0 });
  const pages = useRef<HTMLElement>(null);
  const found = useMemo(() => foundRules(book, search), [book, search]);
  const searching = search.trim() !== '';
  const hits = searching ? countFound(found) : 0;
  const { rule, chapter, asked } = place;

  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the place is asked for again, or is there again after a search
  useEffect(() => {
    if (rule === null && chapter === null) return;
    const wanted = rule === null ? `[data-chapter="${CSS.escape(chapter ?? '')}"]` : `[data-rule="${CSS.escape(rule)}"]`;
    const there = pages.current?.querySelector(wanted);
    if (there instanceof HTMLDetailsElement) there.open = true;
    const show = () => there?.scrollIntoView({ block: rule === null ? 'start' : 'center' });
    show();
    const focus = rule === null ? (there?.querySelector('summary, .book-chapter-title') ?? there) : there;
    if (focus instanceof HTMLElement) focus.focus({ preventScroll: true });
    // Pictures above come a moment later and push it away, until somebody moves on.
    const moved = new AbortController();
    pages.current?.addEventListener('load', show, { capture: true, signal: moved.signal });
    for (const move of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
      addEventListener(move, () => moved.abort(), { passive: true, signal: moved.signal });
    return () => moved.abort();
  }, [rule, chapter, asked, searching]);

  const go = (to: Pick<Place, 'rule' | 'chapter'>) => {
    setSearch('');
    setPlace({ ...to, asked: asked + 1 });
  };
  const follow = (id: string) => go({ rule: ruleAt(book, id), chapter: null });

  /** Enter goes from hit to hit, with Shift back. */
  const stepHits = (e: KeyboardEvent<HTMLInputElement>) => {
    if (e.key !== 'Enter' || !searching) return;
    e.preventDefault();
    const all = [...(pages.current?.querySelectorAll<HTMLElement>('mark') ?? [])];
    const now = all.findIndex((one) => one.dataset.now !== undefined);
    const next = all[(now + (e.shiftKey ? -1 : 1) + all.length) % all.length];
    if (now >= 0) delete all[now]?.dataset.now;
    if (!next) return;
    next.dataset.now = '';
    next.scrollIntoView({ block: 'center' });
  };

  return (
    <div className="book" data-beside={beside || undefined}>
      <div className="book-head">
        <label className="search">
          <Icon name="magnifying-glass" size={20} />
          <span className="vh">{t('ui.rules.search')}</span>
          <input
            className="field"
            type="search"
            value={search}
            placeholder={t('ui.rules.search')}
            onChange={(e) => setSearch(e.target.value)}
            onKeyDown={stepHits}
          />
        </label>
        <output className="book-found">
          {searching && hits > 0 ? t('ui.rules.found', { count: hits }) : null}
          {searching && hits === 0 ? t('ui.rules.nothing', { search }) : null}
        </output>
        <Contents book={book} fold={!beside} go={(title) => go({ rule: null, chapter: title })} />
      </div>
      <section className="pages" ref={pages} aria-label={book.title}>
        {searching ? null : <p className="book-intro">{book.intro}</p>}
        {searching ? null : first}
        {found.map((part) => (
          <Part key={part.kind} part={part} level={level} whole={book.parts.find(({ kind }) => kind === part.kind)}>
            {part.chapters.map((one) => (
              <Chapter
                key={one.title}
                chapter={one}
                fold={!OPEN.has(part.kind)}
                level={level}
                open={searching || saysRule(one, rule)}
                minutes={minutesOf(chaptersOf(book).find(({ title }) => title === one.title) ?? one)}
              >
                <ChapterText book={book} chapter={one} open={rule} follow={follow} search={search} />
              </Chapter>
            ))}
          </Part>
        ))}
      </section>
    </div>
  );
}

function Part({ part, level, whole, children }: { part: BookPart; level: 2 | 3; whole: BookPart | undefined; children: ReactNode }) {
  const t = useT();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className="book-part" data-part={part.kind}>
      <Heading className="book-part-title">
        {part.title} {whole ? <small className="book-minutes">{t('ui.rules.minutes', { count: minutesOf(whole) })}</small> : null}
      </Heading>
      {part.intro ? <p>{part.intro}</p> : null}
      {children}
    </section>
  );
}

function Chapter({
  chapter,
  fold,
  level,
  open,
  minutes,
  children,
}: {
  chapter: RuleChapter;
  /** Closed until somebody opens it. */
  fold: boolean;
  level: 2 | 3;
  open: boolean;
  minutes: number;
  children: ReactNode;
}) {
  const t = useT();
  const Heading = level === 2 ? 'h3' : 'h4';
  if (!fold) {
    return (
      <section className="book-chapter" data-chapter={chapter.title}>
        <Heading className="book-chapter-title" tabIndex={-1}>
          {chapter.title}
        </Heading>
        {children}
      </section>
    );
  }
  return (
    <details className="book-chapter" data-chapter={chapter.title} open={open}>
      <summary>
        <Heading className="book-chapter-title">{chapter.title}</Heading>{' '}
        <small className="book-minutes">{t('ui.rules.minutes', { count: minutes })}</small>
      </summary>
      {children}
    </details>
  );
}

/** The chapters by their parts; beside the text where there is room, else folded above it. */
function Contents({ book, fold, go }: { book: Rulebook; fold: boolean; go: (chapter: string) => void }) {
  const t = useT();
  const list = (
    <nav className="book-toc" aria-label={t('ui.rules.contents')}>
      {book.parts.map((part) => (
        <div key={part.kind}>
          <b>{part.title}</b>
          <ol>
            {part.chapters.map(({ title }) => (
              <li key={title}>
                <button
                  type="button"
                  className="linkish"
                  onClick={(e) => {
                    e.currentTarget.closest('details')?.removeAttribute('open');
                    go(title);
                  }}
                >
                  {title}
                </button>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </nav>
  );
  if (!fold) return list;
  return (
    <details className="book-contents">
      <summary>{t('ui.rules.contents')}</summary>
      {list}
    </details>
  );
}
