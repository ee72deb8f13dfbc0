import type { TalismanView } from '@questhall/talisman/client';
import type { GameProps } from '../contract.ts';
import { Sheet } from './hand/Sheet.tsx';

/** All that is open of a seat: its character's sheet. */
export function SeatSheet(props: GameProps<TalismanView> & { seat: number }) {
  const who = props.view.characters.find((c) => c.seat === props.seat);
  return who ? <Sheet who={who} props={props} /> : null;
}
