import { createHash, createHmac } from 'node:crypto';
import { sealed } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { commitment, digestOf, newSecret, verifyCommitment } from './index.ts';

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** The same by Node's own cryptography, written from the description and not from the code. */
function byNode(secret: string, contributions: string[], matchId: string, draw: number, block: number): string {
  const encoding = ['questhall/1', matchId, ...contributions].flatMap((t) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(Buffer.byteLength(t));
    return [length, Buffer.from(t)];
  });
  const key = createHmac('sha256', Buffer.from(secret, 'hex')).update(Buffer.concat(encoding)).digest();
  const message = Buffer.alloc(12);
  message.writeBigUInt64BE(BigInt(draw));
  message.writeUInt32BE(block, 8);
  return createHmac('sha256', key).update(message).digest('hex');
}

describe('commitment', () => {
  test('a secret is 32 random bytes in hexadecimal', () => {
    expect(newSecret(Uint8Array.from({ length: 32 }, (_, i) => i))).toBe(SECRET);
    expect(() => newSecret(new Uint8Array(31))).toThrow('32 bytes, not 31');
  });

  test('is the SHA-256 of the bytes of the secret', () => {
    expect(commitment(SECRET)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
    expect(commitment(SECRET)).toBe(createHash('sha256').update(Buffer.from(SECRET, 'hex')).digest('hex'));
  });

  test('is verified by the secret and by nothing else', () => {
    const published = commitment(SECRET);
    expect(verifyCommitment(SECRET, published)).toBe(true);
    expect(verifyCommitment(SECRET.toUpperCase(), published.toUpperCase())).toBe(true);
    expect(verifyCommitment(SECRET.replace('00', '01'), published)).toBe(false);
    for (const wrong of ['', 'zz', SECRET.slice(2), `${SECRET}00`]) expect(verifyCommitment(wrong, published)).toBe(false);
  });
});

describe('digests', () => {
  // Fixed for ever: a match that was played must be verifiable in ten years.
  const vectors: [string[], string, number, number, string][] = [
    [['', ''], 'm1', 0, 0, '6ace4d7b4ed459778a320799f76d90b8fc585bab4b1ac93762fa772c868d0513'],
    [['heads', 'tails'], 'm1', 0, 0, '99d5b5896ed9ebf242790d20f794c4306c0460e54d97c9a89fb10471b7606342'],
    [['heads', 'tails'], 'm1', 1, 0, '1e34f05ae183d1a713e21106093dc946a7369dc60c18c98d8b552623c98c7a6b'],
    [['heads', 'tails'], 'm1', 1, 1, '8cfe3538012ba0bafa1f73bd3c640b7af8286530b320ed762d8bc6b5a47578ed'],
    [['Æblegrød', '🎲', ''], 'match-42', 2 ** 40, 7, 'aa7d59472707083270080a973759259f071a7a573fbde52f5611506cad789fee'],
  ];
  test.each(vectors)('%j %s draw %i block %i', (contributions, matchId, draw, block, expected) => {
    expect(hex(digestOf(SECRET, contributions, matchId)(draw, block))).toBe(expected);
    expect(byNode(SECRET, contributions, matchId, draw, block)).toBe(expected);
  });

  test('every part counts: secret, each contribution and its seat, match, draw, block', () => {
    const all = [
      digestOf(SECRET, ['a', 'b'], 'm')(0, 0),
      digestOf(SECRET.replace('00', 'ff'), ['a', 'b'], 'm')(0, 0),
      digestOf(SECRET, ['b', 'a'], 'm')(0, 0),
      digestOf(SECRET, ['ab', ''], 'm')(0, 0),
      digestOf(SECRET, ['', 'ab'], 'm')(0, 0),
      digestOf(SECRET, ['a', 'b', ''], 'm')(0, 0),
      digestOf(SECRET, ['b'], 'ma')(0, 0),
      digestOf(SECRET, ['a', 'b'], 'n')(0, 0),
      digestOf(SECRET, ['a', 'b'], 'm')(1, 0),
      digestOf(SECRET, ['a', 'b'], 'm')(0, 1),
    ].map(hex);
    expect(new Set(all).size).toBe(all.length);
  });

  test('the kernel draws from them: dice that stay the same, and go on after a restart', () => {
    const digest = digestOf(SECRET, ['heads', 'tails'], 'm1');
    const chance = sealed(digest);
    const rolls = Array.from({ length: 12 }, () => 1 + chance.below(6));
    expect(rolls).toEqual([4, 4, 1, 2, 5, 2, 5, 6, 6, 1, 1, 6]);
    const later = sealed(digest, 8);
    expect(Array.from({ length: 4 }, () => 1 + later.below(6))).toEqual(rolls.slice(8));
  });

  test('a secret that is none is refused', () => {
    expect(() => digestOf('secret', [], 'm')).toThrow('64 hexadecimal digits');
  });
});
