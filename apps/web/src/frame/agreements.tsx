import type { LogEntry, ProposalInfo, TableInfo, Wish } from '@questhall/protocol';
import { useId, useState } from 'react';
import { localTime } from '../calls/times.ts';
import { gameEntry } from '../games/index.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import type { Transport } from '../net/transport.ts';
import { useMatch, useMatchState } from '../table/match-context.tsx';
import { ago } from '../text/ago.ts';
import { useT, useWords } from '../text/words.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { keepFocus } from '../ui/keep-focus.ts';
import { toQuestion } from '../ui/to-question.ts';
import { attempt } from '../ui/toasts.tsx';
import { standingOf } from './struck.ts';
import { useToldLog } from './told-log.ts';

const WISHES: Readonly<Record<Wish, IconName>> = { pause: 'hourglass', draw: 'round-table', standing: 'crown', back: 'undo' };

/** So many lines of what would count no more are shown; the others are a touch away, and stand on the sheet of a phone. */
const LINES = 3;

type Agreements = NonNullable<Transport['agreements']>;

/** Carries out one step of an agreement, and shows the table as it is then. */
function useAgree(): ((step: (agreements: Agreements) => Promise<TableInfo>) => void) | undefined {
  const match = useMatch();
  const { agreements } = match.transport;
  if (!agreements) return undefined;
  return (step) =>
    void attempt(() => step(agreements)).then((changed) => {
      if (!changed) return;
      match.setTable(changed);
      toQuestion();
    });
}

/** The seats of people who are asked what all must agree on. */
const askedSeats = ({ seats }: TableInfo) => seats.filter(({ kind, standIn, out }) => kind === 'person' && standIn === null && !out);

/**
 * What has been proposed to the table, for whoever must answer, and for whoever waits for the answers.
 * @param folded whether there is little room: then what must be answered is one line, which opens
 */
export function Proposals({ lineOf, folded }: { lineOf: (entry: LogEntry) => string | null; folded: boolean }) {
  const table = useMatchState((m) => m.table);
  const agree = useAgree();
  if (!table || !agree || table.proposals.length === 0) return null;
  return table.proposals.map((one) => <Proposal key={one.n} one={one} table={table} agree={agree} lineOf={lineOf} folded={folded} />);
}

function Proposal({
  one,
  table,
  agree,
  lineOf,
  folded,
}: {
  one: ProposalInfo;
  table: TableInfo;
  agree: NonNullable<ReturnType<typeof useAgree>>;
  lineOf: (entry: LogEntry) => string | null;
  folded: boolean;
}) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [all, setAll] = useState(false);
  const { since } = one;
  const log = useToldLog();
  const gone = since === undefined ? [] : standingOf(log).flatMap((entry) => (entry.at >= since ? (lineOf(entry) ?? []) : []));
  const mine = table.seats[one.seat]?.yours === true;
  const asked = one.waits.some((seat) => table.seats[seat]?.yours);
  const waits = one.waits.filter((seat) => !table.seats[seat]?.yours);
  const words = t(`ui.agree.${mine ? 'mine' : 'asks'}.${one.wish}`, { seat: { seat: one.seat } });
  const sheet = folded && asked;
  const shown = all || sheet ? gone : gone.slice(0, LINES);
  const lost =
    gone.length === 0 ? null : (
      // Opened it may scroll, and is read by arrow keys as well.
      <span className="proposal-gone" {...(all ? { tabIndex: 0 } : {})}>
        {t('ui.agree.gone')}
        {shown.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read alike
          <span key={i}>{line}</span>
        ))}
        {gone.length > shown.length ? (
          <button type="button" className="linkish on-dark" onClick={() => setAll(true)}>
            {t('ui.agree.more', { count: gone.length - shown.length })}
          </button>
        ) : null}
      </span>
    );
  const answers = (
    <span className="proposal-answers">
      <button type="button" className="btn small" onClick={() => agree((all) => all.answer(one.n, true))}>
        {t('ui.agree.yes')}
      </button>
      <button type="button" className="btn wood small" onClick={() => agree((all) => all.answer(one.n, false))}>
        {t('ui.agree.no')}
      </button>
    </span>
  );
  if (sheet)
    return (
      <output className="offline-note proposal folded">
        <Icon name={WISHES[one.wish]} size={20} />
        <span>{words}</span>
        <button type="button" className="btn small" onClick={() => setOpen(true)}>
          {t('ui.agree.answer')}
        </button>
        {open ? (
          <Dialog title={words} onClose={() => setOpen(false)} className="small proposal-sheet">
            {lost}
            {answers}
          </Dialog>
        ) : null}
      </output>
    );
  return (
    <output ref={keepFocus} className={`offline-note proposal${lost ? ' wordy' : ''}`}>
      <Icon name={WISHES[one.wish]} size={20} />
      <span>
        {words}
        {!asked && waits.length > 0 ? ` ${t('ui.agree.waits', { seats: waits.map((seat) => ({ seat })) })}` : ''}
        {lost}
      </span>
      {asked ? (
        answers
      ) : mine ? (
        <button type="button" className="btn wood small" onClick={() => agree((all) => all.answer(one.n, false))}>
          {t('ui.agree.withdraw')}
        </button>
      ) : null}
    </output>
  );
}

/** The face of the bar while a match rests by agreement. */
export function Paused() {
  const t = useT();
  const { locale } = useWords();
  const table = useMatchState((m) => m.table);
  const agree = useAgree();
  if (!table?.paused) return null;
  const { seat, at } = table.paused;
  const seated = table.seats.some(({ yours, out }) => yours && !out);
  return (
    <div className="telling">
      <div>
        <h2>{t('ui.agree.paused')}</h2>
        <p>{t('ui.agree.paused.why', { seat: { seat }, ago: ago(at, locale) })}</p>
      </div>
      {agree && seated ? (
        <button type="button" className="btn small" onClick={() => agree((all) => all.resume())}>
          {t('ui.agree.resume')}
        </button>
      ) : null}
    </div>
  );
}

/** What can be proposed to everybody who plays. */
export function ProposeDialog({ table, onClose }: { table: TableInfo; onClose: () => void }) {
  const t = useT();
  const agree = useAgree();
  const alone = askedSeats(table).every(({ yours }) => yours);
  const wishes = [
    ...(table.takingBack === 'never' ? [] : (['back'] as const)),
    ...(table.paused ? [] : (['pause'] as const)),
    'draw' as const,
    ...(gameEntry(table.game)?.standing ? (['standing'] as const) : []),
  ];
  return (
    <Dialog title={t('ui.agree.title')} onClose={onClose} className="small">
      <p>{t(alone ? 'ui.agree.alone' : 'ui.agree.why')}</p>
      <ul className="menu">
        {wishes.map((wish) => {
          const open = table.proposals.find((one) => one.wish === wish);
          const who = open && table.seats[open.seat]?.yours ? 'mine' : 'asks';
          return (
            <li key={wish}>
              <button
                type="button"
                className="menu-item"
                disabled={open !== undefined}
                onClick={() => {
                  agree?.((all) => all.propose(wish));
                  onClose();
                }}
              >
                <Icon name={WISHES[wish]} />
                <span>
                  {t(`ui.agree.${wish}`)}
                  <span className="hint">
                    {open ? t(`ui.agree.${who}.${wish}`, { seat: { seat: open.seat } }) : t(`ui.agree.${wish}.note`)}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

const MINUTE = 60_000;
const HOUR = 3_600_000;
/** The server lets nobody go for longer, less what it takes to say so. */
const LONGEST_AWAY = 90 * 24 * HOUR - HOUR;

/** Tomorrow at eight by the clock of whoever looks. */
function tomorrowMorning(): number {
  const day = new Date();
  day.setDate(day.getDate() + 1);
  return day.setHours(8, 0, 0, 0);
}

/** How long a bot plays for somebody who goes away. `onChoose` is given when they play again; undefined: when they say so. */
export function AwayDialog({ onChoose, onClose }: { onChoose: (until: number | undefined) => void; onClose: () => void }) {
  const t = useT();
  const id = useId();
  const [now] = useState(Date.now);
  const [wanted, setWanted] = useState(() => localTime(tomorrowMorning()));
  const until = { open: undefined, hour: now + HOUR, morning: tomorrowMorning(), week: now + 7 * 24 * HOUR };
  return (
    <Dialog title={t('ui.menu.standIn.title')} onClose={onClose} className="small">
      <p>{t('ui.menu.standIn.until')}</p>
      <ul className="menu">
        {(['open', 'hour', 'morning', 'week'] as const).map((one) => (
          <li key={one}>
            <button type="button" className="menu-item" onClick={() => onChoose(until[one])}>
              <Icon name={one === 'open' ? 'cog' : 'clock'} />
              <span>{t(`ui.menu.standIn.${one}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      <form
        className="away-until"
        onSubmit={(e) => {
          e.preventDefault();
          onChoose(new Date(wanted).getTime());
        }}
      >
        <label htmlFor={id}>{t('ui.menu.standIn.at')}</label>
        <div className="row">
          <input
            id={id}
            className="field"
            type="datetime-local"
            required
            min={localTime(now + MINUTE)}
            max={localTime(now + LONGEST_AWAY)}
            value={wanted}
            onChange={(e) => setWanted(e.target.value)}
          />
          <button type="submit" className="btn small">
            {t('ui.menu.standIn.then')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
