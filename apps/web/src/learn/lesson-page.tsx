import type { Choice, DecisionView } from '@questhall/kernel';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Link, useLocation, useSearch, useSearchParams } from 'wouter';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { gameEntry } from '../games/index.ts';
import { DeviceTransport } from '../offline/device.ts';
import { NotFound } from '../pages/not-found.tsx';
import { Page } from '../pages/page.tsx';
import { useSettings } from '../settings/settings.ts';
import { useMatch } from '../table/match-context.tsx';
import { OpenTable } from '../table/table-page.tsx';
import { useT, useWords } from '../text/words.tsx';
import { Candle } from '../ui/candle.tsx';
import { attempt } from '../ui/toasts.tsx';
import { useLoad } from '../ui/use-load.ts';
import { useTitle } from '../ui/use-title.ts';
import { type Chapter, type GameLessons, type Lesson, marksAt, matchAfter, matchIn, ownAnswers } from './chapter.ts';
import { CoachPaper } from './coach.tsx';
import { type CoachProps, LessonContext } from './context.ts';
import { layLesson, lessonMatchId, playOn } from './lesson-match.ts';
import { RealMatch } from './real-match.tsx';
import { type Say, useLessons } from './say.ts';
import './learn.css';

/** How long the table rests before what goes by itself. */
const BY_ITSELF_MS = 350;

/** A chapter at the table: the match of its lesson, on this device, with the coach beside it. */
export function LessonPage({ game, chapter }: { game: string; chapter: string }) {
  const t = useT();
  const found = useLessons(game);
  const [asked] = useSearchParams();
  useTitle(`${t('ui.learn')} · ${gameEntry(game)?.title ?? game}`);
  if (found.state === 'failed') return <Broken again={found.again} />;
  if (found.state === 'loading') return <Candle words={t('ui.setting')} />;
  const at = found.lessons.chapters.findIndex(({ id }) => id === chapter);
  const here = found.lessons.chapters[at];
  if (!here) return <NotFound />;
  return (
    <Laid
      game={game}
      chapter={here}
      next={found.lessons.chapters[at + 1] ?? null}
      real={matchIn(found.lessons, asked.get('edition'))}
      say={found.say}
    />
  );
}

interface Where {
  game: string;
  chapter: Chapter;
  next: Chapter | null;
  real: GameLessons['match'];
}

/** The question that was answered otherwise than the lesson wants, last. */
type Missed = StoreApi<{ question: number | null }>;

/** The table is laid, or found as it was left. */
function Laid({ game, chapter, next, real, say }: Where & { say: Say }) {
  const t = useT();
  const name = useSettings((s) => s.name).trim() || t('ui.name.guest');
  const id = lessonMatchId(game, chapter.id);
  const transport = useMemo(() => new DeviceTransport(id), [id]);
  const laid = useLoad(async () => {
    const lesson = await chapter.lesson();
    await layLesson(lesson, id, name);
    return { lesson, table: await transport.table() };
  }, id);
  const shown = laid.state === 'here' ? laid.value : undefined;
  const context = useMemo(() => {
    if (!shown) return null;
    const answers = ownAnswers(shown.lesson);
    const missed: Missed = createStore(() => ({ question: null }));
    return {
      takes: (decision: DecisionView, choice: Choice) => {
        const taken = isWanted(answers, decision, choice);
        missed.setState({ question: taken ? null : decision.id });
        return taken;
      },
      // After the last mark nothing goes by itself: the learner says where to go on.
      gives: () => true,
      Coach: (props: CoachProps) => <Coach {...props} {...{ game, chapter, next, real, say, missed }} lesson={shown.lesson} />,
    };
  }, [shown, game, chapter, next, real, say]);
  if (laid.state === 'failed') return <Broken again={laid.again} />;
  if (!shown || !context) return <Candle words={t('ui.setting')} />;
  return (
    <LessonContext value={context}>
      <OpenTable transport={transport} first={shown.table} />
    </LessonContext>
  );
}

/** True where the lesson wants this answer, or has ended. */
function isWanted(answers: readonly Choice[], decision: DecisionView, choice: Choice): boolean {
  const wanted = answers[decision.id - 1];
  return wanted === undefined || JSON.stringify(wanted) === JSON.stringify(choice);
}

interface AtTable extends CoachProps, Where {
  lesson: Lesson;
  say: Say;
  missed: Missed;
}

/**
 * Says the mark of the moment: before the answer that is asked for, or at the end. What has no mark, and what has no
 * alternative, the coach answers once everything about it has been read.
 */
function Coach({ bar, answer, told, staying, game, chapter, next, real, lesson, say, missed }: AtTable): ReactNode {
  const match = useMatch();
  const t = useT();
  const { speak } = useWords();
  const [skipped, setSkipped] = useState(false);
  const [read, setRead] = useState<{ at: number; marks: number }>({ at: -1, marks: 0 });
  const [shown, setShown] = useState(-1);
  const answers = useMemo(() => ownAnswers(lesson), [lesson]);
  const wrong = useStore(missed, ({ question }) => question);
  const asked = bar.kind === 'mine' || bar.kind === 'sole' ? bar.decision : undefined;
  const at = asked ? asked.id - 1 : -1;
  const wanted = asked && answers[at];
  const marks = marksAt(chapter, at);
  const done = read.at === at ? read.marks : 0;
  const alone = asked?.sole !== undefined;
  const byItself = !skipped && !staying && wanted !== undefined && (alone ? done >= marks.length : marks.length === 0);
  useEffect(() => {
    if (!byItself || !asked || wanted === undefined) return;
    const timer = setTimeout(() => match.act(asked.seat, asked.id, wanted), BY_ITSELF_MS);
    return () => clearTimeout(timer);
  }, [byItself, asked, wanted, match]);

  // What is wanted is picked up, so that it alone is lit: when it is asked for, and after another answer.
  const point = useEffectEvent(() => {
    if (wanted === undefined) return;
    answer.pick(null);
    for (const pick of typeof wanted === 'string' ? [wanted] : wanted) answer.hold(pick);
  });
  const failed = asked !== undefined && wrong === asked.id;
  useEffect(() => {
    if (failed) point();
  }, [failed]);

  if (staying) return null;
  const ended = bar.kind !== 'playing' && bar.kind !== 'sending' && told >= lesson.heard && wanted === undefined;
  if (skipped || ended) return <End {...{ game, chapter, next, real, say, skipped }} />;
  const mark = marks[Math.min(done, marks.length - 1)];
  if (byItself || !asked || !mark || wanted === undefined) return null;
  const labelOf = ({ options, sole }: DecisionView) => {
    const only = options.find(({ id }) => id === sole);
    return only && speak.say(only.label);
  };
  const doing = !alone && done >= marks.length - 1;
  const isShown = shown === at;
  const show = () => {
    if (isShown) match.act(asked.seat, asked.id, wanted);
    else point();
    setShown(at);
  };
  return (
    <CoachPaper
      key={`${at}.${mark.id}`}
      say={say}
      title={say(`${chapter.id}.${mark.id}.title`)}
      words={say(`${chapter.id}.${mark.id}`)}
      light={mark.light}
      place={[chapter.marks.indexOf(mark) + 1, chapter.marks.length]}
      onSkip={() => setSkipped(true)}
      missed={failed ? t('ui.learn.another') : undefined}
      shown={isShown}
      wanted={doing ? { ids: typeof wanted === 'string' ? [wanted] : wanted, picks: answer.picks } : undefined}
      // The one answer that there is: whoever presses knows what goes on.
      does={alone && done >= marks.length - 1 ? labelOf(asked) : undefined}
      {...(doing ? { onShow: show } : { onRead: () => setRead({ at, marks: done + 1 }) })}
    />
  );
}

/** The chapter is over, or no more of it is wanted: what was learnt, and where to go from here. */
function End({ game, chapter, next, real, say, skipped }: Where & { say: Say; skipped: boolean }) {
  const [, go] = useLocation();
  // The edition by whose box one came stays.
  const search = useSearch();
  const t = useT();
  const over = useMatch().store.getState().table?.status === 'over';
  const [closed, setClosed] = useState(false);
  const { learnt, set } = useSettings();
  const key = `${game}/${chapter.id}`;
  const keep = () => skipped || learnt.includes(key) || set({ learnt: [...learnt, key] });
  if (closed) return null;
  const leads = chapter.enough === true || !next;
  const match = (
    <RealMatch
      {...{ game, say }}
      real={matchAfter({ match: real }, chapter)}
      before={keep}
      {...(leads ? {} : { className: 'btn small wood' })}
    />
  );
  const leave = (to: string) => {
    keep();
    go(to);
  };
  return (
    <CoachPaper
      say={say}
      title={skipped ? say(chapter.id) : say('done', { chapter: say(chapter.id) })}
      words={say(`${chapter.id}.${skipped ? 'about' : 'end'}`)}
      light={null}
    >
      {leads ? match : null}
      {next ? (
        <button
          type="button"
          className={chapter.enough ? 'btn small wood' : 'btn'}
          onClick={() => leave(`/learn/${game}/${next.id}${search ? `?${search}` : ''}`)}
        >
          {say('next', { chapter: say(next.id) })}
        </button>
      ) : null}
      {/* Who feels ready need not learn on. */}
      {leads ? null : match}
      {over ? null : (
        <button
          type="button"
          className="btn small wood"
          onClick={() => {
            void attempt(() => playOn(lessonMatchId(game, chapter.id))).then((path) => path && leave(path));
          }}
        >
          {say('on')}
        </button>
      )}
      {over ? (
        <button
          type="button"
          className="btn small wood"
          onClick={() => {
            keep();
            setClosed(true);
          }}
        >
          {t('ui.close')}
        </button>
      ) : null}
      <button type="button" className="linkish" onClick={() => leave(`/learn/${game}${search ? `?${search}` : ''}`)}>
        {say('chapters')}
      </button>
    </CoachPaper>
  );
}

function Broken({ again }: { again: () => void }) {
  const t = useT();
  return (
    <Page narrow>
      <section className="scroll">
        <h1>{t('ui.broken.title')}</h1>
        <p>{t('ui.broken.game')}</p>
        <p>
          <button type="button" className="btn" onClick={again}>
            {t('ui.again')}
          </button>{' '}
          <Link href="/">{t('ui.backToHall')}</Link>
        </p>
      </section>
    </Page>
  );
}
