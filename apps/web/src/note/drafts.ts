const PREFIX = 'questhall.note ';

/** Under which name a browser keeps what was typed into a note and not acknowledged. */
export const draftKey = (match: string, seat: number): string => `${PREFIX}${match} ${seat}`;

/** Whoever leaves a device leaves nothing unsent there. */
export function forgetDrafts(storage: Storage | undefined): void {
  if (!storage) return;
  for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
}
