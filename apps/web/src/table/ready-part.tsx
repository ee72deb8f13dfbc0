import type { SeatInfo, TableInfo } from '@questhall/protocol';
import { Icon } from '../icons/icon.tsx';
import { useT, useWords } from '../text/words.tsx';

/** True where there is somebody else to be ready. */
export const isAwaited = ({ seats }: TableInfo): boolean =>
  seats.some(({ kind, yours, invited }) => invited !== null || (kind === 'person' && !yours));

/** The people who are not ready yet, the own seats left out. */
const waitedFor = ({ seats }: TableInfo): SeatInfo[] => seats.filter(({ kind, yours, ready }) => kind === 'person' && !yours && !ready);

/** The seal of a seat: ready, or not yet. A bot always is. */
export function ReadyMark({ seat }: { seat: SeatInfo }) {
  const t = useT();
  const ready = seat.kind === 'bot' || seat.ready;
  return (
    <span className="ready-mark" data-ready={ready || undefined}>
      <i aria-hidden="true">
        <Icon name={ready ? 'check' : 'hourglass'} size={16} />
      </i>
      {t(ready ? 'ui.ready.yes' : 'ui.ready.no')}
    </span>
  );
}

/** Whether one is ready oneself, and for whom the table waits. Nothing at a table without anybody else. */
export function ReadyPart({
  table,
  busy,
  on,
}: {
  table: TableInfo;
  busy: boolean;
  on: (seats: readonly number[], ready: boolean) => void;
}) {
  const t = useT();
  const { locale } = useWords();
  if (!isAwaited(table)) return null;
  const mine = table.seats.filter(({ kind, yours }) => kind === 'person' && yours);
  const ready = mine.every((seat) => seat.ready);
  const names = waitedFor(table).map(({ name }) => name ?? '');
  // Whoever begins the match has a golden button for that.
  const looks = ready || table.host ? 'btn paper' : 'btn';
  return (
    <div className="ready-part">
      <h2>{t('ui.ready.ask')}</h2>
      <button
        type="button"
        className={looks}
        disabled={busy}
        onClick={() =>
          on(
            mine.filter((seat) => seat.ready === ready).map(({ seat }) => seat),
            !ready,
          )
        }
      >
        <Icon name={ready ? 'undo' : 'check'} size={20} />
        {t(ready ? 'ui.ready.back' : 'ui.ready.me')}
      </button>
      <p className="hint" aria-live="polite">
        {names.length > 0
          ? t('ui.ready.waitFor', { names: new Intl.ListFormat(locale, { type: 'conjunction' }).format(names) })
          : ready
            ? t('ui.ready.all')
            : null}{' '}
        {t('ui.ready.note')}
      </p>
    </div>
  );
}
