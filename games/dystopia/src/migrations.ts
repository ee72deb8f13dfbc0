type Saved = Record<string, unknown>;

/** `migrations[n]` turns a saved state of version n into one of version n + 1. */
export const migrations: Record<number, (s: Saved) => Saved> = { 1: toVersion2 };

/** Version 2: a level of one's own never stood in the campaign; now its match says so. */
function toVersion2(s: Saved): Saved {
  const options = s['options'] as Saved;
  return { ...s, options: { ...options, ...(s['custom'] === null ? {} : { campaign: false }) } };
}
