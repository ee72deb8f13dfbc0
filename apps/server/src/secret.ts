import * as crypto from 'node:crypto';
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
  const secret = newSecret(crypto.randomBytes(SECRET_BYTES));
  return { secret, commitment: commitment(secret), contributions: new Array<string>(seats).fill('') };
}

/** The source of a match's dice and draws, `drawn` draws after its beginning. */
export function chanceOf(of: Sealed, drawn: number): SealedChance {
  return sealed((draw, block) => digest(keyOf(of), draw, block), drawn);
}

/** SHA-256 in one call, which Node 20's types do not know yet. */
const sha256 = (crypto as unknown as { hash(algorithm: 'sha256', data: Uint8Array, as: 'buffer'): Buffer }).hash;

/** A key of HMAC-SHA256 (RFC 2104) as the two blocks that are hashed before the message and before its hash. */
interface Key {
  inner: Buffer;
  outer: Buffer;
}
const BLOCK = 64;

/** @param bytes at most a block */
function keyFrom(bytes: Buffer): Key {
  const [inner, outer] = [Buffer.alloc(BLOCK + 12, 0x36), Buffer.alloc(BLOCK + 32, 0x5c)];
  for (const [i, byte] of bytes.entries()) {
    inner[i]! ^= byte;
    outer[i]! ^= byte;
  }
  return { inner, outer };
}

/** The same digests as `digestOf` of `@questhall/fair`, by the system's own cryptography: several times faster. */
function digest({ inner, outer }: Key, draw: number, block: number): Uint8Array {
  inner.writeUInt32BE(Math.floor(draw / 2 ** 32), BLOCK);
  inner.writeUInt32BE(draw % 2 ** 32, BLOCK + 4);
  inner.writeUInt32BE(block, BLOCK + 8);
  outer.set(sha256('sha256', inner, 'buffer'), BLOCK);
  return sha256('sha256', outer, 'buffer');
}

/** So many matches draw without working out their key anew each time. */
const KEYS = 4096;
const keys = new Map<string, { key: Key; secret: string; contributions: readonly string[] }>();

function keyOf({ id, secret, contributions }: Sealed): Key {
  const known = keys.get(id);
  if (known && known.secret === secret && known.contributions === contributions) return known.key;
  const key = keyFrom(crypto.createHmac('sha256', Buffer.from(secret, 'hex')).update(keyText(id, contributions)).digest());
  if (keys.size >= KEYS) keys.clear();
  keys.set(id, { key, secret, contributions });
  return key;
}
