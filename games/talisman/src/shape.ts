/*
 * What a state is made of, declared once: each field with what it holds, what it begins with, and who sees it. The type of
 * the state comes from that declaration here, and so do a fresh one, its copy and what bots glance at, which are written out
 * from it (`npm run state-copies`, copies.gen.ts): a new field is one line, and none of them can forget it. Written out,
 * since all states then have one form of which the machine knows the place of each field; to go by the declaration while a
 * match runs took a copy up to five times as long.
 */

/** Who sees a field: everybody, nobody, or it depends on who looks (and is then said where glances are made). */
export type Sight = 'all' | 'nobody' | 'depends';

/** What a field holds: a value that is shared, or something of which each copy needs its own. */
export type Kind = 'value' | 'constant' | 'list' | 'table' | 'lists' | 'things' | 'one' | 'each' | 'eachOrNull';

/** One field. `_holds` is a type alone. */
export interface Part<T, Always extends boolean = boolean> {
  readonly kind: Kind;
  readonly first: string | number | boolean | null | undefined;
  readonly seen: Sight;
  /** False where the field may be missing, and is in a fresh state. */
  readonly always: Always;
  /** Of what shape the things in it are. */
  readonly of: Shape | undefined;
  readonly _holds?: T;
}

export type Shape = Readonly<Record<string, Part<unknown>>>;

type Held<P> = P extends Part<infer T> ? T : never;
type Lasting<F> = { [K in keyof F]: F[K] extends Part<unknown, true> ? K : never }[keyof F];

/** What such a thing is as a type. */
export type Of<F extends Shape> = { -readonly [K in Lasting<F>]: Held<F[K]> } & {
  -readonly [K in Exclude<keyof F, Lasting<F>>]?: Held<F[K]>;
};

const part = <T>(kind: Kind, first?: Part<T>['first'], of?: Shape): Part<T, true> => ({ kind, first, seen: 'all', always: true, of });

/** A word, a number, a flag or null: all copies share it. */
export const value = <T extends string | number | boolean | null>(first: T): Part<T, true> => part<T>('value', first);

/** The same, in a field that is mostly missing. */
export const sometimes = <T extends string | number | boolean>(): Part<T, false> => ({ ...part<T>('value'), always: false });

/** What never changes once it was made a constant, such as the options of a match: copies share it. */
export const constantly = <T extends object>(): Part<T, true> => part<T>('constant');

/** A list of words or numbers. */
export const list = <T extends string | number>(): Part<T[], true> => part<T[]>('list');

/** Words or numbers by name. */
export const table = <T extends object>(): Part<T, true> => part<T>('table');

/** Lists of words by name. */
export const lists = <T extends object>(): Part<T, true> => part<T>('lists');

/** A list of anything: few, so that it need not be declared how each is copied. */
export const things = <T extends object>(): Part<T[], true> => part<T[]>('things');

/** A thing of this shape. */
export const one = <F extends Shape>(shape: F): Part<Of<F>, true> => part<Of<F>>('one', undefined, shape);

/** A list of things of this shape, and one with null where there is none. */
export const each = <F extends Shape>(shape: F): Part<Of<F>[], true> => part<Of<F>[]>('each', undefined, shape);
export const eachOrNull = <F extends Shape>(shape: F): Part<(Of<F> | null)[], true> =>
  part<(Of<F> | null)[]>('eachOrNull', undefined, shape);

/** Nobody sees it: in a glance it is as in a fresh state. */
export const unseen = <P extends Part<unknown>>(of: P): P => ({ ...of, seen: 'nobody' });

/** It depends on who looks. */
export const depends = <P extends Part<unknown>>(of: P): P => ({ ...of, seen: 'depends' });
