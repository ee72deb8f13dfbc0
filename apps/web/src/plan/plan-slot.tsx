import { lazy, Suspense } from 'react';
import type { Transport } from '../net/transport.ts';
import { useMatchState } from '../table/match-context.tsx';
import { usePlan } from './use-plan.ts';

const PlanNote = lazy(() => import('./plan-note.tsx'));

/** Where one's own plan is told of, or the way to one: empty, and light, as long as there is neither. Nobody else has it. */
export function PlanSlot({ plans, seat, told }: { plans: NonNullable<Transport['plans']>; seat: number; told: number }) {
  const table = useMatchState((m) => m.table);
  const asked = useMatchState((m) => m.sight?.decisions.map(({ seat: of, id }) => `${of}:${id}`).join() ?? '');
  const { info, set } = usePlan(plans, `${table?.id}:${seat}`, seat, `${told} ${asked} ${table?.status}`);
  if (!info || table?.status !== 'running' || !(info.wishes || info.stopped || info.form.length > 0)) return null;
  return (
    <Suspense fallback={null}>
      <PlanNote info={info} set={set} asked={asked} />
    </Suspense>
  );
}
