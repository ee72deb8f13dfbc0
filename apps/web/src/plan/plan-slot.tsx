import { lazy, Suspense } from 'react';
import { isPlayedOn } from '../net/match-store.ts';
import type { Transport } from '../net/transport.ts';
import { useFirstMatch } from '../settings/settings.ts';
import { useMatchState } from '../table/match-context.tsx';
import { usePlan } from './use-plan.ts';

/** Seconds for a decision, from which on a match lasts for days. */
const OVER_DAYS_S = 3600;

const PlanNote = lazy(() => import('./plan-note.tsx'));

/** Where one's own plan is told of, or the way to one: empty, and light, as long as there is neither. Nobody else has it. */
export function PlanSlot({ plans, seat, told }: { plans: NonNullable<Transport['plans']>; seat: number; told: number }) {
  const table = useMatchState((m) => m.table);
  const asked = useMatchState((m) => m.sight?.decisions.map(({ seat: of, id }) => `${of}:${id}`).join() ?? '');
  const playedOn = useMatchState(({ table: of }) => isPlayedOn({ seat, table: of }));
  const { info, set } = usePlan(plans, `${table?.id}:${seat}`, seat, `${told} ${asked} ${table?.status}`);
  // Whoever plays their first match has enough to learn, unless it goes on for days.
  const first = useFirstMatch(table?.game ?? '') && (table?.clock ?? 0) < OVER_DAYS_S;
  if (!info || playedOn || (first && !info.wishes && !info.stopped)) return null;
  if (table?.status !== 'running' || !(info.wishes || info.stopped || info.form.length > 0)) return null;
  return (
    <Suspense fallback={null}>
      <PlanNote info={info} set={set} asked={asked} />
    </Suspense>
  );
}
