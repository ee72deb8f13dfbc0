// Long, because what the bar says in each of its states stands beside the others, and they share their small parts.
import type { DecisionView, Seat, Text } from '@questhall/kernel';
import { LONG_CLOCK, type LogEntry } from '@questhall/protocol';
import { type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AnyEvent, GameModule, GameProps, Layout } from '../games/contract.ts';
import { Icon } from '../icons/icon.tsx';
import { SeatBadge } from '../icons/seat-badge.tsx';
import { LessonContext } from '../learn/context.ts';
import { isPlayedOn, ownAnswer, SOLE } from '../net/match-store.ts';
import { useSettings } from '../settings/settings.ts';
import { useMatch, useMatchState } from '../table/match-context.tsx';
import { useT, useWords } from '../text/words.tsx';
import { CandlePicture } from '../ui/candle.tsx';
import { attempt } from '../ui/toasts.tsx';
import { Paused, Proposals } from './agreements.tsx';
import { isSecret } from './awaited.ts';
import type { BarState } from './bar-state.ts';
import { HintButton, HintSaid, useHint } from './hint.tsx';
import { Lately } from './lately.tsx';
import { MoreWords } from './more-below.tsx';
import { NewsLine } from './news-line.tsx';
import { NextMatch } from './next-match.tsx';
import { Pace } from './pace.tsx';
import { Plates } from './plates.tsx';
import { AskerPicture, QuestionTitle } from './question-head.tsx';
import { RuleLink, Said } from './said.tsx';
import { SoleFace } from './sole-face.tsx';
import { backLiesOnStrip, TakeBack } from './take-back.tsx';
import type { Promised, Unfolded } from './unfold.ts';
import type { AnswerDraft } from './use-answer.ts';
import type { News } from './use-news.ts';
import { useOnward } from './use-onward.ts';
import type { Sole } from './use-sole.ts';
import { useSteady } from './use-steady.ts';
import '../styles/steady.css';

interface BarProps {
  state: BarState;
  /** The only answers that there were, given without a question. */
  byItself: readonly Text[];
  /** What has happened to whoever is asked since their last answer. */
  news: News;
  /** The only answer that there is, about to go by itself; null where none is. */
  sole: Sole | null;
  answer: AnswerDraft;
  /** What was said of the question that follows this one, which is then forgotten; null where nothing was. */
  takePlan: (question: number) => Promised | null;
  sendThen: (decision: DecisionView, choice: string, give: string) => void;
  picks: readonly string[];
  inHand: boolean;
  layout: Layout;
  /** What the game's own components receive. */
  game: GameProps<unknown>;
  /** What is being played, or was told last. */
  event: AnyEvent | null;
  /** What the chronicle tells and was not taken back. */
  log: readonly LogEntry[];
  module: GameModule;
  openRule: (id: string) => void;
  onResult: () => void;
  /** The slip of a turn planned ahead. It comes late and goes again: it lies in room of its own, and nothing moves for it. */
  plan: ReactNode;
}

/** The one place that says what is wanted of me. */
export function DecisionBar(props: BarProps) {
  const offline = useMatchState((m) => m.connection !== 'open');
  const { onDevice } = useMatch().transport;
  const isProposed = useMatchState((m) => (m.table?.proposals.length ?? 0) > 0);
  const isLong = useMatchState(({ table }) => table?.clock != null && table.clock >= LONG_CLOCK);
  const onward = useSettings((s) => s.onward);
  const sent = useMatchState(ownAnswer);
  const isAsked = props.state.kind === 'mine' || props.state.kind === 'sending';
  /** Here a person has answered who has not said since that they want to stay. */
  const [isDone, setDone] = useState(false);
  if (sent !== null && !isDone) setDone(true);
  const bar = useRef<HTMLDivElement>(null);
  // Where what is asked and my hand scroll together, a question is seen from its beginning.
  const asked = props.state.kind === 'mine' ? `${props.state.decision.seat}:${props.state.decision.id}` : null;
  useLayoutEffect(() => {
    if (asked !== null) bar.current?.closest('.bar')?.scrollTo({ top: 0 });
  }, [asked]);
  return (
    <div ref={bar} className={`decide${offline ? ' offline' : ''}`} data-state={props.state.kind} data-proposed={isProposed || undefined}>
      {offline ? <Offline /> : null}
      <StandIn />
      <Proposals
        // A phone has no room for a question and what would count no more.
        folded={props.layout === 'phone' && isAsked}
        lineOf={({ event }) => {
          const { module, game } = props;
          if (module.hushed?.(event as AnyEvent)) return null;
          const words = module.eventText(event as AnyEvent);
          return words && game.speak.say(words);
        }}
      />
      {backLiesOnStrip(props.module, props.layout) ? null : <TakeBack />}
      {isAsked ? <NewsLine news={props.news} module={props.module} layout={props.layout} /> : null}
      <Face {...props} />
      {props.layout === 'phone' && ['playing', 'waiting', 'otherSeat'].includes(props.state.kind) ? (
        <Lately log={props.log} told={props.state.kind === 'playing' ? props.event : null} module={props.module} />
      ) : null}
      {(props.state.kind === 'waiting' || props.state.kind === 'over' || props.state.kind === 'paused') && !onDevice ? (
        // At a table of seconds one waits for one's next turn; at one of days the others come tomorrow.
        <NextMatch
          quiet={!isLong && props.state.kind !== 'over'}
          opens={isDone && isLong && onward && props.state.kind === 'waiting'}
          stay={() => setDone(false)}
        />
      ) : null}
      <ByItself labels={props.byItself} />
      {props.plan}
    </div>
  );
}

function Face(props: BarProps): ReactNode {
  const { state, event, module, onResult } = props;
  const playing = props.game.playing?.event;
  const resting = useMatchState((m) => m.resting);
  const inLesson = useContext(LessonContext) !== null;
  const t = useT();
  const { speak } = useWords();
  switch (state.kind) {
    case 'mine':
    case 'sending':
      return <Question {...props} decision={state.decision} sending={state.kind === 'sending'} />;
    case 'sole':
      // In a lesson the coach speaks of it first, and there it stands.
      if (inLesson) return <Question {...props} decision={state.decision} sending />;
      return props.sole && <SoleFace sole={props.sole} module={module} game={props.game} />;
    case 'playing': {
      if (resting)
        return (
          <div className="telling">
            <p className="told">{t('ui.decision.lookRound')}</p>
            <Pace mine={state.mine} />
          </div>
        );
      const words = (playing && module.playback.telling?.(playing)) ?? (event && module.eventText(event));
      return (
        <div className="telling">
          <p className="told">{words ? <Said parts={speak.parts(words)} /> : null}</p>
          {/* That I am asked next would tell what came of it. */}
          <Pace mine={state.mine && !isSecret(module, playing)} />
        </div>
      );
    }
    case 'over':
      return (
        <div className="telling">
          <h2>{t('ui.over.title')}</h2>
          <button type="button" className="btn small" onClick={onResult}>
            {t('ui.over.show')}
          </button>
        </div>
      );
    case 'paused':
      return <Paused />;
    case 'watching':
      return <Waiting seats={state.seats} title={t('ui.decision.watching')} />;
    case 'waiting':
      return <Waiting seats={state.seats} title={null} />;
    case 'otherSeat':
      return <Waiting seats={[state.seat]} title={null} />;
  }
}

/** What the button says while nothing is picked: how much is wanted; where nothing will do, that nothing is taken. */
function wanted(choose: DecisionView['choose']) {
  if (choose?.min === 0) return 'ui.decision.chooseNone';
  if (!choose || choose.max === 1) return 'ui.decision.choose';
  return choose.min === choose.max ? 'ui.decision.chooseExactly' : 'ui.decision.chooseSome';
}

function Question({
  decision,
  sending,
  answer,
  takePlan,
  sendThen,
  picks,
  inHand,
  layout,
  openRule,
  module,
  game,
}: BarProps & { decision: Unfolded; sending: boolean }) {
  const t = useT();
  const { speak } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const words = useRef<HTMLDivElement>(null);
  /** The words of the question are longer than their room. */
  const [wordy, setWordy] = useState(false);
  const refused = useMatchState((m) => (m.refused?.decision === decision.id ? m.refused : null));

  // The plate that had the focus is gone: the next question takes it, and nobody else's focus is touched.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [decision.id, decision.seat]);

  useOnward({ decision, sending, takePlan, module, game });
  const raised = inHand ? (module.barText?.(game) ?? null) : null;
  const also = raised?.also ?? [];
  const inBar = inHand ? (module.inBar?.(decision) ?? []) : [];
  const chosen = decision.options.filter((o) => picks.includes(o.id));
  const first = chosen[0];
  const confirmKey = [`confirm.${decision.kind}.${first?.id}`, `confirm.${decision.kind}`].find(speak.has);
  const label = chosen.map((o) => speak.say(o.label)).join(', ');
  // The pressed plate right below says what; a phone has no room to say it twice.
  const brief = layout === 'phone' && !inHand;
  const confirmText =
    label === ''
      ? t(wanted(decision.choose), { min: decision.choose?.min ?? 1, max: decision.choose?.max ?? 1 })
      : raised?.confirm
        ? raised.confirm
        : brief
          ? t('ui.decision.ok')
          : confirmKey && first && !decision.choose
            ? speak.say({ key: confirmKey, args: { ...first.label.args, option: first.label } })
            : t('ui.decision.confirm', { option: label });
  const { Asker, Beside } = module;
  const quiet = module.quiet?.(decision) ?? null;
  const hint = useHint(decision, module.unhinted);
  const places = useSteady(decision, module.goesOn?.(decision) ?? false);
  // On a phone they stand below the title, beside the button, and the words have the whole width to themselves.
  const apart = layout === 'phone' && inHand;
  const links = (
    <span className="ask-links">
      <RuleLink rule={decision.rule} open={openRule} sign />
      {hint.may && !sending ? <HintButton ask={hint.ask} /> : null}
    </span>
  );
  return (
    <>
      <div ref={words} className={`ask${Asker && decision.asker ? ' pictured' : ''}${apart ? ' apart' : ''}`}>
        <AskerPicture decision={decision} module={module} game={game} />
        <h2 ref={heading} tabIndex={-1}>
          {raised?.title ?? <QuestionTitle decision={decision} module={module} game={game} />}
        </h2>
        <p className="prompt">
          {raised?.words ? raised.words : <Said parts={speak.parts(decision.prompt)} />} {apart ? null : links}
        </p>
        {apart ? links : null}
        <HintSaid
          decision={decision}
          told={hint.told}
          called={(option, chosen) => module.hinted?.(option, game.view, chosen) ?? null}
          picked={picks.length > 0}
        />
        {quiet?.hint ? (
          // On a phone the cards themselves lie right below; beside other plates they glow, and the rail has no room for words.
          <p className={`quiet-hint ${layout === 'phone' || !quiet.alone ? 'vh' : 'prompt'}`}>
            <Said parts={speak.parts(quiet.hint)} />
          </p>
        ) : null}
        {answer.refusal && (inHand || quiet?.inHand.includes(answer.refusal.refusal.id)) ? (
          <p className="why" role="alert" key={answer.refusal.asked}>
            <b>{t('ui.decision.whyNot')}</b> <Said parts={speak.parts(answer.refusal.refusal.reason)} />{' '}
            <RuleLink rule={answer.refusal.refusal.rule} open={openRule} sign />
          </p>
        ) : null}
        {refused ? (
          <p className="why" role="alert">
            {speak.say(refused.reason ?? { key: speak.has(`error.${refused.code}`) ? `error.${refused.code}` : 'error.broken' })}{' '}
            {refused.rule ? <RuleLink rule={refused.rule} open={openRule} sign /> : null}
          </p>
        ) : null}
        {decision.choose || inHand ? (
          <div className="confirm">
            <button type="button" className="btn" disabled={!answer.ready || sending} onClick={answer.confirm} aria-keyshortcuts="Enter">
              {sending ? t('ui.decision.sending') : confirmText}
            </button>
            {first && !sending
              ? also.map(({ confirm, give, leads }) => (
                  <button
                    key={give}
                    type="button"
                    className={`btn also${leads ? ' leads' : ' wood'}`}
                    onClick={() => sendThen(decision, first.id, give)}
                  >
                    {confirm}
                  </button>
                ))
              : null}
            {picks.length === 0 && !sending
              ? decision.options
                  .filter(({ id }) => inBar.includes(id))
                  .map(({ id, label: words }) => (
                    <button key={id} type="button" className="btn wood also" data-option={id} onClick={() => answer.pick(id)}>
                      {speak.say(words)}
                    </button>
                  ))
              : null}
            {picks.length > 0 && !sending ? (
              <button type="button" className="btn wood small" onClick={() => answer.pick(null)} aria-keyshortcuts="Escape">
                {t('ui.decision.putBack')}
              </button>
            ) : null}
          </div>
        ) : null}
      </div>
      {layout === 'phone' ? <MoreWords of={words} tell={setWordy} /> : null}
      {inHand ? null : (
        <Plates
          decision={decision}
          picks={picks}
          answer={answer}
          sending={sending}
          openRule={openRule}
          cut={wordy}
          lying={quiet?.inHand}
          places={places}
          thumb={module.thumb && ((option) => module.thumb?.(option, game.view))}
          beside={Beside && !sending ? <Beside {...game} /> : null}
        />
      )}
    </>
  );
}

function Waiting({ seats, title }: { seats: readonly Seat[]; title: string | null }) {
  const t = useT();
  return (
    <div className="waiting">
      <CandlePicture size={46} />
      <div>
        {title ? <h2>{title}</h2> : null}
        <p>
          <span className="badges">
            {seats.map((seat) => (
              <SeatBadge key={seat} seat={seat} size={24} />
            ))}
          </span>{' '}
          {seats.length === 0
            ? t('ui.decision.waitingNobody')
            : t('ui.decision.waiting', { seats: seats.map((seat) => ({ seat })), count: seats.length })}
        </p>
      </div>
    </div>
  );
}

/** A bot plays my seat: said here, where I look, with the way back. */
function StandIn() {
  const t = useT();
  const match = useMatch();
  const table = useMatchState((m) => m.table);
  const seat = useMatchState((m) => (m.seat === null ? undefined : m.table?.seats[m.seat]));
  if (!table || !seat || seat.standIn === null || table.status === 'over') return null;
  if (seat.out)
    return (
      <p className="offline-note">
        <Icon name="hourglass" size={20} />
        <span>{t('error.out-of-time')}</span>
      </p>
    );
  return (
    <p className="offline-note">
      <Icon name="cog" size={20} />
      <span>{t('ui.decision.standIn')}</span>
      <button
        type="button"
        className="btn small"
        onClick={() => void attempt(() => match.transport.back(seat.seat)).then((changed) => changed && match.setTable(changed))}
      >
        {t('ui.menu.back')}
      </button>
    </p>
  );
}

/** What nobody was asked for, since there was no other answer. */
function ByItself({ labels }: { labels: readonly Text[] }) {
  const t = useT();
  const { speak } = useWords();
  const playedOn = useMatchState(isPlayedOn);
  if (labels.length === 0 || playedOn) return null;
  // Some have a sentence of their own; of the others their labels are told.
  const own = labels.filter(({ key }) => key.startsWith(SOLE)).map((sentence) => speak.say(sentence));
  const others = labels.filter(({ key }) => !key.startsWith(SOLE)).map((label) => speak.say(label));
  const told = [...own, ...(others.length > 0 ? [t('ui.decision.byItself', { option: others.join(', ') })] : [])];
  return <p className="by-itself">{told.join(' ')}</p>;
}

function Offline() {
  const t = useT();
  const match = useMatch();
  return (
    <p className="offline-note" aria-live="polite">
      <Icon name="broken" size={20} />
      <span>{t('ui.offline')}</span>
      <button type="button" className="linkish on-dark" onClick={match.hurry}>
        {t('ui.offline.now')}
      </button>
    </p>
  );
}
