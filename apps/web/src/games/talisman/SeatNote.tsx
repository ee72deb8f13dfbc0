import type { TalismanView } from '@questhall/talisman/client';
import type { GameProps } from '../contract.ts';
import type { StatName } from './cards/kinds.ts';
import { StatIcon } from './cards/Medallion.tsx';
import { statesOf } from './hand/Sheet.tsx';
import { cardName } from './names.ts';
import { SeatMarks } from './SeatMarks.tsx';
import { hasFate } from './status.ts';

/** Under a seat's name: its character, what is the matter with it, and its four numbers. */
export function SeatNote({ view, seat, speak, layout }: GameProps<TalismanView> & { seat: number }) {
  const who = view.characters.find((c) => c.seat === seat);
  // Before the first turn nobody has lost a character yet.
  if (!who || (!who.card && view.turn.phase === 'setup')) return null;
  if (!who.card) {
    const words = speak.say({ key: who.out ? 'ui.ts.outShort' : 'ui.ts.waitsShort' });
    if (layout !== 'phone') return words;
    return (
      <>
        <span aria-hidden="true">†</span>
        <span className="vh">{words}</span>
      </>
    );
  }
  const states = statesOf(view, who).filter((s) => !s.key.startsWith('ui.ts.quest'));
  const numbers: [StatName, number][] = [
    ['strength', who.strength.total],
    ['craft', who.craft.total],
    // Whoever dies as a ghost has lost one that was not there.
    ['life', Math.max(0, who.lives)],
    ['gold', who.gold],
    ...(hasFate(view) ? [['fate', who.fate] as [StatName, number]] : []),
  ];
  const shown = layout === 'phone' ? numbers.filter(([what]) => what !== 'gold') : numbers;
  return (
    <span className="ts-note">
      {layout === 'phone' ? null : (
        <span className="ts-note-who">
          {speak.say(cardName(who.card))} · {states[0] ? <em>{speak.say(states[0])}</em> : speak.say({ key: `alignment.${who.alignment}` })}
        </span>
      )}
      <span className="ts-note-numbers">
        {shown.map(([what, n]) => (
          <span key={what}>
            <StatIcon what={what} size={layout === 'phone' ? 13 : 16} />
            <span className="vh">{speak.say({ key: `ui.ts.stat.${what}` })} </span>
            {n}
          </span>
        ))}
        <SeatMarks view={view} who={who} speak={speak} />
      </span>
    </span>
  );
}
