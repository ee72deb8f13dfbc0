import { parseRulebook, type Rulebook, type RuleChapter, ruleAt, ruleParts } from '@questhall/text';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { hasDifferences } from '../editions/differences.ts';
import { hasGallery } from '../gallery/galleries.ts';
import type { Layout } from '../games/contract.ts';
import { editionIn } from '../games/editions.ts';
import { Icon } from '../icons/icon.tsx';
import { useT, useWords } from '../text/words.tsx';
import { Candle } from '../ui/candle.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useLoad } from '../ui/use-load.ts';
import { foundRules } from './rule-search.ts';
import { RuleTableView } from './rule-table.tsx';

const BOOKS = import.meta.glob<string>('../../../../docs/rules/*/{en,nl,fr,de,da}.md', { query: '?raw', import: 'default' });
const FOLDERS = Object.keys(BOOKS).map((path) => path.split('/').at(-2) ?? '');

/** The folders of a game, that of its first or of the given edition first: talisman-1986, talisman-digital. */
function foldersOf(game: string, edition: string | undefined): string[] {
  const wanted = editionIn(game, { edition })?.rulebook;
  const all = [...new Set(FOLDERS.filter((name) => name === game || name.startsWith(`${game}-`)))];
  return all.sort((a, b) => Number(b === wanted) - Number(a === wanted));
}

/** The rulebook of this edition; where it does not know the rule, the other one that does: the editions share rules. */
async function loadRulebook(game: string, edition: string | undefined, locale: string, at: string | null): Promise<Rulebook> {
  let first: Rulebook | undefined;
  for (const folder of foldersOf(game, edition)) {
    const load = BOOKS[`../../../../docs/rules/${folder}/${locale}.md`] ?? BOOKS[`../../../../docs/rules/${folder}/en.md`];
    const book = load && parseRulebook(await load());
    if (book && (at === null || ruleAt(book, at) !== null)) return book;
    first ??= book;
  }
  if (!first) throw new Error(`no rulebook for ${game}`);
  return first;
}

/** The rulebook, open at a rule or at its first page. Slides over the side of the table; the match goes on beside it. */
export function RulebookDrawer({
  game,
  edition,
  at,
  onClose,
  layout,
}: {
  game: string;
  /** The edition that is played, where the game has several. */
  edition?: string | undefined;
  at: string | null;
  onClose: () => void;
  layout: Layout;
}) {
  const t = useT();
  const { locale } = useWords();
  const book = useLoad(() => loadRulebook(game, edition, locale, at), `${game} ${edition} ${locale} ${at}`);
  return (
    <Dialog title={t('ui.rules')} onClose={onClose} className="drawer" modal={layout === 'phone'}>
      {hasGallery(game) ? (
        <p>
          <a className="line-link" href={`/gallery/${game}${edition ? `?edition=${edition}` : ''}`} target="_blank" rel="noreferrer">
            {t('ui.gallery')}
          </a>
        </p>
      ) : null}
      {hasDifferences(game) ? (
        <p>
          <a className="line-link" href={`/editions/${game}`} target="_blank" rel="noreferrer">
            {t('ui.editions.differ')}
          </a>
        </p>
      ) : null}
      {book.state === 'here' ? <Pages key={at} book={book.value} at={at} /> : null}
      {book.state === 'loading' ? <Candle words={t('ui.loading')} /> : null}
      {book.state === 'failed' ? (
        <p role="alert">
          {t('ui.rules.failed')}{' '}
          <button type="button" className="linkish" onClick={book.again}>
            {t('ui.again')}
          </button>
        </p>
      ) : null}
    </Dialog>
  );
}

function Pages({ book, at }: { book: Rulebook; at: string | null }) {
  const t = useT();
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState(at === null ? null : ruleAt(book, at));
  const pages = useRef<HTMLElement>(null);
  const searching = search !== '';
  const found = useMemo(() => foundRules(book, search), [book, search]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: also once the search is cleared and the rule is there again
  useEffect(() => {
    if (open === null) return;
    const rule = pages.current?.querySelector(`[data-rule="${CSS.escape(open)}"]`);
    rule?.scrollIntoView({ block: 'center' });
    if (rule instanceof HTMLElement) rule.focus({ preventScroll: true });
  }, [open, searching]);

  const follow = (id: string) => {
    setSearch('');
    setOpen(id);
  };
  const words = (text: string) => <RuleText text={text} follow={follow} />;
  return (
    <>
      <label className="search">
        <Icon name="magnifying-glass" size={20} />
        <span className="vh">{t('ui.rules.search')}</span>
        <input
          className="field"
          type="search"
          value={search}
          placeholder={t('ui.rules.search')}
          onChange={(e) => setSearch(e.target.value)}
        />
      </label>
      <section className="pages" ref={pages} aria-label={book.title}>
        {search === '' ? <p className="book-intro">{book.intro}</p> : null}
        {found.length === 0 ? <p className="empty">{t('ui.rules.nothing', { search })}</p> : null}
        {found.map((part) => (
          <section key={part.kind} className="book-part" data-part={part.kind}>
            <h3>{part.title}</h3>
            {part.intro ? <p>{words(part.intro)}</p> : null}
            {part.chapters.map((chapter) => (
              <Chapter key={chapter.number} chapter={chapter} open={open} words={words} />
            ))}
          </section>
        ))}
      </section>
    </>
  );
}

function Chapter({ chapter, open, words }: { chapter: RuleChapter; open: string | null; words: (text: string) => ReactNode }) {
  const tables = (after: string | null) =>
    chapter.tables
      .filter((table) => table.after === after)
      .map((table) => <RuleTableView key={table.header.join()} table={table} draw={words} />);
  return (
    <section>
      <h4>{chapter.title}</h4>
      {chapter.intro ? <p>{words(chapter.intro)}</p> : null}
      {tables(null)}
      {chapter.rules.map((rule) => (
        <div
          key={rule.id}
          className="book-rule"
          data-rule={rule.id}
          data-example={rule.example}
          data-open={rule.id === open || undefined}
          tabIndex={-1}
        >
          <p>
            {words(rule.text)} <small className="book-id">{rule.id}</small>
          </p>
          {tables(rule.id)}
        </div>
      ))}
    </section>
  );
}

function RuleText({ text, follow }: { text: string; follow: (id: string) => void }) {
  let at = 0;
  return ruleParts(text).map((part) => {
    const key = at++;
    if (typeof part === 'string') return <span key={key}>{part}</span>;
    return (
      <button key={key} type="button" className="rule-link" onClick={() => follow(part.rule)}>
        {part.rule}
      </button>
    );
  });
}
