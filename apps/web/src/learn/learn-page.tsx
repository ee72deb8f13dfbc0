import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useLayout } from '../frame/use-layout.ts';
import { gameEntry } from '../games/index.ts';
import { Icon } from '../icons/icon.tsx';
import { Position } from '../pages/match-sketch.tsx';
import { NotFound } from '../pages/not-found.tsx';
import { Page } from '../pages/page.tsx';
import { useSettings } from '../settings/settings.ts';
import { useT } from '../text/words.tsx';
import { Candle } from '../ui/candle.tsx';
import { useTitle } from '../ui/use-title.ts';
import { matchIn } from './chapter.ts';
import { hasLessons } from './lessons.ts';
import { OnePage } from './one-page.tsx';
import { RealMatch } from './real-match.tsx';
import { useLessons } from './say.ts';
import './learn.css';

/** What a game teaches: its chapters, each a small match, and the game in one page. */
export function LearnPage({ game }: { game: string }) {
  if (!hasLessons(game)) return <NotFound />;
  return <Chapters game={game} />;
}

/** The learner has the first seat. */
const LEARNER: readonly number[] = [0];

function Chapters({ game }: { game: string }) {
  const t = useT();
  const title = gameEntry(game)?.title ?? game;
  const learnt = useSettings((s) => s.learnt);
  const found = useLessons(game);
  const [asked] = useSearchParams();
  const layout = useLayout();
  const [pointed, setPointed] = useState<string | null>(null);
  const edition = asked.get('edition');
  useTitle(`${t('ui.learn')} · ${title}`);
  if (found.state === 'loading') return <Candle words={t('ui.loading')} />;
  if (found.state === 'failed') {
    return (
      <Page narrow>
        <section className="scroll">
          <p role="alert">{t('ui.broken.game')}</p>
          <button type="button" className="btn" onClick={found.again}>
            {t('ui.again')}
          </button>
        </section>
      </Page>
    );
  }
  const { lessons, say } = found;
  const chapterPath = (id: string) => `/learn/${game}/${id}${edition === null ? '' : `?edition=${edition}`}`;
  const isLearnt = (id: string) => learnt.includes(`${game}/${id}`);
  const next = lessons.chapters.find(({ id }) => !isLearnt(id));
  const canPlay = lessons.chapters.some(({ id, enough }) => enough && isLearnt(id));
  // Until one can play, what other forms of the game add is not counted.
  const last = lessons.chapters.findIndex(({ enough }) => enough);
  const counted = canPlay || last < 0 ? lessons.chapters : lessons.chapters.slice(0, last + 1);
  const done = counted.filter(({ id }) => isLearnt(id)).length;
  const left = counted.reduce((all, { id, minutes }) => all + (isLearnt(id) ? 0 : minutes), 0);
  // At a desk the table of a chapter lies beside them: of the one that is pointed at, else of the next.
  const drawn = lessons.chapters.find(({ id }) => id === pointed) ?? next ?? lessons.chapters[0];
  const begins = drawn && layout === 'desktop' ? lessons.begins[drawn.id] : undefined;
  return (
    <Page>
      <div className="learn" data-drawn={begins ? '' : undefined}>
        {drawn && begins ? (
          <figure className="learn-table" aria-hidden="true">
            <Position key={drawn.id} game={game} whereabouts={begins} mine={LEARNER} large />
            <figcaption>{say(drawn.id)}</figcaption>
          </figure>
        ) : null}
        <section className="scroll learn-chapters" aria-labelledby="learn-title">
          <h1 id="learn-title">
            {t('ui.learn')}
            <small>{title}</small>
          </h1>
          <p>{say('about')}</p>
          {lessons.taughtIn && edition !== null && edition !== lessons.taughtIn ? <p className="hint">{say('elsewhere')}</p> : null}
          <ol>
            {lessons.chapters.map(({ id, minutes }, i) => (
              <li key={id}>
                <Link
                  href={chapterPath(id)}
                  className="learn-chapter"
                  data-done={isLearnt(id) || undefined}
                  data-next={next?.id === id || undefined}
                  onPointerEnter={() => setPointed(id)}
                  onFocus={() => setPointed(id)}
                >
                  <span className="learn-seal" aria-hidden="true">
                    {isLearnt(id) ? <Icon name="check" size={18} /> : i + 1}
                  </span>
                  <span className="learn-words">
                    <b>{say(id)}</b>
                    <span>{say(`${id}.about`)}</span>
                    {isLearnt(id) ? <span className="vh">{say('learnt')}</span> : null}
                  </span>
                  <span className="learn-minutes">{say('minutes', { count: minutes })}</span>
                </Link>
              </li>
            ))}
          </ol>
          <p className="learn-progress">
            <progress max={counted.length} value={done} aria-label={say('progress', { done, of: counted.length })} />
            <span>
              {next ? say(counted === lessons.chapters ? 'left' : 'leftToPlay', { done, of: counted.length, count: left }) : say('all')}
            </span>
          </p>
          <div className="sheet-buttons">
            {next ? (
              <Link href={chapterPath(next.id)} className="btn big">
                {done === 0 ? say('begin') : say('go', { chapter: say(next.id) })}
              </Link>
            ) : null}
            {/* Whoever has learnt one chapter may feel ready. */}
            {next && done === 0 ? null : (
              <RealMatch game={game} real={matchIn(lessons, edition)} say={say} className={next ? 'btn wood' : 'btn big'} />
            )}
          </div>
        </section>
        <section className="scroll learn-page" aria-labelledby="learn-page-title">
          <h2 id="learn-page-title">{say('page', { game: title })}</h2>
          <OnePage lessons={lessons} say={say} />
          <p>
            <Link href={`/rules/${game}`} className="line-link">
              {t('ui.rules')}
            </Link>
          </p>
        </section>
      </div>
    </Page>
  );
}
