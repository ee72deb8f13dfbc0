/**
 * Where dice and draws come from. The source lies outside the state and is handed to `play`, so no state and
 * no view can hold a key or a future order.
 */
export interface Chance {
  /**
   * A whole number from 0 to n − 1, each equally likely. Throws a RangeError where n is not a whole number ≥ 1.
   * `what` names the draw ("die", "power deck"); `items` is what is drawn from: fast and sealed sources ignore
   * both, scripted ones (tests, scenarios) look the wanted item up in `items`.
   */
  below(n: number, what?: string, items?: readonly unknown[]): number;
}

function checkCount(n: number): void {
  if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) throw new RangeError(`cannot draw one of ${n}`);
}

/**
 * The source for playouts: sfc32 (Chris Doty-Humphrey's small fast counting generator, 128 bits of state).
 * Equal seed and stream give equal draws on every machine. Not for matches between people.
 * @param seed any 32-bit whole number
 * @param stream tells apart many sources made from one seed (match number, worker job)
 */
export function fast(seed: number, stream = 0): Chance {
  let a = seed | 0;
  let b = stream | 0;
  let c = 0x9e3779b9 | 0;
  let count = 1;
  const next = (): number => {
    const t = (a + b + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  };
  // The seeds are small numbers; twelve rounds spread them over the whole state.
  for (let i = 0; i < 12; i++) next();
  return {
    below(n) {
      checkCount(n);
      // A draw from the last group of n that is not complete would favour the small numbers: it is drawn again.
      for (;;) {
        const x = next();
        // As whole numbers of 32 bits, which the machine divides several times as fast.
        const rest = n === 2 ** 32 ? x : (x % (n >>> 0)) >>> 0;
        if (x - rest <= 2 ** 32 - n) return rest;
      }
    },
  };
}

/** A sealed source tells how many draws it has made, so that a match can go on after a restart. */
export interface SealedChance extends Chance {
  readonly drawn: number;
}

/**
 * The source for matches: draw number i comes from `digest(i, 0)`, an HMAC-SHA256 keyed with the match's
 * committed secret (the kernel has no cryptography of its own; see `@questhall/fair`). A digest is read in
 * groups of 48 bits; a group at or above the largest multiple of n is passed over so that no outcome is
 * favoured; when all groups of a digest are used up, `digest(i, 1)` follows, and so on.
 * @param digest 32 bytes for a draw number and a block number
 * @param drawn how many draws the match has made before
 */
export function sealed(digest: (draw: number, block: number) => Uint8Array, drawn = 0): SealedChance {
  const source = {
    drawn,
    below(n: number) {
      checkCount(n);
      const draw = source.drawn++;
      const limit = 2 ** 48 - (2 ** 48 % n);
      for (let block = 0; ; block++) {
        const bytes = digest(draw, block);
        for (let at = 0; at + 6 <= bytes.length; at += 6) {
          let x = 0;
          for (let i = 0; i < 6; i++) x = x * 256 + bytes[at + i]!;
          if (x < limit) return x % n;
        }
      }
    },
  };
  return source;
}
