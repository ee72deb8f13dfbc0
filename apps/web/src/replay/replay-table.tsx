import type { Seat } from '@questhall/kernel';
import type { Eyes, TableInfo } from '@questhall/protocol';
import { useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { BoardSlot } from '../frame/board-slot.tsx';
import { HeadStatus } from '../frame/head-status.tsx';
import { RulebookDrawer } from '../frame/rulebook-drawer.tsx';
import { Said } from '../frame/said.tsx';
import { Side } from '../frame/side.tsx';
import { standingOf } from '../frame/struck.ts';
import { useTableEvents } from '../frame/table-events.ts';
import { storyOf } from '../frame/turns.ts';
import { useLayout } from '../frame/use-layout.ts';
import type { AnyEvent, GameModule, GameProps } from '../games/contract.ts';
import { editionIn } from '../games/editions.ts';
import { gameEntry } from '../games/index.ts';
import { Icon } from '../icons/icon.tsx';
import { SeatBadge } from '../icons/seat-badge.tsx';
import { useReducedMotion } from '../settings/settings.ts';
import { TalkButton, TalkDrawer } from '../talk/talk-drawer.tsx';
import { useT, useWords } from '../text/words.tsx';
import { useTitle } from '../ui/use-title.ts';
import { replayPath } from './address.ts';
import { Controls } from './controls.tsx';
import { HowToWatch } from './how-to-watch.tsx';
import { JumpToLine, JumpToTime } from './moment-link.tsx';
import { OpenHands } from './open-hands.tsx';
import { SaidNow } from './said-now.tsx';
import { useReplayTalk } from './said-then.ts';
import { ShareMoment } from './share-moment.tsx';
import { mainView, marks, type Opening, stillAt, type Track, timeOf } from './track.ts';
import { usePlayer } from './use-player.ts';
import { useReplayKeys } from './use-replay-keys.ts';

const nothing = () => undefined;

/** The table of a match that is looked at again: the same board and cards, with a bar to scrub along in the place of decisions. */
export function ReplayTable({
  path: back,
  shareable,
  table,
  track,
  start,
  module: game,
  nameOf,
  onEyes,
}: {
  /** Where the table is. */
  path: string;
  /** True where others can open its address too. */
  shareable: boolean;
  table: TableInfo;
  track: Track;
  start: Opening;
  module: GameModule;
  nameOf: (seat: Seat) => string;
  /** Other eyes are wanted; the time of the moment on show goes along. */
  onEyes: (eyes: Eyes, time: number) => void;
}) {
  const module = useTableEvents(game);
  const t = useT();
  const { speak } = useWords();
  const [, go] = useLocation();
  const layout = useLayout(module.layout);
  const reducedMotion = useReducedMotion();
  const [rule, setRule] = useState<{ id: string | null } | null>(null);
  const [sheet, setSheet] = useState<'how' | 'share' | null>(null);
  const [talk, setTalk] = useState(false);
  const { player, state } = usePlayer(track, start, module);
  const { eyes } = track;
  const { at, line, shown } = state;
  const time = timeOf(track, at);
  const said = useReplayTalk(table, track, state);
  const toggleTalk = () => setTalk(!talk);
  const path = replayPath(back, { ...(line === null ? { at } : { line }), time, eyes });

  useTitle(`${t('ui.replay')} · ${gameEntry(table.game)?.title ?? table.game} · ${table.code}`);
  // Loaded anew, the page shows the same moment. Late, since browsers allow a page only so many changes of its address.
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(history.state, '', path), 400);
    return () => clearTimeout(timer);
  }, [path]);

  const rounds = useMemo(() => marks(track, (view) => module.status(view)), [track, module]);
  useReplayKeys(player, rounds, () => (rule ? setRule(null) : go(back)));

  const log = useMemo(() => track.log.filter((entry) => entry.n <= shown.told), [track, shown.told]);
  const story = useMemo(() => storyOf(log, module), [log, module]);
  const events = useMemo(() => standingOf(log).map((entry) => entry.event as AnyEvent), [log]);
  const newest = log.at(-1)?.event as AnyEvent | undefined;
  const props: GameProps<unknown> = {
    view: mainView(shown.view, eyes, table.seats.length),
    me: typeof eyes === 'number' ? eyes : null,
    seats: table.seats,
    decision: undefined,
    picked: null,
    picks: [],
    pick: nothing,
    hold: nothing,
    looked: null,
    look: nothing,
    confirm: nothing,
    choose: nothing,
    playing: shown.playing,
    log: events,
    speak,
    nameOf,
    openRule: (id) => setRule({ id }),
    reducedMotion,
    layout,
  };
  const { Board, Hand } = module;
  return (
    <div
      className={`frame replay ${module.layout}`}
      data-game={module.id}
      data-edition={editionIn(module.id, table.options)?.id}
      data-layout={layout}
      data-bar="replay"
      data-options="none"
    >
      <header className="head on-dark">
        <h1 className="vh">{t('ui.replay.title', { code: table.code })}</h1>
        <Link href={back} className="head-title cz" title={t('ui.replay.back')}>
          {t('ui.replay')}
        </Link>
        <ul className="seats" aria-label={t('ui.seats')}>
          {table.seats.map(({ seat }) => (
            <li key={seat}>
              <div className="seat" data-me={seat === eyes || undefined}>
                <SeatBadge seat={seat} size={30} />
                <span className="seat-words">
                  <span className="seat-name">{nameOf(seat)}</span>
                  <span className="seat-note">
                    <module.SeatNote {...props} seat={seat} />
                  </span>
                </span>
              </div>
            </li>
          ))}
        </ul>
        <HeadStatus module={module} props={props} />
        <div className="head-buttons">
          {said && layout === 'tablet' ? <TalkButton open={talk} onToggle={toggleTalk} /> : null}
          <button type="button" className="icon-btn" onClick={() => setRule({ id: null })} aria-label={t('ui.rules')} title={t('ui.rules')}>
            <Icon name="open-book" />
          </button>
          <Link
            href={back}
            className="icon-btn replay-leave"
            aria-label={t('ui.replay.back')}
            title={t('ui.replay.back')}
            aria-keyshortcuts="Escape"
          >
            <Icon name="close" />
          </Link>
        </div>
      </header>
      <BoardSlot>
        <Board {...props} />
        {said && !talk ? <SaidNow {...said} /> : null}
      </BoardSlot>
      <section className="bar replay-bar" aria-label={t('ui.replay')}>
        <div className="replay-left">
          <p className="told" aria-live="polite">
            {newest ? <Said parts={speak.parts(module.eventText(newest))} /> : t('ui.replay.beginning')}
          </p>
          <Controls
            player={player}
            state={state}
            rounds={rounds}
            status={speak.say(module.status(props.view))}
            time={track.stills[at]?.at ?? 0}
            onShare={shareable ? () => setSheet('share') : undefined}
            onHow={() => setSheet('how')}
          />
        </div>
        {eyes === 'all' ? (
          <OpenHands module={module} props={props} views={shown.view as unknown[]} />
        ) : (
          <div className="slot-hand" data-own={typeof eyes === 'number' ? '' : undefined}>
            <Hand {...props} />
          </div>
        )}
      </section>
      <JumpToLine value={(n) => player.jumpToLine(n)}>
        <JumpToTime value={(at) => player.jump(stillAt(track, at))}>
          <Side module={module} props={props} log={story} talk={said ? { table, open: talk ? 'talk' : null, show: setTalk } : undefined} />
        </JumpToTime>
      </JumpToLine>
      {said ? (
        <JumpToTime value={(at) => player.jump(stillAt(track, at))}>
          <TalkDrawer table={table} layout={layout} open={talk ? 'talk' : null} onToggle={toggleTalk} />
        </JumpToTime>
      ) : null}
      {rule ? (
        <RulebookDrawer
          game={module.id}
          edition={editionIn(module.id, table.options)?.id}
          at={rule.id}
          onClose={() => setRule(null)}
          layout={layout}
        />
      ) : null}
      {sheet === 'how' ? (
        <HowToWatch
          table={table}
          eyes={eyes}
          shared={shareable}
          nameOf={nameOf}
          onEyes={(other) => {
            setSheet(null);
            onEyes(other, time);
          }}
          onClose={() => setSheet(null)}
        />
      ) : null}
      {sheet === 'share' ? <ShareMoment link={location.origin + path} onClose={() => setSheet(null)} /> : null}
    </div>
  );
}
