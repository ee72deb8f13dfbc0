/**
 * A deep copy of plain data (what JSON can hold). Hand-written because it is the hot loop of every search:
 * no cycle detection, no prototypes, no undefined members.
 */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const length = value.length;
    const copy = new Array(length);
    for (let i = 0; i < length; i++) {
      const item = value[i];
      copy[i] = typeof item === 'object' && item !== null ? clone(item) : item;
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
