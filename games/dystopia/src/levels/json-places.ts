/** Where a value begins in a text, both from 1. */
export interface Place {
  line: number;
  column: number;
}

/** A text that is no JSON, with the first place that cannot be. */
export class NoJson extends Error {
  readonly place: Place;
  constructor(place: Place) {
    super(`no JSON at line ${place.line}, column ${place.column}`);
    this.place = place;
  }
}

/** No level is nested deeper; a text that is has nothing to do with one. */
const DEEPEST = 16;
const SPACE = /[ \t\r\n]*/y;
const STRING = /"(?:[^"\\\n]|\\.)*"/y;
const LITERAL = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** A part of a JSON pointer: ~ and / are written ~0 and ~1 (RFC 6901). */
export const pointerPart = (key: string | number): string => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/**
 * Reads JSON and remembers where each value stands, so that whatever is wrong with a value can be shown in the file.
 * @returns the value, and the place of what a JSON pointer names: of the nearest value around it where there is none
 * @throws NoJson with the place, the same in every browser
 */
export function parseWithPlaces(text: string): { value: unknown; placeOf(pointer: string): Place } {
  const starts = new Map<string, number>();
  let at = 0;

  const fail = (): never => {
    throw new NoJson(placeAt(text, at));
  };
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  };
  const skip = () => take(SPACE);
  /** True and past it where the next sign is this one. */
  const sign = (wanted: string): boolean => {
    skip();
    if (text[at] !== wanted) return false;
    at += 1;
    return true;
  };

  function value(pointer: string, depth: number): unknown {
    if (depth > DEEPEST) fail();
    skip();
    starts.set(pointer, at);
    if (text[at] === '{') return object(pointer, depth);
    if (text[at] === '[') return list(pointer, depth);
    return string() ?? JSON.parse(take(LITERAL) ?? fail());
  }

  /** A string, or undefined where none begins here. What it may hold, JSON itself knows. */
  function string(): string | undefined {
    const from = at;
    const found = take(STRING);
    if (found === undefined) return undefined;
    try {
      return JSON.parse(found) as string;
    } catch {
      at = from; // an escape or a sign that must not be there: it is told as the string's place
      return fail();
    }
  }

  function object(pointer: string, depth: number): unknown {
    at += 1;
    const entries: [string, unknown][] = [];
    if (sign('}')) return {};
    do {
      skip();
      const from = at;
      const key = string() ?? fail();
      // Twice the same key is allowed by some readers, and each takes another one for the true one.
      if (starts.has(pointer + pointerPart(key))) {
        at = from;
        fail();
      }
      if (!sign(':')) fail();
      entries.push([key, value(pointer + pointerPart(key), depth + 1)]);
    } while (sign(','));
    if (!sign('}')) fail();
    // Not by assignment: a key called __proto__ is a key like any other.
    return Object.fromEntries(entries);
  }

  function list(pointer: string, depth: number): unknown {
    at += 1;
    const items: unknown[] = [];
    if (sign(']')) return items;
    do items.push(value(pointer + pointerPart(items.length), depth + 1));
    while (sign(','));
    if (!sign(']')) fail();
    return items;
  }

  const whole = value('', 0);
  skip();
  if (at < text.length) fail();
  return {
    value: whole,
    placeOf(pointer) {
      let near = pointer;
      while (near !== '' && !starts.has(near)) near = near.slice(0, near.lastIndexOf('/'));
      return placeAt(text, starts.get(near) ?? 0);
    },
  };
}

function placeAt(text: string, at: number): Place {
  const before = text.slice(0, at);
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
}
