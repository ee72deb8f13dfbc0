/** The place of the first thing in a value that JSON would lose or change, with what it is; undefined where all is plain. */
export function notPlain(value: unknown, at = 'state'): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `${at} is ${Object.is(value, -0) ? '-0' : value}`;
  if (typeof value !== 'object') return `${at} is ${value === undefined ? 'undefined' : `a ${typeof value}`}`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = notPlain(value[i], `${at}[${i}]`);
      if (found) return found;
    }
    return undefined;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `${at} is a ${(value as object).constructor?.name ?? 'class instance'}`;
  for (const [key, item] of Object.entries(value)) {
    const found = notPlain(item, `${at}.${key}`);
    if (found) return found;
  }
  return undefined;
}

/** The first place where two values differ once they are JSON, with both; undefined where they are the same bytes. */
export function difference(a: unknown, b: unknown, at = 'state'): string | undefined {
  const [one, two] = [JSON.stringify(a), JSON.stringify(b)];
  if (one === two) return undefined;
  // Same content in another order is a difference too, which a hash of the state would see.
  return firstDifference(parsed(one), parsed(two), at) ?? `${at}: the order of the fields`;
}

function parsed(json: string | undefined): unknown {
  return json === undefined ? undefined : JSON.parse(json);
}

function firstDifference(a: unknown, b: unknown, at: string): string | undefined {
  if (Object.is(a, b)) return undefined;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) {
    return `${at}: ${JSON.stringify(a)} and ${JSON.stringify(b)}`;
  }
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = firstDifference((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], `${at}.${key}`);
    if (found) return found;
  }
  return undefined;
}

/** The places of an object that two values share, so that a change to one would be a change to the other. */
export function sharedObject(a: unknown, b: unknown): string | undefined {
  const places = new Map<object, string>();
  const collect = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null || places.has(value)) return;
    places.set(value, at);
    for (const [key, item] of Object.entries(value)) collect(item, `${at}.${key}`);
  };
  const find = (value: unknown, at: string): string | undefined => {
    if (typeof value !== 'object' || value === null) return undefined;
    const there = places.get(value);
    if (there !== undefined && !Object.isFrozen(value)) return there === at ? at : `${at} (there ${there})`;
    for (const [key, item] of Object.entries(value)) {
      const found = find(item, `${at}.${key}`);
      if (found) return found;
    }
    return undefined;
  };
  collect(a, 'state');
  return find(b, 'state');
}
