import type { TableInfo } from '@questhall/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { gameEntry } from '../games/index.ts';
import { BoxLid } from '../pages/box-lid.tsx';
import { NameField } from '../pages/name-field.tsx';
import { Page } from '../pages/page.tsx';
import { useSettings } from '../settings/settings.ts';
import { useT } from '../text/words.tsx';
import { Candle } from '../ui/candle.tsx';
import { useSay, Visit } from '../visit/visit.tsx';
import { keyIn } from '../visit/visiting.ts';
import { handedSeat } from './table-actions.ts';
import { takeHanded } from './take-handed.ts';
import '../styles/lobby.css';

/** What is known of a table by whoever is kept out of it. */
export type Closed = Pick<TableInfo, 'id' | 'game'>;

/**
 * A table at which nobody but the players looks on, before somebody who does not sit there: that it is so, until when, and the way
 * back. Whoever came by a link that hands them a seat, or by that of a message, sits down here.
 * @param onSeated they play here from now on
 * @param again looks whether it is still so
 * @param screen it was to be shown on a big screen
 */
export function KeptOut({
  table,
  onSeated,
  again,
  screen = false,
}: {
  table: Closed;
  onSeated?: (table: TableInfo) => void;
  again: () => void;
  screen?: boolean;
}) {
  const t = useT();
  const say = useSay();
  const [handed] = useState(() => (onSeated ? handedSeat(location.hash) : undefined));
  const [visitKey] = useState(() => (onSeated ? keyIn(location.hash) : undefined));
  if (onSeated && visitKey) return <Visit table={table} visitKey={visitKey} onLetIn={onSeated} />;
  if (!say) return <Candle words={t('ui.loading')} />;
  if (onSeated && handed) return <Handed table={table} handed={handed} words={say('closed.seat')} onSeated={onSeated} />;
  return (
    <Page narrow>
      <section className="scroll join kept-out">
        <Lid table={table} />
        <h1>{say('closed.title')}</h1>
        <p>{say('closed.why')}</p>
        {screen ? <p className="hint">{say('closed.screen')}</p> : null}
        <div className="sheet-buttons">
          <Link href="/" className="btn">
            {t('ui.backToHall')}
          </Link>
          <button type="button" className="btn paper" onClick={again}>
            {t('ui.again')}
          </button>
        </div>
      </section>
    </Page>
  );
}

function Lid({ table }: { table: Closed }) {
  const entry = gameEntry(table.game);
  return entry ? <BoxLid game={entry} /> : null;
}

/** Somebody came by the link that hands them a seat: more than that they see once they have taken it. */
function Handed({
  table,
  handed,
  words,
  onSeated,
}: {
  table: Closed;
  handed: { seat: number; code: string };
  words: string;
  onSeated: (table: TableInfo) => void;
}) {
  const t = useT();
  const [name, setName] = useState(useSettings.getState().name);
  const [busy, setBusy] = useState(false);

  async function take() {
    setBusy(true);
    const taken = await takeHanded(table.id, handed, name);
    setBusy(false);
    if (taken) onSeated(taken);
  }

  return (
    <Page narrow>
      <form
        className="scroll join kept-out"
        onSubmit={(e) => {
          e.preventDefault();
          void take();
        }}
      >
        <Lid table={table} />
        <h1>{gameEntry(table.game)?.title ?? table.game}</h1>
        <p>{words}</p>
        <NameField value={name} onChange={setName} required />
        <div className="sheet-buttons">
          <button type="submit" className="btn" disabled={busy}>
            {t('ui.join.take')}
          </button>
          <Link href="/" className="btn paper">
            {t('ui.backToHall')}
          </Link>
        </div>
      </form>
    </Page>
  );
}
