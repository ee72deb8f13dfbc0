import { forgetDrafts } from '../note/drafts.ts';
import { storage } from '../settings/stored.ts';

/** The words of this page, by the end of their keys. */
export type Say = (key: string, args?: Record<string, string | number>) => string;

/** The page begins anew: whatever was known of the session is gone from it, and from this device. */
export function goHome(): void {
  forgetDrafts(storage());
  location.assign('/');
}
