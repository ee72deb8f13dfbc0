import type { ScenarioWords } from '@questhall/kernel';
import { knownWords } from './nearest.ts';

/** Where something stands in a scenario file: `['when', 2, 'choose']`. */
export type Path = readonly (string | number)[];

/** Something in a scenario file that cannot be understood, with its place. The runner adds file and line. */
export class ScenarioError extends Error {
  readonly path: Path;
  readonly why: string;
  constructor(path: Path, why: string) {
    super(path.length > 0 ? `${placeOf(path)}: ${why}` : why);
    this.path = path;
    this.why = why;
  }
}

/** A place as a person writes it: `when[2].choose`, counted from 1. */
export function placeOf(path: Path): string {
  return path.map((p, i) => (typeof p === 'number' ? `[${p + 1}]` : i === 0 ? p : `.${p}`)).join('');
}

/** A piece of a scenario file that knows its place, so that whoever reads it can name a wrong word. */
export class Words implements ScenarioWords {
  readonly value: unknown;
  readonly path: Path;
  private readonly over: Words | undefined;

  /** @param over words of another place that stand in for these, field by field (see `withOver`) */
  constructor(value: unknown, path: Path = [], over?: Words) {
    this.value = value;
    this.path = path;
    this.over = over;
  }

  /** These fields with those of `over` in their place; fields within fields likewise, everything else whole. */
  withOver(over: Words): Words {
    return this.isMap() && over.isMap() ? new Words(merged(this.value, over.value), this.path, over) : over;
  }

  /** @throws ScenarioError at this place */
  fail(why: string): never {
    throw new ScenarioError(this.path, why);
  }

  likely(wrong: string, known: readonly string[]): string {
    return knownWords(wrong, known);
  }

  /** A word, or a number read as one: `5` and `"5"` are the same. */
  text(): string {
    if (typeof this.value === 'string' || typeof this.value === 'number') return String(this.value);
    return this.fail(`a word was expected, not ${show(this.value)}`);
  }

  /** One of the given words. */
  oneOf<T extends string>(known: readonly T[]): T {
    const found = this.text();
    if ((known as readonly string[]).includes(found)) return found as T;
    return this.fail(`"${found}" is unknown here; ${knownWords(found, known)}`);
  }

  /** A whole number within a range. */
  whole(min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER): number {
    const n = typeof this.value === 'string' && this.value.trim() !== '' ? Number(this.value) : this.value;
    if (Number.isInteger(n) && (n as number) >= min && (n as number) <= max) return n as number;
    const range = min === Number.MIN_SAFE_INTEGER ? '' : max === Number.MAX_SAFE_INTEGER ? ` from ${min}` : ` from ${min} to ${max}`;
    return this.fail(`a whole number${range} was expected, not ${show(this.value)}`);
  }

  /** Yes or no: `true` or `false`. */
  flag(): boolean {
    return typeof this.value === 'boolean' ? this.value : this.fail(`true or false was expected, not ${show(this.value)}`);
  }

  list(): Words[] {
    if (!Array.isArray(this.value)) return this.fail(`a list was expected, not ${show(this.value)}`);
    return this.value.map((item, i) => new Words(item, [...this.path, i]));
  }

  isList(): boolean {
    return Array.isArray(this.value);
  }

  isMap(): boolean {
    return typeof this.value === 'object' && this.value !== null && !Array.isArray(this.value);
  }

  /** Every field with its name, in the order written. */
  entries(): [string, Words][] {
    if (!this.isMap()) return this.fail(`fields were expected, not ${show(this.value)}`);
    const over = new Map(this.over?.entries());
    return Object.entries(this.value as object).map(([key, value]) => {
      const instead = over.get(key);
      const path = [...this.path, key];
      return [
        key,
        instead ? (instead.isMap() && value !== instead.value ? new Words(value, path, instead) : instead) : new Words(value, path),
      ];
    });
  }

  /** The fields by name. A field that is not among `known` is an error at its own place. */
  fields<K extends string>(known: readonly K[]): { [N in K]?: Words } {
    const found: { [N in K]?: Words } = {};
    for (const [key, words] of this.entries()) {
      if (!(known as readonly string[]).includes(key)) words.fail(`"${key}" is unknown here; ${knownWords(key, known)}`);
      found[key as K] = words;
    }
    return found;
  }
}

/** Both, field by field; where only one is a group of fields, the second. */
function merged(base: unknown, over: unknown): unknown {
  if (!isFields(base) || !isFields(over)) return over;
  const all = { ...base, ...over };
  for (const key of Object.keys(over)) if (Object.hasOwn(base, key)) all[key] = merged(base[key], over[key]);
  // What is the same on both sides stays the same object: `entries` tells by that whose place it has.
  return all;
}

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every text in a value, whole and in its parts (`cast:sp.hex`, `3>7`), and the name of every field. */
export function wordsIn(value: unknown): string[] {
  const all = new Set<string>();
  const add = (one: unknown): void => {
    if (typeof one === 'string') for (const word of [one, ...one.split(/[\s,:;>#]+/)]) all.add(word);
    else if (Array.isArray(one)) one.forEach(add);
    else if (typeof one === 'object' && one !== null) {
      for (const [key, inner] of Object.entries(one)) {
        all.add(key);
        add(inner);
      }
    }
  };
  add(value);
  return [...all];
}

/** A value as one line of text, as it might stand in a scenario file. */
export function show(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return `[${value.map(show).join(', ')}]`;
  if (typeof value === 'object') {
    return `{ ${Object.entries(value)
      .map(([k, v]) => `${k}: ${show(v)}`)
      .join(', ')} }`;
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}
