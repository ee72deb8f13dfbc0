import type { Pick } from '../program.ts';
import type { BadRequest } from './messages.ts';

/** A request as it goes over the line: the same words, spelt in another way. */
export interface Spelt extends BadRequest {
  /** Where the body is cut in two, and how long the rest is waited for, in milliseconds. */
  pause?: { at: number; ms: number };
  /** The body without its length, piece by piece. */
  chunked?: boolean;
}

const JSONS = ['application/json', 'Application/JSON', 'application/json; charset=utf-8', 'application/json;charset="UTF-8"'];

/** The same request, which must be answered just as the plain one: letters of its path, names of headers, way of the body. */
export function respelt(pick: Pick, bad: BadRequest): Spelt {
  // What is not `/api/` to begin with may be broken on purpose.
  const path = bad.path.replace(/^\/api\/(matches|tables|session)?/, (text) =>
    [...text].map((letter) => (letter === '/' || pick(4) > 0 ? letter : percent(letter, pick))).join(''),
  );
  const headers = Object.entries(bad.headers).map(([name, value]): [string, string] => [
    [...name].map((letter) => (pick(3) ? letter : letter.toUpperCase())).join(''),
    name === 'content-type' && value === JSONS[0] ? JSONS[pick(JSONS.length)]! : value,
  ]);
  const length = bad.body?.length ?? 0;
  return {
    ...bad,
    path,
    headers: Object.fromEntries([...headers, ['x-forwarded-for', `203.0.113.${pick(250)}`]]),
    chunked: length > 0 && pick(2) === 0,
    ...(length > 0 && pick(8) === 0 ? { pause: { at: pick(length), ms: 1 + pick(50) } } : {}),
  };
}

function percent(letter: string, pick: Pick): string {
  const hex = letter.charCodeAt(0).toString(16);
  return `%${pick(2) ? hex : hex.toUpperCase()}`;
}
