type Saved = Record<string, unknown>;

/** `migrations[n]` turns a saved state of version n into one of version n + 1. */
export const migrations: Record<number, (s: Saved) => Saved> = { 1: toVersion2 };

/** How matches were played before these could be chosen. */
const RULINGS = { attackStep: 'spent', passing: 'open', wizardPass: 'always', handOver: 'one' };

/** Version 2: a level of one's own never stood in the campaign; now its match says so. Four rulings can be chosen. */
function toVersion2(s: Saved): Saved {
  const options = s['options'] as Saved;
  return { ...s, options: { ...options, ...RULINGS, ...(s['custom'] === null ? {} : { campaign: false }) } };
}
