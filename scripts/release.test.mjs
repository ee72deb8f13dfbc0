import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { numbered, withRelease, wrongWith } from './release.mjs';
import { root } from './steps.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const { version } = JSON.parse(read('package.json'));

test('the number of a release comes after the one before', () => {
  expect(wrongWith('0.2.0', '0.1.9')).toBeUndefined();
  expect(wrongWith('0.10.0', '0.9.0')).toBeUndefined();
  expect(wrongWith('1.0.0', '0.9.12')).toBeUndefined();
  expect(wrongWith('0.2', '0.1.0')).toContain('three numbers');
  expect(wrongWith('0.1.0', '0.1.0')).toContain('does not come after');
  expect(wrongWith('0.1.9', '0.2.0')).toContain('does not come after');
});

test('what is unreleased in the changelog becomes the release, above those before it', () => {
  const before = '# Changelog\n\n## Unreleased\n\n### For players\n- more\n\n## 0.1.0 (2026-11-22)\n\n- less\n';
  expect(withRelease(before, '0.2.0', '2026-11-27')).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-11-27)\n\n### For players\n- more\n\n## 0.1.0 (2026-11-22)\n\n- less\n',
  );
  expect(() => withRelease(withRelease(before, '0.2.0', '2026-11-27'), '0.3.0', '2026-11-28')).toThrow('Nothing is unreleased');
});

describe('this checkout', () => {
  test('has one number throughout', () => {
    const lock = JSON.parse(read('package-lock.json'));
    const folders = numbered(lock);
    expect(folders.length).toBeGreaterThan(10);
    for (const folder of folders) {
      expect([folder, JSON.parse(read(join(folder, 'package.json'))).version]).toEqual([folder, version]);
      expect([folder, lock.packages[folder].version]).toEqual([folder, version]);
    }
    expect(lock.version).toBe(version);
    expect(read('apps/server/src/version.ts')).toContain(`'${version}'`);
    expect(read('apps/cli/src/program.ts')).toContain(`.version('${version}')`);
    expect(read('docs/operating.md').match(/questhall-[\d.]+\d(?=\.tgz)/g)).toEqual(expect.arrayContaining([`questhall-${version}`]));
  });

  test('keeps running matches of each release, and tells what each brought', () => {
    const releases = [...read('CHANGELOG.md').matchAll(/^## (\d\S+) \(\d{4}-\d\d-\d\d\)$/gm)].map(([, release]) => release);
    expect(releases[0]).toBe(version);
    for (const release of releases)
      expect([release, existsSync(join(root, `apps/server/test/snapshots/${release}.backup`))]).toEqual([release, true]);
  });
});
