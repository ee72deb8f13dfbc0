import type { Seat } from '@questhall/kernel';
import type { NachtwachtView } from '@questhall/nachtwacht/client';
import { Icon } from '../../art/Icon.tsx';
import type { GameProps } from '../contract.ts';

/** Under a seat's name: where its pawn stands and how many power cards it holds. */
export function SeatNote({ view, seat, speak }: GameProps<NachtwachtView> & { seat: Seat }) {
  const player = view.players.find((p) => p.seat === seat);
  if (!player) return null;
  const args = { square: player.square, powers: player.powerCount };
  const inLibrary = view.libraryAt !== null && player.square >= view.libraryAt;
  const key = inLibrary ? 'ui.nw.noteLibrary' : player.blocked ? 'ui.nw.noteBlocked' : 'ui.nw.note';
  const words = speak.say(inLibrary ? { key } : { key, args });
  return (
    <span className="nw-seat-note" title={words}>
      <span className="nw-vh">{words}</span>
      <span aria-hidden="true" className="nw-seat-bits">
        <Icon name={inLibrary ? 'white-tower' : player.blocked ? 'crossed-chains' : 'footsteps'} size={15} />
        {inLibrary ? '' : player.square}
        <i className="nw-mini-card" />
        {player.powerCount}
      </span>
    </span>
  );
}
