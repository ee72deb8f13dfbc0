import { useState } from 'react';
import { api } from '../net/api.ts';
import { attempt } from '../ui/toasts.tsx';
import type { Say } from './say.tsx';
import type { Campaign } from './use-campaigns.ts';

/** A campaign may rest for weeks. Where a clock runs the table agrees to a pause; elsewhere nothing runs on anyway. */
export function Rest({ campaign: { table, here }, say, changed }: { campaign: Campaign; say: Say; changed: () => void }) {
  const [busy, setBusy] = useState(false);
  if (table.paused) return <p className="hint">{say('rests')}</p>;
  if (here || table.clock === null) return <p className="hint">{say('rest.note')}</p>;
  if (table.proposals.some(({ wish }) => wish === 'pause')) return <p className="hint">{say('rest.asked')}</p>;
  async function rest() {
    setBusy(true);
    await attempt(() => api.propose(table.id, 'pause'));
    setBusy(false);
    changed();
  }
  return (
    <button type="button" className="btn paper" disabled={busy} onClick={() => void rest()}>
      {say('rest')}
    </button>
  );
}
