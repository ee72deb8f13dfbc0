import type { ReactNode } from 'react';
import type { AnyEvent, GameModule } from '../games/contract.ts';

/** The small picture of what was told, where its game has pictures; with whatever lies over it. Words stand beside it. */
export function GlimpseOf({
  event,
  module: { Glimpse },
  children,
}: {
  event: AnyEvent;
  module: Pick<GameModule, 'Glimpse'>;
  children?: ReactNode;
}) {
  return Glimpse ? (
    <span className="glimpse" aria-hidden="true">
      <Glimpse event={event} />
      {children}
    </span>
  ) : null;
}
