import { createHmac, randomBytes } from 'node:crypto';
import { commitment, keyText, newSecret, SECRET_BYTES } from '@questhall/fair';
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
export function chanceOf(of: Sealed, drawn: number): SealedChance {
  return sealed((draw, block) => digest(keyOf(of), draw, block), drawn);
}

/** The same digests as `digestOf` of `@questhall/fair`, by the system's own cryptography: several times faster. */
function digest(key: Buffer, draw: number, block: number): Uint8Array {
  const message = Buffer.allocUnsafe(12);
  message.writeUInt32BE(Math.floor(draw / 2 ** 32), 0);
  message.writeUInt32BE(draw % 2 ** 32, 4);
  message.writeUInt32BE(block, 8);
  return createHmac('sha256', key).update(message).digest();
}

/** So many matches draw without working out their key anew each time. */
const KEYS = 4096;
const keys = new Map<string, { key: Buffer; secret: string; contributions: readonly string[] }>();

function keyOf({ id, secret, contributions }: Sealed): Buffer {
  const known = keys.get(id);
  if (known && known.secret === secret && known.contributions === contributions) return known.key;
  const key = createHmac('sha256', Buffer.from(secret, 'hex')).update(keyText(id, contributions)).digest();
  if (keys.size >= KEYS) keys.clear();
  keys.set(id, { key, secret, contributions });
  return key;
}
