import type { Text } from '@questhall/kernel';
import type { LogEntry } from '@questhall/protocol';
import { Fragment, lazy, memo, Suspense, useMemo, useRef, useState } from 'react';
import type { AnyEvent, GameModule, GameProps } from '../games/contract.ts';
import { Icon } from '../icons/icon.tsx';
import { isByPlan, useByPlan } from '../plan/by-plan.ts';
import { watchedAgain } from '../replay/address.ts';
import { MomentLink } from '../replay/moment-link.tsx';
import { useMatch, useMatchState } from '../table/match-context.tsx';
import { type TalkBeside, TalkPage, useTalkTab } from '../talk/talk-tab.tsx';
import { useT, useWords } from '../text/words.tsx';
import { attempt } from '../ui/toasts.tsx';
import { GlimpseOf } from './glimpse-of.tsx';
import { LOG_TABS, type LogTab, linesOf, namesMe } from './log-tabs.ts';
import type { Run } from './runs.ts';
import { type Asked, RuleSign, Said, Times } from './said.tsx';
import { struckIn } from './struck.ts';
import { useToldLog } from './told-log.ts';
import { endedByLines, sinceMine, turnsOf } from './turns.ts';
import { useRuns } from './use-runs.ts';

/** Fetched when somebody asks for a rule. */
const RuleNote = lazy(async () => ({ default: (await import('./rule-note.tsx')).RuleNote }));

/** Fetched after the table: nothing waits for it. */
const LogReactions = lazy(async () => ({ default: (await import('../talk/reactions.tsx')).LogReactions }));

/** Lines drawn at first; older ones on request, so that a long match stays light. */
const PAGE = 80;

/** Whoever is so far from the newest line, in pixels, is shown the way back to it. */
const AWAY = 120;

const NEVER = () => false;

/**
 * The chronicle as a story: turn by turn, in the order in which things happened, with the newest in sight. Each line has its
 * small picture, the badges of its seats and a faint sign that leads to its rule. What says the same several times in a row
 * is one line.
 */
export function Log({
  log: whole,
  module,
  props,
  talk,
}: {
  log: readonly LogEntry[];
  module: GameModule;
  props: GameProps<unknown>;
  /** The talk as its last tab; absent where it lies elsewhere. */
  talk?: TalkBeside | undefined;
}) {
  const t = useT();
  const { speak } = useWords();
  const match = useMatch();
  const { openRule, me, view } = props;
  const [tab, setTab] = useState<LogTab>('story');
  const log = useMemo(() => linesOf(tab, whole, { module, me, view, speak }), [tab, whole, module, me, view, speak]);
  const tabs = LOG_TABS.filter((one) => (one === 'mine' ? me !== null : one === 'fights' ? module.fight !== undefined : true));
  const talkTab = useTalkTab(talk);
  const talking = talk !== undefined && talk.open !== null;
  const first = useMatchState((m) => m.log[0]?.n ?? 1);
  const [shown, setShown] = useState(PAGE);
  const lines = useRef<HTMLDivElement>(null);
  const [asked, look] = useState<Asked | null>(null);
  const [away, setAway] = useState(false);
  // Counted among all lines: those that the chronicle leaves out are taken back with the others.
  const told = useToldLog();
  const struck = useMemo(() => struckIn(told), [told]);
  const runs = useRuns(log, module, shown, struck);
  const all = runs.at(-1)?.first.n === log[0]?.n;
  const turns = useMemo(() => {
    const begun = turnsOf(runs, module.opens ?? NEVER);
    return tab === 'story' ? begun : endedByLines(begun);
  }, [runs, module, tab]);
  const since = useMemo(() => {
    const whose = (event: AnyEvent) => {
      if (module.opens?.(event) === 'part') return null;
      return namesMe(event, { module, me, view, speak }) ? 'mine' : 'theirs';
    };
    return tab === 'story' ? sinceMine(turns, whose) : null;
  }, [tab, turns, module, me, view, speak]);
  // Where nobody is elsewhere there is nobody to react for.
  const isShared = !match.transport.onDevice;
  const line = ({ first, last, count, told }: Run) => ({
    ...{ entry: first, upTo: last.n, told, count, struck: struck.has(first.n), module, look, isShared },
  });
  return (
    <section className="chronicle" aria-label={t('ui.log')}>
      {tabs.length > 1 || talk ? (
        <fieldset className="log-tabs" aria-label={t('ui.log.which')}>
          {tabs.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={!talking && one === tab}
              onClick={() => {
                talk?.show(false);
                setTab(one);
              }}
            >
              {t(`ui.log.${one}`)}
            </button>
          ))}
          {talk ? (
            <button type="button" className="talk-tab" aria-pressed={talking} aria-label={talkTab.called} onClick={() => talk.show(true)}>
              <Icon name="talk" size={16} />
              <span>{talkTab.words}</span>
              {talkTab.mark}
            </button>
          ) : null}
        </fieldset>
      ) : null}
      {talk && talking ? <TalkPage talk={talk} /> : null}
      <div
        ref={lines}
        className="log"
        hidden={talking}
        data-own-keys
        data-pictures={module.Glimpse ? '' : undefined}
        // Its foot is at 0; above it the numbers are below that.
        onScroll={(e) => {
          setAway(-e.currentTarget.scrollTop > AWAY);
          // The note lies where its sign was.
          look(null);
        }}
      >
        {/* One thing in a box that is filled from its foot: it stays at the newest line until somebody scrolls away from it. */}
        <div>
          {turns.some(({ lines }) => lines.length > 0) || (tab === 'story' && runs.length > 0) ? null : (
            <p className="empty">{t(tab === 'story' ? 'ui.log.empty' : 'ui.log.none')}</p>
          )}
          {!all || first > 1 ? (
            <button
              type="button"
              className="btn wood small"
              onClick={() => {
                setShown((n) => n + PAGE);
                if (all) void attempt(match.loadEarlier);
              }}
            >
              {t('ui.log.more')}
            </button>
          ) : null}
          {turns.map((turn) => (
            <Fragment key={turn.head?.first.n ?? 0}>
              <section className="turn">
                {turn.head ? (
                  <h3 className="turn-head">
                    <span>
                      <Told {...line(turn.head)} />
                    </span>
                    <MomentLink line={turn.head.first.n} />
                  </h3>
                ) : null}
                {turn.lines.length > 0 ? (
                  <ol>
                    {turn.lines.map((run) => (
                      <Line key={run.first.n} {...line(run)} />
                    ))}
                  </ol>
                ) : null}
              </section>
              {turn === since ? <p className="log-since">{t('ui.log.since')}</p> : null}
            </Fragment>
          ))}
        </div>
      </div>
      {away && !talking ? (
        <button type="button" className="btn wood small log-newest" onClick={() => lines.current?.scrollTo({ top: 0 })}>
          {t('ui.log.newest')}
        </button>
      ) : null}
      {asked && !talking ? (
        <Suspense fallback={null}>
          <RuleNote key={asked.rule} {...asked} open={openRule} onClose={() => look(null)} />
        </Suspense>
      ) : null}
    </section>
  );
}

interface LineProps {
  entry: LogEntry;
  /** The last line that is told together with it. */
  upTo: number;
  /** What it says together with those that follow. */
  told: Text | undefined;
  count: number;
  /** It was taken back. */
  struck: boolean;
  module: GameModule;
  /** Shows a rule beside its sign. */
  look: (asked: Asked) => void;
  /** Others can read it, and react. */
  isShared: boolean;
}

/** One run; its picture, where its game has one for it, leads to the moment of its first line, from which on the others follow. */
const Line = memo(function Line(props: LineProps) {
  const { entry, module } = props;
  const { Glimpse } = module;
  return (
    <li value={entry.n} className={module.tale?.(entry.event as AnyEvent) ? 'log-tale' : undefined}>
      {Glimpse ? (
        <MomentLink line={entry.n}>
          <GlimpseOf event={entry.event as AnyEvent} module={module}>
            <Icon name="clock" size={16} />
          </GlimpseOf>
        </MomentLink>
      ) : null}
      <div>
        <Told {...props} />
        {Glimpse ? null : <MomentLink line={entry.n} />}
        {props.isShared ? <Given from={entry.n} upTo={props.upTo} /> : null}
      </div>
    </li>
  );
});

/** What people gave to a run. A match that is looked at again shows what was given by then. */
function Given(props: { from: number; upTo: number }) {
  return (
    <Suspense fallback={null}>
      <LogReactions {...props} fixed={watchedAgain()} />
    </Suspense>
  );
}

/** What a run says, and its rule. */
function Told({ entry, told, count, struck, module, look }: Omit<LineProps, 'upTo' | 'isShared'>) {
  const { speak } = useWords();
  const t = useT();
  const byPlan = useByPlan((s) => s.lines);
  const event = entry.event as AnyEvent;
  const said = <Said parts={speak.parts(told ?? module.eventText(event))} />;
  return (
    <>
      {struck ? <s>{said}</s> : said}
      {struck ? <span className="vh"> {t('ui.log.struck')}</span> : null}
      {isByPlan(byPlan, entry.n) ? <small className="by-plan"> ({t('ui.log.byPlan')})</small> : null}
      <Times count={count} /> {event.rule === '' ? null : <RuleSign rule={event.rule} look={look} />}
    </>
  );
}
