import type { SeatInfo, TableInfo } from '@questhall/protocol';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { freeAt, leftUntil, timeLeft } from '../frame/seat-clock.tsx';
import { holidayOf } from '../frame/seat-mark.tsx';
import { editionIn } from '../games/editions.ts';
import { gameEntry } from '../games/index.ts';
import { seatName } from '../games/names.ts';
import { SeatBadge } from '../icons/seat-badge.tsx';
import { ago } from '../text/ago.ts';
import { dayAndTime, sinceWhen } from '../text/day.ts';
import { inSentence, lasting } from '../text/lasting.ts';
import { seatLetter, useT, useWords } from '../text/words.tsx';
import { asksMe, inOrder } from './match-order.ts';

const FEW = 5;

/** Tables to go to: those that wait for me first. `path` is where a table stands, `more` what else there is to say of it. */
export function MatchList({
  title,
  matches,
  empty,
  path = (m) => `/t/${m.code}`,
  more,
}: {
  title: string;
  matches: readonly TableInfo[];
  empty: ReactNode;
  path?: (match: TableInfo) => string;
  more?: (match: TableInfo) => ReactNode;
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
            <MatchLine match={m} path={path(m)} more={more?.(m)} />
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

function MatchLine({ match, path, more }: { match: TableInfo; path: string; more: ReactNode }) {
  const t = useT();
  return (
    <Link href={path} className="match-line" data-turn={match.yourTurn || asksMe(match) || undefined}>
      <MatchWords match={match} more={more} />
      <TurnMark match={match} />
      {match.status === 'open' && !match.seats.some(({ yours }) => yours) ? (
        <span className="btn paper small">{t('ui.join.sit')}</span>
      ) : null}
    </Link>
  );
}

/** Says that a table waits for me: my turn, or an answer to what is proposed. */
export function TurnMark({ match }: { match: TableInfo }) {
  const t = useT();
  if (match.yourTurn) return <span className="turn-mark">{t('ui.list.yourTurn')}</span>;
  return asksMe(match) ? <span className="turn-mark">{t('ui.list.asked')}</span> : null;
}

/** Who sits at a table, what is played there, how it stands, since when, and how long there is time; `more` stands below. */
export function MatchWords({ match, more }: { match: TableInfo; more?: ReactNode }) {
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
        : whoseTurn(match, t, locale);
  return (
    <>
      <span className="badges">
        {seated.map((s) => (
          <SeatBadge key={s.seat} seat={s.seat} size={24} />
        ))}
      </span>
      <span className="match-words">
        <b className="cz">{gameEntry(match.game)?.title ?? match.game}</b>
        <span className="match-state">
          {state}
          {match.status === 'open' || match.status === 'over' ? ` · ${ago(match.changed, locale)}` : ''}
        </span>
        <span className="hint">
          {edition ? `${edition.name[locale]} · ` : ''}
          {seated.map((s) => seatName(s) ?? t('ui.gone')).join(', ')}
          {match.status === 'open' && match.clock !== null
            ? ` · ${t('ui.clock.is', { time: inSentence(lasting(match.clock, t, locale)) })}`
            : ''}
          {reminder === undefined ? '' : ` · ${t('ui.list.nudged', { name: reminder })}`}
          {holiday ? ` · ${t('ui.list.holiday', { day: dayAndTime(holiday.until, locale) })}` : ''}
        </span>
        {more}
      </span>
    </>
  );
}

type Say = ReturnType<typeof useT>;

/**
 * Whom a match waits for, since when, and how long there is still time: me where it is my turn, and else those people whom everybody
 * at the table sees deciding. Where it waits for nobody of that kind (bots play, or it rests), that it is being played, and the last change.
 */
function whoseTurn(match: TableInfo, t: Say, locale: string, now = Date.now()): string {
  const { waiting, yourTurn, yourUntil } = match;
  const since = waiting && sinceWhen(waiting.since, locale, now);
  const left = yourUntil === null ? '' : ` · ${t('ui.list.left', { time: timeLeft(yourUntil - now, locale) })}`;
  if (yourTurn && since) return `${t('ui.list.waitsForYou', { since })}${left}`;
  const others = match.seats.filter(
    ({ seat, kind, standIn, yours }) => waiting?.seats.includes(seat) && kind === 'person' && standIn === null && !yours,
  );
  if (yourTurn || others.length === 0 || !since) return `${t('ui.list.running')} · ${ago(match.changed, locale, now)}${left}`;
  const names = others.map((seat) => seatName(seat) ?? t('ui.gone'));
  return `${t('ui.list.waits', { names, since })}${othersLeft(match, others, t, locale, now)}`;
}

/** How long the one of them has whose time ends first. */
function othersLeft(match: TableInfo, others: readonly SeatInfo[], t: Say, locale: string, now: number): string {
  const { until = null, reserves } = match.waiting ?? {};
  if (until === null) return '';
  const [first] = others.map((seat) => leftUntil(until, now, reserves?.[seat.seat] ?? 0, freeAt(match, seat))).sort((a, b) => a.ms - b.ms);
  if (!first) return '';
  return ` · ${t(first.inReserve ? 'ui.list.reserve' : 'ui.list.left', { time: timeLeft(first.ms, locale) })}`;
}
