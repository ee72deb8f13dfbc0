// Long, because the table of any game is put together here, each part beside what it is given.
import type { Choice, DecisionView, Seat } from '@questhall/kernel';
import type { Catalogue } from '@questhall/text';
import { lazy, Suspense, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyEvent, GameModule, GameProps } from '../games/contract.ts';
import { editionIn } from '../games/editions.ts';
import { gameEntry } from '../games/index.ts';
import { seatName } from '../games/names.ts';
import { LessonContext } from '../learn/context.ts';
import { hasLessons } from '../learn/lessons.ts';
import { PlanSlot } from '../plan/plan-slot.tsx';
import { watchedAgain } from '../replay/address.ts';
import { SinceNote } from '../replay/since-note.tsx';
import { useReducedMotion, useSettings } from '../settings/settings.ts';
import { SettingsDialog } from '../settings/settings-dialog.tsx';
import { playSound } from '../sound/sound.ts';
import { useMatch, useMatchState } from '../table/match-context.tsx';
import { TalkDrawer } from '../talk/talk-drawer.tsx';
import { GameWords, seatLetter, useT, useWords } from '../text/words.tsx';
import { useTitle } from '../ui/use-title.ts';
import { Announcer } from './announcer.tsx';
import { isSecret } from './awaited.ts';
import { barState } from './bar-state.ts';
import { BoardSlot } from './board-slot.tsx';
import { Curtain } from './curtain.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { focusIn } from './focus-in.ts';
import { Header } from './header.tsx';
import { inKeyOrder } from './numbers.ts';
import { PutAway } from './put-away.tsx';
import { Side } from './side.tsx';
import { standingOf, struckIn } from './struck.ts';
import { useTableEvents } from './table-events.ts';
import { backLiesOnStrip, TakeBack } from './take-back.tsx';
import { storyOf } from './turns.ts';
import { type Promised, refolded } from './unfold.ts';
import { useAnswer } from './use-answer.ts';
import { useKeys } from './use-keys.ts';
import { useLayout } from './use-layout.ts';
import { useMyTurn } from './use-my-turn.ts';
import { useNews } from './use-news.ts';
import { useSole } from './use-sole.ts';
import { useUnfolded } from './use-unfolded.ts';

const NOBODY: readonly never[] = [];

/** Fetched after the table: nothing waits for it. */
const Tips = lazy(async () => ({ default: (await import('../learn/tips.tsx')).Tips }));

/** Fetched when somebody looks a rule up. */
const RulebookDrawer = lazy(async () => ({ default: (await import('./rulebook-drawer.tsx')).RulebookDrawer }));

/** Fetched when somebody looks for a figure. */
const SeekRing = lazy(async () => ({ default: (await import('./seek-ring.tsx')).SeekRing }));

/** Fetched when a match is over. */
const ResultLayer = lazy(async () => ({ default: (await import('./result-layer.tsx')).ResultLayer }));

/** The table of any game, with the game's texts and the names of those who sit there. */
export function Frame({ module: game, catalogue }: { module: GameModule; catalogue: Catalogue }) {
  const module = useTableEvents(game);
  const seats = useMatchState((m) => m.table?.seats ?? NOBODY);
  const nameOf = useCallback(
    (seat: Seat) => {
      const info = seats[seat];
      return (info && seatName(info)) ?? seatLetter(seat);
    },
    [seats],
  );
  return (
    <GameWords catalogue={catalogue} nameOf={nameOf}>
      <Table module={module} nameOf={nameOf} />
    </GameWords>
  );
}

function Table({ module, nameOf }: { module: GameModule; nameOf: (seat: Seat) => string }) {
  const match = useMatch();
  const state = useMatchState((m) => m);
  const { speak } = useWords();
  const t = useT();
  const layout = useLayout(module.layout);
  const reducedMotion = useReducedMotion();
  const asking = useSettings((s) => s.confirm);
  const [rule, setRule] = useState<{ id: string | null } | null>(null);
  const [settings, setSettings] = useState(false);
  const [talk, setTalk] = useState<'talk' | 'note' | null>(null);
  const toggleTalk = () => setTalk(talk ? null : 'talk');
  const [sought, setSought] = useState<{ seat: Seat; n: number } | null>(null);
  const seek = useCallback((seat: Seat) => {
    // A phone may have been scrolled past it.
    document.querySelector('.slot-board')?.scrollIntoView({ block: 'nearest' });
    setSought((last) => ({ seat, n: (last?.n ?? 0) + 1 }));
  }, []);
  const lesson = useContext(LessonContext);
  const explains = useSettings((s) => s.tips) && lesson === null && hasLessons(module.id);
  // At the end of a lesson the coach has the last word.
  const [resultClosed, setResultClosed] = useState(lesson !== null);

  useEffect(() => match.setPlayback(module.playback, module.opens), [match, module]);

  const { bar: asItIs, sole } = useSole(barState(state));
  const bar = useUnfolded(asItIs, lesson === null);
  const asked = bar.kind === 'mine' || bar.kind === 'sending' ? bar.decision : undefined;
  const sound = useCallback((name: Parameters<typeof playSound>[0]) => playSound(name, useSettings.getState().volume), []);
  const planned = useRef<Promised | null>(null);
  const send = useCallback(
    (d: DecisionView, choice: Choice) => {
      const { choice: now, next } = refolded(d, choice);
      planned.current = next ?? null;
      if (lesson?.takes(d, now) !== false) match.act(d.seat, d.id, now);
    },
    [match, lesson],
  );
  const takePlan = useCallback((question: number) => {
    const plan = planned.current;
    if (!plan || plan.asked === question) return null;
    planned.current = null;
    return plan;
  }, []);
  const sendThen = useCallback(
    (d: DecisionView, choice: string, give: string) => {
      send(d, choice);
      planned.current = { seat: d.seat, asked: d.id, choice, give };
    },
    [send],
  );
  const answer = useAnswer({
    decision: bar.kind === 'mine' ? bar.decision : undefined,
    playing: state.playing,
    asking,
    send,
    skip: match.skip,
    sound,
  });
  const curtain = useMyTurn(bar, state.seat, sound);

  const calls = bar.kind === 'mine' || (bar.kind === 'playing' && bar.mine && !isSecret(module, state.shown?.playing?.event));
  useTitle(`${calls ? '● ' : ''}${gameEntry(module.id)?.title ?? module.id} · ${state.table?.code ?? ''}`);

  const { seat: me } = state;
  const takeBack = useCallback(() => {
    if (me !== null) match.takeBack(me);
  }, [match, me]);

  const openRule = useCallback((id: string | null) => setRule({ id }), []);
  const keyed = asked ? inKeyOrder(asked.options, module.quiet?.(asked)?.inHand) : [];
  const finding = useKeys(
    () => ({
      playing: state.playing,
      staying: state.shown?.playing?.stays === true,
      options: bar.kind === 'mine' ? bar.decision.options.length : 0,
      picked: keyed.findIndex((o) => answer.picks.includes(o.id)),
      canConfirm: bar.kind === 'mine' && answer.ready,
      sole: sole !== null,
    }),
    (action) => {
      if (action.do === 'skip') match.skip();
      else if (action.do === 'putAway') match.putAway();
      else if (action.do === 'clear') answer.pick(null);
      else if (action.do === 'confirm') answer.confirm();
      else if (action.do === 'takeBack') takeBack();
      else if (action.do === 'rules') setRule((open) => (open ? null : { id: null }));
      else if (action.do === 'wait' || action.do === 'goOn') sole?.[action.do]();
      else if (action.do === 'seek') seek(action.seat);
      else if (action.do === 'go') focusIn(action.to === 'hand' ? '.slot-hand' : '.side');
      else if (asked && action.do === 'pick') answer.pick(keyed[action.index]?.id ?? null);
      else if (asked && action.do === 'hold') answer.hold(keyed[action.index]?.id ?? '');
    },
    state.table?.seats.length ?? 0,
  );

  const told = state.shown?.told ?? 0;
  const log = useMemo(() => state.log.filter((entry) => entry.n <= told), [state.log, told]);
  const chronicle = useMemo(() => log.filter((entry) => !module.hushed?.(entry.event as AnyEvent)), [log, module]);
  const story = useMemo(() => storyOf(log, module), [log, module]);
  const standing = useMemo(() => {
    const struck = struckIn(log);
    return struck.size === 0 ? chronicle : chronicle.filter(({ n }) => !struck.has(n));
  }, [log, chronicle]);
  const news = useNews(module, log, lesson === null ? asked : undefined);
  const events = useMemo(() => standingOf(log).map((entry) => entry.event as AnyEvent), [log]);

  const { table, shown } = state;
  if (!table || !shown) return null;
  const sending = state.outgoing?.choice;
  const picks = bar.kind === 'sending' && sending !== undefined ? (typeof sending === 'string' ? [sending] : sending) : answer.picks;
  const props: GameProps<unknown> = {
    view: shown.view,
    me: state.seat,
    seats: table.seats,
    decision: asked,
    picked: picks[0] ?? null,
    picks,
    pick: answer.pick,
    hold: answer.hold,
    looked: answer.looked,
    look: answer.look,
    sought,
    seek,
    confirm: answer.confirm,
    choose: answer.choose,
    aside: match.aside,
    playing: shown.playing,
    log: events,
    speak,
    nameOf,
    openRule,
    reducedMotion,
    layout,
  };
  const { Board, Hand } = module;
  const inHand = asked !== undefined && (module.inHand?.(asked) ?? false);
  const over = bar.kind === 'over';
  const edition = editionIn(module.id, table.options);
  return (
    <div
      className={`frame ${module.layout}`}
      data-game={module.id}
      data-edition={edition?.id}
      data-layout={layout}
      data-bar={bar.kind}
      data-options={asked && !inHand ? 'plates' : 'none'}
      data-asked={asked?.kind}
      data-question={asked && `${asked.seat}:${asked.id}`}
      data-several={asked?.choose ? '' : undefined}
      data-steady={['over', 'watching', 'paused'].includes(bar.kind) ? undefined : ''}
      data-finding={finding || undefined}
    >
      <Header
        module={module}
        props={props}
        table={table}
        onRules={() => openRule(null)}
        onSettings={() => setSettings(true)}
        talk={{ open: talk !== null, onToggle: toggleTalk }}
        onNote={() => setTalk('note')}
      />
      <BoardSlot>
        <Board {...props} />
        {shown.playing?.stays ? <PutAway /> : null}
      </BoardSlot>
      <section className="bar" aria-label={t('ui.decision.region')}>
        <SinceNote chronicle={standing} told={told} module={module} />
        <DecisionBar
          state={bar}
          byItself={state.byItself}
          news={news}
          sole={sole}
          answer={answer}
          takePlan={takePlan}
          sendThen={sendThen}
          picks={picks}
          inHand={inHand}
          game={props}
          layout={layout}
          event={(log.at(-1)?.event as AnyEvent | undefined) ?? null}
          log={standing}
          module={module}
          openRule={openRule}
          onResult={() => setResultClosed(false)}
          plan={
            match.transport.plans && state.seat !== null && table.status === 'running' && !watchedAgain() ? (
              <PlanSlot key={state.seat} plans={match.transport.plans} seat={state.seat} told={told} />
            ) : null
          }
        />
        <div className="slot-hand">{curtain.closed ? null : <Hand {...props} />}</div>
      </section>
      <Side
        module={module}
        props={props}
        log={story}
        talk={match.transport.onDevice ? undefined : { table, open: talk, show: (open) => setTalk(open ? 'talk' : null) }}
      />
      {backLiesOnStrip(module, layout) ? <TakeBack /> : null}
      {match.transport.onDevice ? null : <TalkDrawer table={table} layout={layout} open={talk} onToggle={toggleTalk} />}
      <Announcer log={chronicle} module={module} decision={asked} news={news} />
      {rule ? (
        <Suspense fallback={null}>
          <RulebookDrawer game={module.id} edition={edition?.id} at={rule.id} onClose={() => setRule(null)} layout={layout} />
        </Suspense>
      ) : null}
      {settings ? <SettingsDialog onClose={() => setSettings(false)} /> : null}
      {over && !resultClosed ? (
        <Suspense fallback={null}>
          <ResultLayer table={table} module={module} props={props} onClose={() => setResultClosed(true)} />
        </Suspense>
      ) : null}
      {curtain.closed && curtain.seat !== null ? (
        <Curtain
          seat={curtain.seat}
          name={nameOf(curtain.seat)}
          onOpen={() => {
            if (curtain.seat !== null && curtain.seat !== state.seat) match.see(curtain.seat);
            curtain.open();
          }}
        />
      ) : null}
      {lesson ? <lesson.Coach bar={bar} answer={answer} told={told} staying={shown.playing?.stays === true} /> : null}
      {sought ? (
        <Suspense fallback={null}>
          <SeekRing key={sought.n} figures={module.figures(shown.view, sought.seat) ?? '.none'} seat={sought.seat} />
        </Suspense>
      ) : null}
      {explains && shown.playing?.stays !== true ? (
        <Suspense fallback={null}>
          <Tips game={module.id} bar={bar} me={state.seat} log={events} options={table.options} />
        </Suspense>
      ) : null}
    </div>
  );
}
