/**
 * Differences of JSON values. The server sends a sight as changes to the one before and stores states the same way;
 * clients apply them with `patch`. A member whose value is undefined counts as absent, as in JSON.
 */

/** One change of a JSON value: the place as a path of keys, and what stands there now (absent: removed). */
export type Change = readonly [path: readonly (string | number)[]] | readonly [path: readonly (string | number)[], value: unknown];

type Path = readonly (string | number)[];

/**
 * The changes that turn `before` into `after`: none where both are equal. Where replacing a member whole is shorter
 * than changing its parts, it is replaced. Values are not copied: serialise the changes before altering `after`.
 */
export function diff(before: unknown, after: unknown): Change[] {
  return changesOf(before, after, []);
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

function changesOf(before: unknown, after: unknown, path: Path): Change[] {
  if (before === after) return [];
  let changes: Change[];
  if (Array.isArray(before) && Array.isArray(after)) changes = itemChanges(before, after, path);
  else if (isMap(before) && isMap(after)) changes = memberChanges(before, after, path);
  else return [after === undefined ? [path] : [path, after]];
  // One small change is never longer than the whole; asking for sizes costs more than it saves there.
  if (changes.length < 2) return changes;
  const whole: Change = [path, after];
  return sizeOf(changes) > sizeOf([whole]) ? [whole] : changes;
}

function itemChanges(before: unknown[], after: unknown[], path: Path): Change[] {
  const changes: Change[] = [];
  const common = Math.min(before.length, after.length);
  for (let i = 0; i < common; i++) changes.push(...changesOf(before[i], after[i], [...path, i]));
  // A removal in a list cuts it off there.
  if (after.length < before.length) changes.push([[...path, after.length]]);
  for (let i = common; i < after.length; i++) changes.push([[...path, i], after[i]]);
  return changes;
}

function memberChanges(before: Record<string, unknown>, after: Record<string, unknown>, path: Path): Change[] {
  const changes: Change[] = [];
  for (const key of Object.keys(before)) {
    if (before[key] !== undefined && !(Object.hasOwn(after, key) && after[key] !== undefined)) changes.push([[...path, key]]);
  }
  for (const [key, value] of Object.entries(after)) {
    if (value !== undefined) changes.push(...changesOf(Object.hasOwn(before, key) ? before[key] : undefined, value, [...path, key]));
  }
  return changes;
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sizeOf(changes: readonly Change[]): number {
  return JSON.stringify(changes).length;
}
