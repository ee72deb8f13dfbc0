/** Of the result that was left for its replay: whose it is, and how far it was scrolled. */
let left: { of: string; top: number } | null = null;

/** Keeps where a result was that is left for its replay. */
export function leaveResult(of: string, top: number): void {
  left = { of, top };
}

/** Whether this result was left for its replay, and one has not come back to it yet. */
export const wasLeftFor = (of: string): boolean => left?.of === of;

/** How far a result was scrolled that one comes back to, once; null where it is another one. */
export function cameBackTo(of: string): number | null {
  if (left?.of !== of) return null;
  const { top } = left;
  left = null;
  return top;
}
