import type { TableInfo } from '@questhall/protocol';
import { useState } from 'react';
import { seatedFor, settledBySeats } from '../games/editions.ts';
import { gameEntry } from '../games/index.ts';
import { ForecastLine } from '../measured/forecast-line.tsx';
import { api } from '../net/api.ts';
import { ChooseLookingOn } from '../pages/choose-looking-on.tsx';
import { HouseRules } from '../pages/house-rules.tsx';
import { ClockField, type Pace, PaceFields } from '../pages/pace-fields.tsx';
import { withDefaults } from '../pages/presets.ts';
import { useT, useWords } from '../text/words.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { attempt } from '../ui/toasts.tsx';
import { useLoad } from '../ui/use-load.ts';

/** The host changes what is played, in the form of a new table; nobody else until the table is told. */
export function ChangeTerms({ table, changed, onClose }: { table: TableInfo; changed: (table: TableInfo) => void; onClose: () => void }) {
  const t = useT();
  const { locale } = useWords();
  // What the host saw when the form was opened: what is changed meanwhile is not written over.
  const [seen] = useState(table);
  const { clock, reserve, increment = false, overtime, patience, takingBack, hints } = table;
  const [lookingOn, setLookingOn] = useState(table.lookingOn);
  const [pace, setPace] = useState<Pace>({ clock, reserve, increment, overtime, patience, takingBack, hints });
  const [options, setOptions] = useState<Record<string, string | number | boolean>>({ ...table.options });
  const [busy, setBusy] = useState(false);
  const games = useLoad(api.games, '');
  const info = games.state === 'here' ? games.value.find((g) => g.id === table.game) : undefined;
  const seats = table.seats.length;
  const bots = table.seats.filter(({ kind }) => kind === 'bot').length;
  const rules = settledBySeats(table.game, options, seats);
  const wanted = seatedFor(table.game, options, seats);
  const misfit = gameEntry(table.game)?.misfit?.(wanted, seats)?.[locale];

  async function save() {
    setBusy(true);
    const next = await attempt(() => api.setTerms(table.id, { terms: seen.terms, options: wanted, ...pace, lookingOn }));
    setBusy(false);
    if (next) changed(next);
    onClose();
  }

  return (
    <Dialog title={t('ui.terms.change')} onClose={onClose} className="wide change-terms">
      <form
        onSubmit={(e) => {
          e.preventDefault();
          void save();
        }}
      >
        <ClockField value={pace} onChange={setPace} />
        <PaceFields value={pace} onChange={setPace} />
        <ChooseLookingOn value={lookingOn} onChange={setLookingOn} />
        {info ? (
          <HouseRules
            game={table.game}
            specs={info.options}
            values={rules.shown}
            settled={rules.settled}
            onChange={(next) => setOptions(rules.set(next))}
          />
        ) : null}
        {misfit ? (
          <p role="alert" className="misfit">
            {misfit}
          </p>
        ) : null}
        {info ? (
          <ForecastLine game={table.game} options={withDefaults(info.options, rules.shown)} people={seats - bots} bots={bots} />
        ) : null}
        <div className="sheet-buttons">
          <button type="submit" className="btn" disabled={busy || misfit !== undefined || !info}>
            {t('ui.terms.save')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
