/**
 * Differences of JSON values. The server sends a sight as changes to the one before and stores states the same way;
 * clients apply them with `patch`. A member whose value is undefined counts as absent, as in JSON.
 */

/** One change of a JSON value: the place as a path of keys, and what stands there now (absent: removed). */
export type Change = readonly [path: readonly (string | number)[]] | readonly [path: readonly (string | number)[], value: unknown];

/**
 * The changes that turn `before` into `after`: none where both are equal. Where replacing a member whole is shorter
 * than changing its parts, it is replaced. Values are not copied: serialise the changes before altering `after`.
 */
export function diff(before: unknown, after: unknown): Change[] {
  const changes: Change[] = [];
  collect(before, after, [], changes);
  return changes;
}

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

/** Adds the changes of one value to `to`, and returns how long they are as text. `path` is borrowed: it goes on changing. */
function collect(before: unknown, after: unknown, path: (string | number)[], to: Change[]): number {
  if (before === after) return 0;
  const from = to.length;
  let size: number;
  if (Array.isArray(before) && Array.isArray(after)) size = collectItems(before, after, path, to);
  else if (isMap(before) && isMap(after)) size = collectMembers(before, after, path, to);
  else return after === undefined ? add(to, [[...path]]) : add(to, [[...path], after]);
  // One small change is never longer than the whole; asking for sizes costs more than it saves there.
  if (to.length - from < 2) return size;
  if (isLonger(after, size - lengthOf(path))) return size;
  to.length = from;
  return add(to, [[...path], after]);
}

function collectItems(before: unknown[], after: unknown[], path: (string | number)[], to: Change[]): number {
  let size = 0;
  const at = path.length;
  const common = Math.min(before.length, after.length);
  for (let i = 0; i < common; i++) {
    if (before[i] === after[i]) continue;
    path[at] = i;
    size += collect(before[i], after[i], path, to);
  }
  path.length = at;
  // A removal in a list cuts it off there.
  if (after.length < before.length) size += add(to, [[...path, after.length]]);
  for (let i = common; i < after.length; i++) size += add(to, [[...path, i], after[i]]);
  return size;
}

function collectMembers(before: Record<string, unknown>, after: Record<string, unknown>, path: (string | number)[], to: Change[]): number {
  let size = 0;
  const at = path.length;
  for (const key of Object.keys(before)) {
    if (before[key] !== undefined && !(Object.hasOwn(after, key) && after[key] !== undefined)) size += add(to, [[...path, key]]);
  }
  for (const key of Object.keys(after)) {
    const value = after[key];
    const old = Object.hasOwn(before, key) ? before[key] : undefined;
    if (value === undefined || value === old) continue;
    path[at] = key;
    size += collect(old, value, path, to);
  }
  path.length = at;
  return size;
}

function add(to: Change[], change: Change): number {
  to.push(change);
  return lengthOf(change) + 1;
}

/** How long the value is as text; a text that needs escapes counts a little less. */
function lengthOf(value: unknown): number {
  return HUGE - leftAfter(value, HUGE);
}
const HUGE = 2 ** 50;

/** True where the value as text has more characters than `limit`; looks no further than it must. */
function isLonger(value: unknown, limit: number): boolean {
  return leftAfter(value, limit) < 0;
}

/** What is left of `limit` characters after the value as text, or something below 0. */
function leftAfter(value: unknown, limit: number): number {
  if (typeof value === 'string') return limit - value.length - 2;
  if (typeof value !== 'object' || value === null) return limit - String(value).length;
  let left = limit - 1;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length && left >= 0; i++) left = leftAfter(value[i], left) - 1;
    return left;
  }
  for (const key in value) {
    if (left < 0) return left;
    const member = (value as Record<string, unknown>)[key];
    if (member !== undefined) left = leftAfter(member, left - key.length - 4);
  }
  return left;
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
