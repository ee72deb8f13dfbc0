import { createHash, createHmac, randomBytes } from 'node:crypto';
import { type SealedChance, sealed } from '@questhall/kernel';

/** A match's chance before its first draw: the secret, and the commitment to it that everybody may see. */
export function newSecret(): { secret: string; commitment: string } {
  const bytes = randomBytes(32);
  return { secret: bytes.toString('hex'), commitment: createHash('sha256').update(bytes).digest('hex') };
}

/** The source of a match's dice and draws, `drawn` draws after its beginning. */
export function chanceOf(secret: string, drawn: number): SealedChance {
  const key = Buffer.from(secret, 'hex');
  return sealed((draw, block) => createHmac('sha256', key).update(`${draw}:${block}`).digest(), drawn);
}
