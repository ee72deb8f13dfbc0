import type { TalismanView } from '@questhall/talisman/client';
import type { CSSProperties, ReactNode } from 'react';
import type { GameProps } from '../../contract.ts';
import { spaceCentre } from '../art/geometry.ts';
import { foot } from '../board/places.ts';
import type { StatName } from '../cards/kinds.ts';
import { Sign, StatIcon } from '../cards/Medallion.tsx';
import { asEvent, type TsEvent } from '../playback.ts';

interface Rising {
  seat: number;
  n: number;
  what: StatName;
}

/** What rises from a figure: a life lost, gold won. */
function rising(e: TsEvent): Rising | null {
  if (e.type === 'gained') return { seat: e.seat, n: e.n, what: e.what };
  if (e.type === 'lost') return { seat: e.seat, n: -e.n, what: e.what };
  if (e.type === 'healed') return { seat: e.seat, n: e.n, what: 'life' };
  if (e.type === 'replenished') return { seat: e.seat, n: e.n, what: 'fate' };
  if (e.type === 'rerolled') return { seat: e.seat, n: -1, what: 'fate' };
  if (e.type === 'tookGold') return { seat: e.seat, n: e.n, what: 'gold' };
  if (e.type === 'paid') return { seat: e.seat, n: -e.n, what: 'gold' };
  return null;
}

/** A violet ring at the caster and at what the Spell is cast on, or gold, red, grey ones where they happen. */
function rings(view: TalismanView, e: TsEvent): { space: string; look: string }[] {
  const at = (seat: number | undefined) => view.characters.find((c) => c.seat === seat)?.space;
  const found: { space: string | undefined; look: string }[] = [];
  if (e.type === 'cast') {
    found.push({ space: at(e.seat), look: 'spell' });
    const onCard = e.card && view.lying.find((l) => l.cards.includes(e.card!))?.space;
    found.push({ space: e.space ?? onCard ?? (e.target === undefined ? undefined : at(e.target)), look: 'spell late' });
  } else if (e.type === 'countered') found.push({ space: at(e.seat), look: 'grey' });
  else if (e.type === 'hexLaid' || e.type === 'hexStruck') found.push({ space: e.space, look: 'spell' });
  else if (e.type === 'lost' && e.what === 'life') found.push({ space: at(e.seat), look: 'red' });
  else if (e.type === 'becameToad' || e.type === 'toadNoMore') found.push({ space: at(e.seat), look: 'green' });
  else if (e.type === 'crownReached' || e.type === 'awarded') found.push({ space: at(e.seat), look: 'gold' });
  else if (e.type === 'commanded') found.push({ space: 'I9', look: e.worked ? 'spell wide' : 'spell' });
  return found.filter((r): r is { space: string; look: string } => r.space !== undefined);
}

/** What is seen for a moment on the board itself, beside the figures: rings, numbers that rise, a tombstone. */
export function Marks({ props }: { props: GameProps<TalismanView> }) {
  const { view, playing } = props;
  if (!playing) return <Tombs props={props} />;
  const e = asEvent(playing.event);
  const style = { '--ms': `${playing.ms}ms` } as CSSProperties;
  const note = rising(e);
  const space = note && view.characters.find((c) => c.seat === note.seat)?.space;
  const found: ReactNode[] = rings(view, e).map(({ space: id, look }) => {
    const { x, y } = spaceCentre(id);
    return (
      <i
        key={`${id}${look}`}
        className={`ts-ring ${look
          .split(' ')
          .map((l) => `ts-ring-${l}`)
          .join(' ')}`}
        style={{ ...style, left: x, top: y }}
      />
    );
  });
  if (note && space) {
    const { x, y } = foot(space);
    found.push(
      <span key="note" className={`ts-float${note.n < 0 ? ' ts-bad' : ''}`} style={{ ...style, left: x, top: y - 62 }}>
        {note.n < 0 ? '−' : '+'}
        {Math.abs(note.n)} <StatIcon what={note.what} size={22} />
      </span>,
    );
  }
  // A fresh set for every event, so that its motion starts anew.
  return (
    <div key={JSON.stringify(playing.event)} className="ts-marks" aria-hidden="true">
      {found}
      <Tombs props={props} />
    </div>
  );
}

/** A tombstone stands where somebody died, until the next turn. */
function Tombs({ props }: { props: GameProps<TalismanView> }) {
  const { log } = props;
  const tombs: { seat: number; space: string }[] = [];
  for (let i = log.length - 1; i >= 0 && i > log.length - 60; i--) {
    const e = asEvent(log[i]!);
    if (e.type === 'turnBegan') break;
    if (e.type === 'died') tombs.push({ seat: e.seat, space: e.space });
  }
  return tombs.map(({ seat, space }) => {
    const { x, y } = foot(space);
    return (
      <span key={seat} className="ts-tomb" style={{ left: x, top: y }} aria-hidden="true">
        <Sign name="death-skull" size={20} />
      </span>
    );
  });
}
