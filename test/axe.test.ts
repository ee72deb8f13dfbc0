import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { BY_SIGHT, LESSER } from './browser/axe.ts';

/** As far as axe says of itself, outside of what it promises: a new version that says it otherwise fails here. */
interface Axe {
  _audit: { rules: { id: string; enabled: boolean; impact: string; tags: string[] }[] };
}

test('pages are looked at by all rules of axe whose faults are serious or critical, and by no other', () => {
  const { rules } = (createRequire(import.meta.url)('axe-core') as Axe)._audit;
  expect(rules.length).toBeGreaterThan(80);
  const usual = rules.filter(({ enabled, tags }) => enabled && !tags.includes('experimental'));
  const lesser = usual.filter(({ impact }) => ['minor', 'moderate'].includes(impact)).map(({ id }) => id);
  expect(lesser.sort()).toEqual([...LESSER]);
  // What is looked at in a second light alone is among what is looked at.
  expect(usual.map(({ id }) => id)).toEqual(expect.arrayContaining(BY_SIGHT));
});
