import { randomBytes } from 'node:crypto';
import { commitment, digestOf, newSecret, SECRET_BYTES } from '@questhall/fair';
import { type SealedChance, sealed } from '@questhall/kernel';

/** A match's chance before its first draw. The secret leaves the server in no message and no log line. */
export interface Sealed {
  id: string;
  /** In hex. */
  secret: string;
  /** What each seat gave, in seat order; empty where it gave nothing. */
  contributions: string[];
}

/** A new secret, and the commitment to it that everybody may see. */
export function sealNew(seats: number): { secret: string; commitment: string; contributions: string[] } {
  const secret = newSecret(randomBytes(SECRET_BYTES));
  return { secret, commitment: commitment(secret), contributions: new Array<string>(seats).fill('') };
}

/** The source of a match's dice and draws, `drawn` draws after its beginning. */
export function chanceOf({ id, secret, contributions }: Sealed, drawn: number): SealedChance {
  return sealed(digestOf(secret, contributions, id), drawn);
}
