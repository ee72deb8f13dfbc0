/*
 * A stand-in for `vitest` inside the bundle of a game's tests: it collects them, so that the runner can run those that
 * a change concerns, in a fraction of the time a start of Vitest takes. `expect` is Vitest's own.
 */
import { ASYMMETRIC_MATCHERS_OBJECT, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';
import * as chai from 'chai';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
const asymmetric = (globalThis as unknown as Record<symbol, object>)[ASYMMETRIC_MATCHERS_OBJECT];
export const expect = Object.assign((value: unknown, message?: string) => chai.expect(value, message), chai.expect, asymmetric, {
  fail: (message?: string) => chai.expect.fail(message ?? 'fails'),
});

type Body = (...args: never[]) => unknown;

/** A test as the runner sees it. */
export interface Collected {
  file: string;
  name: string;
  /** Runs what must have run before, then the test. Throws where it fails. */
  run: () => Promise<void>;
}

export const collected: Collected[] = [];
let file = '';
let path: string[] = [];
let before: (() => Promise<void>)[] = [];
const after: Body[] = [];

/** Which file the tests that follow belong to: the bundle calls it before each of them. */
export function fileBegins(name: string): void {
  [file, path, before] = [name, [], []];
}

/**
 * What is done after each test, of all files: only modules that several files share call it, and here those are loaded
 * once, with the first of them.
 */
export function afterEach(body: Body): void {
  after.push(body);
}

/** What a `beforeAll` does is done once, when the first test after it runs. */
export function beforeAll(body: Body): void {
  let done: Promise<void> | undefined;
  before = [...before, () => (done ??= Promise.resolve(body()).then(() => {}))];
}

function collect(name: string, body: Body, args: readonly unknown[] = []): void {
  const first = before;
  const run = async () => {
    for (const step of first) await step();
    await body(...(args as never[]));
    for (const step of after) await step();
  };
  collected.push({ file, name: [...path, name].join(' > '), run });
}

const rows = (table: readonly unknown[]) => table.map((row) => (Array.isArray(row) ? row : [row]));

export const test = Object.assign((name: string, body: Body) => collect(name, body), {
  each: (table: readonly unknown[]) => (name: string, body: Body) => {
    for (const row of rows(table)) collect(`${name} ${String(row[0])}`, body, row);
  },
});
export const it = Object.assign((name: string, body: Body) => collect(name, body), { each: test.each });

function group(name: string, body: Body, args: readonly unknown[] = []): void {
  const outside = { path, before };
  path = [...path, name];
  body(...(args as never[]));
  ({ path, before } = outside);
}

export const describe = Object.assign((name: string, body: Body) => group(name, body), {
  each: (table: readonly unknown[]) => (name: string, body: Body) => {
    for (const row of rows(table)) group(`${name} ${String(row[0])}`, body, row);
  },
});
