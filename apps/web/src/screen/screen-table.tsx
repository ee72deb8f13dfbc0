import type { Seat } from '@questhall/kernel';
import type { LogEntry, TableInfo } from '@questhall/protocol';
import type { Catalogue } from '@questhall/text';
import { useCallback, useEffect, useMemo } from 'react';
import { AfterMatch } from '../after/after.tsx';
import { useTold } from '../after/use-told.ts';
import { useAwaited } from '../frame/awaited.ts';
import { BoardSlot } from '../frame/board-slot.tsx';
import { HeadStatus } from '../frame/head-status.tsx';
import { Said, Times } from '../frame/said.tsx';
import { standingOf, struckIn } from '../frame/struck.ts';
import { useTableEvents } from '../frame/table-events.ts';
import { storyOf, turnsOf } from '../frame/turns.ts';
import { useRuns } from '../frame/use-runs.ts';
import type { AnyEvent, GameModule, GameProps } from '../games/contract.ts';
import { editionIn } from '../games/editions.ts';
import { seatName } from '../games/names.ts';
import { SeatBadge } from '../icons/seat-badge.tsx';
import { useReducedMotion } from '../settings/settings.ts';
import { useMatch, useMatchState } from '../table/match-context.tsx';
import { GameWords, seatLetter, useT, useWords } from '../text/words.tsx';
import { type Say, titleOf } from './say.ts';

/** As much of the chronicle as can be in sight. */
const LINES = 24;
const nothing = () => undefined;
const NEVER = () => false;

interface Laid {
  module: GameModule;
  table: TableInfo;
  say: Say;
}

/** The table of any game for a room that looks on: the board, whose turn it is, the plates, and the story. */
export function ScreenTable({ module: game, catalogue, table, say }: Laid & { catalogue: Catalogue }) {
  const module = useTableEvents(game);
  const { seats } = table;
  const nameOf = useCallback(
    (seat: Seat) => {
      const info = seats[seat];
      return (info && seatName(info)) ?? seatLetter(seat);
    },
    [seats],
  );
  return (
    <GameWords catalogue={catalogue} nameOf={nameOf}>
      <Board module={module} table={table} say={say} nameOf={nameOf} />
    </GameWords>
  );
}

function Board({ module, table, say, nameOf }: Laid & { nameOf: (seat: Seat) => string }) {
  const t = useT();
  const match = useMatch();
  const { speak } = useWords();
  const reducedMotion = useReducedMotion();
  const shown = useMatchState((m) => m.shown);
  const all = useMatchState((m) => m.log);
  const waiting = useAwaited(module);
  const playing = useMatchState((m) => m.playing);
  useEffect(() => match.setPlayback(module.playback), [match, module]);

  const told = shown?.told ?? 0;
  const log = useMemo(() => all.filter((entry) => entry.n <= told), [all, told]);
  const events = useMemo(() => standingOf(log).map((entry) => entry.event as AnyEvent), [log]);
  if (!shown) return null;
  const props: GameProps<unknown> = {
    view: shown.view,
    me: null,
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
    openRule: nothing,
    reducedMotion,
    layout: 'desktop',
  };
  const over = table.status === 'over' && !playing;
  const { Board: OfGame, Pawn } = module;
  return (
    <div
      className={`frame screen ${module.layout}`}
      data-game={module.id}
      data-edition={editionIn(module.id, table.options)?.id}
      data-layout="desktop"
      data-bar="screen"
      data-options="none"
    >
      <BoardSlot>
        <OfGame {...props} />
      </BoardSlot>
      <aside className="screen-side on-dark">
        <header className="screen-head">
          <h1 className="cz">
            {titleOf(table)} <span className="vh">{say('title', { code: table.code })}</span>
            <small aria-hidden="true">{table.code}</small>
          </h1>
          <HeadStatus module={module} props={props} />
        </header>
        <output className="screen-turn">
          <Turn over={over} waiting={waiting} say={say} nameOf={nameOf} />
        </output>
        <ul className="screen-seats" aria-label={say('seats')}>
          {table.seats.map(({ seat, out }) => (
            <li key={seat} className="seat" data-thinks={(!over && waiting.includes(seat)) || undefined} data-away={out || undefined}>
              <Pawn seat={seat} size={54} view={shown.view} />
              <span className="seat-words">
                <span className="seat-name">
                  <SeatBadge seat={seat} size={30} />
                  <span className="seat-called">{nameOf(seat)}</span>
                </span>
                <span className="seat-note">
                  <module.SeatNote {...props} seat={seat} />
                </span>
              </span>
            </li>
          ))}
        </ul>
        <Story log={log} module={module} />
      </aside>
      {over ? (
        <section className="screen-result on-dark" aria-label={t('ui.over.title')}>
          <Told module={module} props={props} />
          <p>{say('next')}</p>
        </section>
      ) : null}
    </div>
  );
}

/** The result, and what the match was: on a screen there is nothing to press. */
function Told({ module, props }: { module: GameModule; props: GameProps<unknown> }) {
  const { transport } = useMatch();
  const told = useTold(module.after, transport);
  const { Result } = module;
  return (
    <div className="result-in">
      <div className="result-parts">
        <Result {...props} log={told.state === 'here' ? told.value.told.log : props.log} />
        {told.state === 'here' ? <AfterMatch {...told.value} module={module} linked={false} /> : null}
      </div>
    </div>
  );
}

/** Whom the table waits for, in a few large words. */
function Turn({ over, waiting, say, nameOf }: { over: boolean; waiting: readonly Seat[]; say: Say; nameOf: (seat: Seat) => string }) {
  const { locale } = useWords();
  const [first] = waiting;
  if (over) return say('over');
  if (first === undefined) return '…';
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(waiting.map(nameOf));
  return (
    <>
      {waiting.length === 1 ? <SeatBadge seat={first} size={52} /> : null}
      <span>{waiting.length === 1 ? say('turn', { name: nameOf(first) }) : say('turns', { names })}</span>
    </>
  );
}

/** The newest of the chronicle, turn by turn, the last line in sight. */
function Story({ log, module }: { log: readonly LogEntry[]; module: GameModule }) {
  const t = useT();
  const { speak } = useWords();
  const { Glimpse } = module;
  const struck = useMemo(() => struckIn(log), [log]);
  const lines = useMemo(() => storyOf(log, module).filter(({ n }) => !struck.has(n)), [log, module, struck]);
  const runs = useRuns(lines, module, LINES);
  const turns = useMemo(() => turnsOf(runs, module.opens ?? NEVER), [runs, module]);
  return (
    <section className="log screen-story" aria-label={t('ui.log')} data-pictures={Glimpse ? '' : undefined}>
      <div>
        {turns.map(({ head, lines: in_ }) => (
          <section key={head?.first.n ?? 0} className="turn">
            {head ? (
              <h2 className="turn-head">
                <span>
                  <Said parts={speak.parts(head.told ?? module.eventText(head.first.event as AnyEvent))} />
                </span>
              </h2>
            ) : null}
            <ol>
              {in_.map(({ first, told, count }) => (
                <li key={first.n} value={first.n} className={module.tale?.(first.event as AnyEvent) ? 'log-tale' : undefined}>
                  {Glimpse ? (
                    <span className="moment-link glimpse" aria-hidden="true">
                      <Glimpse event={first.event as AnyEvent} />
                    </span>
                  ) : null}
                  <div>
                    <Said parts={speak.parts(told ?? module.eventText(first.event as AnyEvent))} />
                    <Times count={count} />
                  </div>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}
