import { hasDifferences } from '../editions/differences.ts';
import { hasGallery } from '../gallery/galleries.ts';
import type { Layout } from '../games/contract.ts';
import { hasLessons } from '../learn/lessons.ts';
import { OnePageOf } from '../learn/one-page.tsx';
import { BookPages } from '../rulebook/book-pages.tsx';
import { loadRulebook } from '../rulebook/load-book.ts';
import { useT, useWords } from '../text/words.tsx';
import { Candle } from '../ui/candle.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useLoad } from '../ui/use-load.ts';

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
  const links = [
    { href: `/rules/${game}${edition ? `?edition=${edition}` : ''}`, words: t('ui.rules.whole') },
    ...(hasGallery(game) ? [{ href: `/gallery/${game}${edition ? `?edition=${edition}` : ''}`, words: t('ui.gallery') }] : []),
    ...(hasDifferences(game) ? [{ href: `/editions/${game}`, words: t('ui.editions.differ') }] : []),
  ];
  return (
    <Dialog title={t('ui.rules')} onClose={onClose} className="drawer" modal={layout === 'phone'}>
      {book.state === 'here' ? (
        <BookPages key={at} book={book.value} at={at} first={hasLessons(game) ? <OnePageOf game={game} /> : null} />
      ) : null}
      {book.state === 'loading' ? <Candle words={t('ui.loading')} /> : null}
      {book.state === 'failed' ? (
        <p role="alert">
          {t('ui.rules.failed')}{' '}
          <button type="button" className="linkish" onClick={book.again}>
            {t('ui.again')}
          </button>
        </p>
      ) : null}
      <p className="book-links">
        {links.map(({ href, words }) => (
          <a key={href} className="line-link" href={href} target="_blank" rel="noreferrer">
            {words}
          </a>
        ))}
      </p>
    </Dialog>
  );
}
