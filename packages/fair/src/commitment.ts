import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/*
 * Dice that nobody can bend. Before a match begins, the server draws a secret and publishes its SHA-256. Then every
 * seat gives a contribution of its own, so the server could not have chosen a secret with pleasant dice. After the
 * match the server publishes the secret, and anybody can check the commitment and repeat every draw:
 *
 *   key(match)          = HMAC-SHA256(key = secret, message = encoding)
 *   digest(draw, block) = HMAC-SHA256(key = key(match), message = draw as 8 bytes big-endian, block as 4 bytes big-endian)
 *
 *   encoding = "questhall/1", then the match id, then each seat's contribution in seat order;
 *              each as UTF-8 with its length in bytes before it, 4 bytes big-endian.
 *
 * `sealed` of the kernel reads a number from a digest: groups of 48 bits, big-endian; a group at or above the largest
 * multiple of n is passed over; when a digest is used up, block 1 follows, and so on.
 */

export const SECRET_BYTES = 32;
/** Names this way of drawing; another way gets another name. */
const DOMAIN = 'questhall/1';

/** The SHA-256 of a secret in hexadecimal, published before the match. */
export type Commitment = string;

/**
 * A new secret in hexadecimal.
 * @param random 32 bytes from the system's cryptographic source
 * @throws RangeError for any other number of bytes
 */
export function newSecret(random: Uint8Array): string {
  if (random.length !== SECRET_BYTES) throw new RangeError(`a secret has ${SECRET_BYTES} bytes, not ${random.length}`);
  return bytesToHex(random);
}

/** What is published before the match: the SHA-256 of the secret's bytes. */
export function commitment(secret: string): Commitment {
  return bytesToHex(sha256(bytesOf(secret)));
}

/** Whether a published secret is the one that was committed to. False for anything that is no secret. */
export function verifyCommitment(secret: string, published: Commitment): boolean {
  if (!isSecret(secret)) return false;
  return commitment(secret) === published.toLowerCase();
}

/**
 * The digests from which `sealed` of the kernel draws.
 * @param secret 64 hexadecimal digits
 * @param contributions what each seat gave before the match, in seat order; the empty text where a seat gave nothing
 */
export function digestOf(secret: string, contributions: readonly string[], matchId: string): (draw: number, block: number) => Uint8Array {
  const key = hmac(sha256, bytesOf(secret), keyText(matchId, contributions));
  return (draw, block) => {
    const message = new Uint8Array(12);
    const view = new DataView(message.buffer);
    view.setBigUint64(0, BigInt(draw));
    view.setUint32(8, block);
    return hmac(sha256, key, message);
  };
}

function isSecret(secret: string): boolean {
  return /^[0-9a-f]{64}$/i.test(secret);
}

function bytesOf(secret: string): Uint8Array {
  if (!isSecret(secret)) throw new RangeError(`a secret is ${2 * SECRET_BYTES} hexadecimal digits`);
  return hexToBytes(secret);
}

/** The encoding from which the match's key is made. */
export function keyText(matchId: string, contributions: readonly string[]): Uint8Array {
  return encoded([DOMAIN, matchId, ...contributions]);
}

/** Each text with its length before it, so that no two lists of texts have the same bytes. */
function encoded(texts: readonly string[]): Uint8Array {
  const parts = texts.map((t) => utf8ToBytes(t));
  const bytes = new Uint8Array(parts.reduce((sum, p) => sum + 4 + p.length, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const part of parts) {
    view.setUint32(at, part.length);
    bytes.set(part, at + 4);
    at += 4 + part.length;
  }
  return bytes;
}
