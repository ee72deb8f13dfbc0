import { gameEntry } from '../games/index.ts';
import type { GameLessons } from './chapter.ts';
import { type Say, useLessons } from './say.ts';
import './learn.css';

/** A game in one page: pictures in a row, each with a title and a sentence. */
export function OnePage({ lessons, say }: { lessons: GameLessons; say: Say }) {
  return (
    <ol className="one-page">
      {lessons.page.map((pictures, i) => (
        <li key={pictures[0]}>
          <span className="learn-pictures">
            {pictures.map((picture, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may lie there twice, and none ever moves
              <img key={n} src={picture} alt="" loading="lazy" />
            ))}
          </span>
          <b>{say(`page.${i + 1}.title`)}</b>
          <span>{say(`page.${i + 1}`)}</span>
        </li>
      ))}
    </ol>
  );
}

/** The same at the head of a rulebook, once it has been fetched; nothing where it does not come. */
export function OnePageOf({ game }: { game: string }) {
  const found = useLessons(game);
  if (found.state !== 'here') return null;
  const { lessons, say } = found;
  return (
    <section className="book-one-page" aria-label={say('page', { game: gameEntry(game)?.title ?? game })}>
      <OnePage lessons={lessons} say={say} />
    </section>
  );
}
