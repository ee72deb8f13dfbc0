/** The words of this page, by the end of their keys. */
export type Say = (key: string, args?: Record<string, string | number>) => string;

/** The page begins anew: whatever was known of the session is gone from it. */
export function goHome(): void {
  location.assign('/');
}
