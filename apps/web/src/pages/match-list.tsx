import type { TableInfo } from '@questhall/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { timeLeft } from '../frame/seat-clock.tsx';
import { holidayOf } from '../frame/seat-mark.tsx';
import { editionIn } from '../games/editions.ts';
import { gameEntry } from '../games/index.ts';
import { seatName } from '../games/names.ts';
import { SeatBadge } from '../icons/seat-badge.tsx';
import { ago } from '../text/ago.ts';
import { dayAndTime } from '../text/day.ts';
import { seatLetter, useT, useWords } from '../text/words.tsx';

const FEW = 5;

/** Tables to go to: those that wait for me first. `path` is where a table stands. */
export function MatchList({
  title,
  matches,
  empty,
  path = (m) => `/t/${m.code}`,
}: {
  title: string;
  matches: readonly TableInfo[];
  empty: string;
  path?: (match: TableInfo) => string;
}) {
  const t = useT();
  const [all, setAll] = useState(false);
  const sorted = inOrder(matches);
  return (
    <section className="scroll match-list">
      <h2>{title}</h2>
      {sorted.length === 0 ? <p className="empty">{empty}</p> : null}
      <ul>
        {(all ? sorted : sorted.slice(0, FEW)).map((m) => (
          <li key={m.id}>
            <MatchLine match={m} path={path(m)} />
          </li>
        ))}
      </ul>
      {sorted.length > FEW && !all ? (
        <button type="button" className="linkish line-link" onClick={() => setAll(true)}>
          {t('ui.start.more', { count: sorted.length - FEW })}
        </button>
      ) : null}
    </section>
  );
}

/** Whether something is proposed there that waits for my answer. */
export const asksMe = ({ proposals, seats }: TableInfo): boolean =>
  proposals.some(({ waits }) => waits.some((seat) => seats[seat]?.yours === true));

/**
 * The order of a list: first what waits for me, the one whose time ends first before the others, then the one that waits
 * longest; then where something is proposed to me; then what goes on, what has changed last before the others; then what is over.
 */
export function inOrder(matches: readonly TableInfo[]): TableInfo[] {
  const kind = (m: TableInfo) => (m.yourTurn ? 0 : asksMe(m) ? 1 : m.status === 'over' ? 3 : 2);
  const until = (m: TableInfo) => m.yourUntil ?? Number.MAX_SAFE_INTEGER;
  const byWait = (a: TableInfo, b: TableInfo) => until(a) - until(b) || a.changed - b.changed;
  return [...matches].sort((a, b) => kind(a) - kind(b) || (a.yourTurn ? byWait(a, b) : b.changed - a.changed));
}

function MatchLine({ match, path }: { match: TableInfo; path: string }) {
  return (
    <Link href={path} className="match-line" data-turn={match.yourTurn || asksMe(match) || undefined}>
      <MatchWords match={match} />
      <TurnMark match={match} />
    </Link>
  );
}

/** Says that a table waits for me: my turn, or an answer to what is proposed. */
export function TurnMark({ match }: { match: TableInfo }) {
  const t = useT();
  if (match.yourTurn) return <span className="turn-mark">{t('ui.list.yourTurn')}</span>;
  return asksMe(match) ? <span className="turn-mark">{t('ui.list.asked')}</span> : null;
}

/** Who sits at a table, what is played there, how it stands, since when, and how long there is time. */
export function MatchWords({ match }: { match: TableInfo }) {
  const t = useT();
  const { locale } = useWords();
  const edition = editionIn(match.game, match.options);
  const seated = match.seats.filter((s) => s.kind !== 'open');
  const winners = match.outcome?.winners.map((seat) => (match.seats[seat] && seatName(match.seats[seat])) ?? seatLetter(seat)) ?? [];
  const free = match.seats.length - seated.length;
  const nudged = match.yourTurn ? match.seats.find((s) => s.yours && s.nudged)?.nudged : undefined;
  const holiday = match.status === 'over' ? undefined : match.seats.filter((s) => s.yours).map(holidayOf)[0];
  const reminder = nudged && (match.seats[nudged.by]?.name ?? undefined);
  const state =
    match.status === 'over'
      ? winners.length > 0
        ? t('ui.list.won', { names: winners, count: winners.length })
        : t('ui.list.draw')
      : match.status === 'open'
        ? t('ui.list.free', { count: free })
        : t('ui.list.running');
  return (
    <>
      <span className="badges">
        {seated.map((s) => (
          <SeatBadge key={s.seat} seat={s.seat} size={24} />
        ))}
      </span>
      <span className="match-words">
        <b className="cz">{gameEntry(match.game)?.title ?? match.game}</b>
        <span className="hint">
          {edition ? `${edition.name[locale]} · ` : ''}
          {seated.map((s) => seatName(s) ?? t('ui.gone')).join(', ')} · {state} · {ago(match.changed, locale)}
          {reminder === undefined ? '' : ` · ${t('ui.list.nudged', { name: reminder })}`}
          {holiday ? ` · ${t('ui.list.holiday', { day: dayAndTime(holiday.until, locale) })}` : ''}
          {match.yourUntil === null ? '' : ` · ${t('ui.list.left', { time: left(match.yourUntil, locale) })}`}
        </span>
      </span>
    </>
  );
}

const left = (until: number, locale: string, now = Date.now()): string => timeLeft(until - now, locale);
