import { createHash, randomBytes, randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** No I, O, 0, 1: they look alike and sound alike. */
const CLEAR = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function draw(letters: string, length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}

/** 16 letters and digits, about 83 bits: knowing the address of a table is the invitation. */
export function newId(): string {
  return draw(LETTERS, 16);
}

/** Five letters or digits for saying aloud. */
export function newCode(): string {
  return draw(CLEAR, 5);
}

/** Ten letters or digits, 50 bits, that hold for minutes: for typing in on another device. */
export function newLink(): string {
  return draw(CLEAR, 10);
}

/** Twenty letters or digits, 99 bits, that hold for years: for a sheet of paper. A plain hash of it cannot be guessed back. */
export function newRecovery(): string {
  return draw(CLEAR, 20);
}

/** 128 random bits that hold for days: for a link in a mail. */
export function newKey(): string {
  return randomBytes(16).toString('base64url');
}

/** A session's secret: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token. It has 256 random bits, so a plain hash cannot be guessed back. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
