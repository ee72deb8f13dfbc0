/**
 * A deep copy of plain data (what JSON can hold). Hand-written because it is the hot loop of every search:
 * no cycle detection, no prototypes, no undefined members.
 */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    // Most lists hold words or numbers: those are done by the slice.
    const copy = value.slice();
    for (let i = 0; i < copy.length; i++) {
      const item = copy[i];
      if (typeof item === 'object' && item !== null) copy[i] = clone(item);
    }
    return copy as T;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) {
    const item = value[key];
    copy[key] = typeof item === 'object' && item !== null ? clone(item) : item;
  }
  return copy as T;
}
