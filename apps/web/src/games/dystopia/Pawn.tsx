import type { DystopiaView } from '@questhall/dystopia/client';
import { printOf } from './art/pictures.ts';
import { Standee } from './map/Standee.tsx';

/** The figure of a seat: the first of its heroes, or Wizor. */
export function Pawn({ seat, size, view }: { seat: number; size: number; view?: DystopiaView }) {
  const hero = view?.heroes.find((h) => h.seat === seat);
  if (hero) return <Standee code={hero.code} seat={seat} size={size} />;
  return <img src={printOf('m-W1')} width={Math.round(size * 0.85)} height={size} alt="" />;
}
