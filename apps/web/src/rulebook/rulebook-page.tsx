import { useSearchParams } from 'wouter';
import { useLayout } from '../frame/use-layout.ts';
import { gameEntry } from '../games/index.ts';
import { hasLessons } from '../learn/lessons.ts';
import { OnePageOf } from '../learn/one-page.tsx';
import { NotFound } from '../pages/not-found.tsx';
import { Page } from '../pages/page.tsx';
import { useT, useWords } from '../text/words.tsx';
import { Candle } from '../ui/candle.tsx';
import { useLoad } from '../ui/use-load.ts';
import { useTitle } from '../ui/use-title.ts';
import { BookPages } from './book-pages.tsx';
import { booksOf, loadBook } from './load-book.ts';

/** The rulebooks of a game on a page of their own, to read before anybody sits down. */
export function RulebookPage({ game }: { game: string }) {
  if (booksOf(game).length === 0) return <NotFound />;
  return <Books game={game} />;
}

function Books({ game }: { game: string }) {
  const t = useT();
  const { locale } = useWords();
  const layout = useLayout();
  const [asked] = useSearchParams();
  const folders = booksOf(game, asked.get('edition') ?? undefined);
  const books = useLoad(() => Promise.all(folders.map((folder) => loadBook(folder, locale))), `${folders.join()} ${locale}`);
  const shown = Math.max(0, folders.indexOf(asked.get('book') ?? ''));
  useTitle(`${t('ui.rules')} · ${gameEntry(game)?.title ?? game}`);
  if (books.state === 'loading') return <Candle words={t('ui.loading')} />;
  if (books.state === 'failed') {
    return (
      <Page narrow>
        <section className="scroll">
          <p role="alert">{t('ui.rules.failed')}</p>
          <button type="button" className="btn" onClick={books.again}>
            {t('ui.again')}
          </button>
        </section>
      </Page>
    );
  }
  const book = books.value[shown];
  return (
    <Page>
      <section className="scroll book-page" aria-labelledby="book-title">
        <h1 id="book-title">
          {t('ui.rules')}
          <small>{book?.title}</small>
        </h1>
        {folders.length > 1 ? (
          <nav className="book-books">
            {folders.map((folder, i) => (
              <a
                key={folder}
                href={`/rules/${game}?book=${folder}`}
                className="btn small paper"
                aria-current={i === shown ? 'page' : undefined}
              >
                {books.value[i]?.title}
              </a>
            ))}
          </nav>
        ) : null}
        {book ? (
          <BookPages
            key={`${folders[shown]} ${locale}`}
            book={book}
            at={asked.get('rule')}
            level={2}
            beside={layout === 'desktop'}
            first={hasLessons(game) ? <OnePageOf game={game} /> : null}
          />
        ) : null}
      </section>
    </Page>
  );
}
