import { type ComponentProps, lazy, Suspense } from 'react';
import { ApiFailure } from '../net/api.ts';
import { useT } from '../text/words.tsx';
import { Candle } from '../ui/candle.tsx';
import type { Closed, KeptOut as Page } from './kept-out.tsx';

const Fetched = lazy(async () => ({ default: (await import('./kept-out.tsx')).KeptOut }));

/** The table that this failure keeps somebody out of; undefined where it says something else. */
export function closedBy(error: unknown): Closed | undefined {
  if (!(error instanceof ApiFailure) || error.code !== 'players-only') return undefined;
  return { id: String(error.args.match), game: String(error.args.game) };
}

/** The page of whoever is kept out, fetched when somebody is. */
export function KeptOut(props: ComponentProps<typeof Page>) {
  const t = useT();
  return (
    <Suspense fallback={<Candle words={t('ui.setting')} />}>
      <Fetched {...props} />
    </Suspense>
  );
}
