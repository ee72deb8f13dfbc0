import type { TableInfo } from '@questhall/protocol';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useToldLog } from '../frame/told-log.ts';
import type { AnyEvent } from '../games/contract.ts';
import { useSettings } from '../settings/settings.ts';
import { botsSaid, stillHolds } from './bot-says.ts';

/** With all words and pictures of talk behind it, which a table needs when something is said. */
const BotSaid = lazy(() => import('./bot-said.tsx'));

/** How long a bot's phrase stands at its plate, in milliseconds. */
const STANDS_MS = 5000;

/** What a bot has just said, at its plate for a moment. Nothing of what was said before the page was opened. */
export function BotBubble({ table, seat }: { table: TableInfo; seat: number }) {
  const on = useSettings((s) => s.botsTalk) && table.talk !== 'off';
  const log = useToldLog() as readonly { n: number; event: AnyEvent }[];
  const [since] = useState(() => log.at(-1)?.n ?? 0);
  const last = useMemo(() => (on ? botsSaid(table, log).at(-1) : undefined), [on, table, log]);
  const [gone, setGone] = useState(0);
  const n = last?.n ?? 0;
  useEffect(() => {
    if (n === 0) return;
    const timer = setTimeout(() => setGone(n), STANDS_MS);
    return () => clearTimeout(timer);
  }, [n]);
  if (!last || last.seat !== seat || n <= since || n <= gone || !stillHolds(last, log)) return null;
  return (
    <Suspense fallback={null}>
      <BotSaid phrase={last.phrase} seat={seat} />
    </Suspense>
  );
}
