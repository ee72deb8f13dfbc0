/**
 * Differences of JSON values. The server sends a sight as changes to the one before and stores states the same way;
 * clients apply them with `patch`. A member whose value is undefined counts as absent, as in JSON.
 */

/** One change of a JSON value: the place as a path of keys, and what stands there now (absent: removed). */
export type Change = readonly [path: readonly (string | number)[]] | readonly [path: readonly (string | number)[], value: unknown];

/**
 * The changes that turn `before` into `after`: none where both are equal. Where replacing a member whole is shorter
 * than changing its parts, it is replaced. Values are not copied: serialise the changes before altering `after`.
 * @param known what other comparisons have found, of values that share objects with these
 */
export function diff(before: unknown, after: unknown, known?: Known): Change[] {
  const changes: Change[] = [];
  collect(before, after, [], 0, 1, changes, known);
  return changes;
}

/**
 * What several comparisons have in common: where values of many viewers share the same objects, those are compared once.
 * For values that do not change meanwhile.
 */
export class Known {
  readonly #found = new Map<object, Found>();

  /** @param path as in `collect` */
  find(before: object, after: object, path: Path, depth: number): Found | undefined {
    const found = this.#found.get(after);
    if (!found || found.before !== before || found.path.length !== depth) return undefined;
    for (let i = 0; i < depth; i++) if (found.path[i] !== path[i]) return undefined;
    return found;
  }

  keep(after: object, found: Found): void {
    this.#found.set(after, found);
  }
}

/** The changes that led from one object to another at this place, and how long they are as text. */
interface Found {
  before: object;
  path: Path;
  changes: readonly Change[];
  size: number;
}

/** How deep objects lie that viewers share: a part of a view, or one of a list in it. Deeper ones are parts of those. */
const SHARED_DEPTH = 2;

/**
 * `value` with the changes made, in their order. `value` itself stays as it is, and what has not changed is shared
 * with the result, so a client can see by identity what is new.
 * @throws Error where a path leads nowhere: the value is not the one that the changes were made for
 */
export function patch<T>(value: T, changes: readonly Change[]): T {
  const own = new Set<unknown>();
  let root: unknown = value;
  for (const change of changes) {
    const [path] = change;
    const last = path[path.length - 1];
    if (last === undefined) {
      root = change.length === 2 ? change[1] : undefined;
      continue;
    }
    root = owned(root, own);
    let place = root as Record<string | number, unknown>;
    for (let i = 0; i < path.length - 1; i++) {
      const key = path[i]!;
      place[key] = owned(place[key], own);
      place = place[key] as Record<string | number, unknown>;
    }
    if (change.length === 2) place[last] = change[1];
    else if (Array.isArray(place)) place.length = last as number;
    else delete place[last];
  }
  return root as T;
}

/** A copy of this object that the patch may alter; the same one when it is met again. */
function owned(value: unknown, own: Set<unknown>): unknown {
  if (typeof value !== 'object' || value === null) throw new Error('a change leads to a place that is not there');
  if (own.has(value)) return value;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  own.add(copy);
  return copy;
}

/**
 * Adds the changes of one value to `to`, and returns how long they are as text. `path` is borrowed: its first `depth` keys
 * lead to the value, `at` is how long they are as text, and what lies behind them is of no meaning.
 */
function collect(before: unknown, after: unknown, path: Path, depth: number, at: number, to: Change[], known?: Known): number {
  if (before === after) return 0;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return replace(after, path, depth, at, to);
  if (Array.isArray(before) !== Array.isArray(after)) return replace(after, path, depth, at, to);
  if (!known || depth === 0 || depth > SHARED_DEPTH) return collectInside(before, after, path, depth, at, to, known);
  const found = known.find(before, after, path, depth);
  if (found) {
    for (const change of found.changes) to.push(change);
    return found.size;
  }
  const from = to.length;
  const size = collectInside(before, after, path, depth, at, to, known);
  known.keep(after, { before, path: path.slice(0, depth), changes: to.slice(from), size });
  return size;
}

/** The same for two lists, or two objects. */
function collectInside(
  before: object,
  after: object,
  path: Path,
  depth: number,
  at: number,
  to: Change[],
  known: Known | undefined,
): number {
  const from = to.length;
  const size = Array.isArray(after)
    ? collectItems(before as unknown[], after, path, depth, at, to, known)
    : collectMembers(before as Members, after as Members, path, depth, at, to, known);
  // One small change is never longer than the whole; asking for sizes costs more than it saves there.
  if (to.length - from < 2) return size;
  if (isLonger(after, size - at)) return size;
  to.length = from;
  return replace(after, path, depth, at, to);
}

export type Path = (string | number)[];
export type Members = Record<string, unknown>;

export function replace(after: unknown, path: Path, depth: number, at: number, to: Change[]): number {
  if (after === undefined) return remove(path, depth, at, to);
  to.push([path.slice(0, depth), after]);
  return at + lengthOf(after) + 4;
}

export function remove(path: Path, depth: number, at: number, to: Change[]): number {
  to.push([path.slice(0, depth)]);
  return at + 3;
}

function collectItems(
  before: unknown[],
  after: unknown[],
  path: Path,
  depth: number,
  at: number,
  to: Change[],
  known: Known | undefined,
): number {
  let size = 0;
  const common = Math.min(before.length, after.length);
  for (let i = 0; i < common; i++) {
    if (before[i] === after[i]) continue;
    path[depth] = i;
    size += collect(before[i], after[i], path, depth + 1, at + digitsOf(i) + 1, to, known);
  }
  // A removal in a list cuts it off there.
  if (after.length < before.length) {
    path[depth] = after.length;
    size += remove(path, depth + 1, at + digitsOf(after.length) + 1, to);
  }
  for (let i = common; i < after.length; i++) {
    path[depth] = i;
    size += replace(after[i], path, depth + 1, at + digitsOf(i) + 1, to);
  }
  return size;
}

export function collectMembers(
  before: Members,
  after: Members,
  path: Path,
  depth: number,
  at: number,
  to: Change[],
  known: Known | undefined,
): number {
  let size = 0;
  const had = Object.keys(before);
  const keys = Object.keys(after);
  const from = to.length;
  let done = 0;
  let isAlike = true;
  // As a rule both have the same members in the same order: then each is looked up once in either. By their lists, since Node 24
  // compiles a loop over the members of objects of many forms anew for each form, and throws it away for the next.
  while (done < had.length) {
    const key = had[done]!;
    const value = after[key];
    isAlike = key === keys[done] && value !== undefined;
    if (!isAlike) break;
    done++;
    if (value === before[key]) continue;
    path[depth] = key;
    size += collect(before[key], value, path, depth + 1, at + key.length + 3, to, known);
  }
  if (!isAlike) {
    // Removals come first.
    const found = to.splice(from);
    for (const key of had) {
      if (before[key] === undefined || member(after, key) !== undefined) continue;
      path[depth] = key;
      size += remove(path, depth + 1, at + key.length + 3, to);
    }
    for (const change of found) to.push(change);
  }
  for (; done < keys.length; done++) {
    const key = keys[done]!;
    const value = after[key];
    if (value === before[key] || value === undefined) continue;
    path[depth] = key;
    size += collect(member(before, key), value, path, depth + 1, at + key.length + 3, to, known);
  }
  return size;
}

/** What an object has under a name itself: names may be those that every object inherits. */
function member(of: Members, key: string): unknown {
  const value = of[key];
  return (typeof value === 'function' || value === Object.prototype) && !Object.hasOwn(of, key) ? undefined : value;
}

/** How long the value is as text; a text that needs escapes counts a little less. */
function lengthOf(value: unknown): number {
  return HUGE - leftAfter(value, HUGE);
}
/** Longer than any text, and still a number that the engine needs no object for. */
const HUGE = 2 ** 30;

/** True where the value as text has more characters than `limit`; looks no further than it must. */
export function isLonger(value: unknown, limit: number): boolean {
  return leftAfter(value, limit) < 0;
}

/** What is left of `limit` characters after the value as text, or something below 0. */
function leftAfter(value: unknown, limit: number): number {
  if (typeof value === 'string') return limit - value.length - 2;
  if (typeof value === 'number') return limit - digitsOf(value);
  if (typeof value !== 'object' || value === null) return limit - String(value).length;
  let left = limit - 1;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length && left >= 0; i++) left = leftAfter(value[i], left) - 1;
    return left;
  }
  const keys = Object.keys(value);
  for (let i = 0; i < keys.length; i++) {
    if (left < 0) return left;
    const key = keys[i]!;
    const member = (value as Record<string, unknown>)[key];
    if (member !== undefined) left = leftAfter(member, left - key.length - 4);
  }
  return left;
}

/** How long a number is as text; most are small. */
export function digitsOf(n: number): number {
  if (n >= 0 && n < 100 && Number.isInteger(n)) return n < 10 ? 1 : 2;
  return String(n).length;
}
