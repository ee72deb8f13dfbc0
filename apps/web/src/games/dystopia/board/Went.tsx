import type { DystopiaView } from '@questhall/dystopia/client';
import { lazy, Suspense, useState } from 'react';
import { wasLeftFor } from '../../../frame/left-result.ts';
import { watchedAgain } from '../../../replay/address.ts';
import { useMatch } from '../../../table/match-context.tsx';
import type { GameProps } from '../../contract.ts';
import { Sign } from '../Sign.tsx';

/** Fetched when somebody asks for it. */
const HowItWent = lazy(async () => ({ default: (await import('./HowItWent.tsx')).HowItWent }));

/** The way to the result of the level that is just over, and the result itself: out of its replay one comes back to it. */
export function Went({ props }: { props: GameProps<DystopiaView> }) {
  const { view, speak } = props;
  const { transport } = useMatch();
  const of = `${transport.path} ${view.level}.${view.attempt}`;
  const [open, setOpen] = useState(() => !watchedAgain() && wasLeftFor(of));
  return (
    <>
      <button type="button" className="dy-went" onClick={() => setOpen(true)}>
        <Sign name="scroll-unfurled" size={20} /> {speak.say({ key: 'ui.dy.went' })}
      </button>
      {open ? (
        <Suspense fallback={null}>
          <HowItWent props={props} of={of} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
