import { cardLines } from '@questhall/dystopia/client';
import type { Text } from '@questhall/kernel';
import type { Speaker } from '@questhall/text';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { PrintedCard } from '../cards/PrintedCard.tsx';

/** What stands on a card, line by line: as it is printed, without its values where those are drawn beside it. */
export function CardLines({ name, speak, from = 0 }: { name: Text; speak: Speaker; from?: number }) {
  const lines = cardLines(name).slice(from);
  if (lines.length === 0) return null;
  return (
    <div className="dy-lines">
      {lines.map((line) => (
        <p key={line.key}>{speak.say(line)}</p>
      ))}
    </div>
  );
}

/** The name of a thing, a spell or a curse, which opens its card when it is touched. */
export function ReadCard({ name, speak, className, children }: { name: Text; speak: Speaker; className: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </button>
      {open ? (
        <Dialog title={speak.say(name)} onClose={() => setOpen(false)}>
          <div className="dy-read">
            <PrintedCard name={name} speak={speak} />
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
