import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { coverage, run } from './rule-coverage.mjs';

const folders = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A checkout with these files. */
function checkout(files) {
  const root = mkdtempSync(join(tmpdir(), 'rule-coverage-'));
  folders.push(root);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

function check(root, ...args) {
  const lines = [];
  const code = run(['--root', root, ...args], (line) => lines.push(line));
  return { code, lines };
}

const page = '# Toy\n\n## 1 · Aim\n\n* **TOY-1.1** Win.\n* **TOY-1.2** Do not lose.\n* **TOY-1.3** See TOY-1.1.\n';
const tested = {
  'docs/rules/toy/en.md': page,
  'games/toy/src/aim.test.ts': "test('TOY-1.1: win', () => {});",
  'games/toy/test/deep/loss.ts': '// TOY-1.2',
  'games/toy/scenarios/see.yaml': 'rules: [TOY-1.3]',
};

test('cited in a test file, below test/ and below scenarios/: all is well', () => {
  expect(check(checkout(tested), '--fail-under', '100')).toEqual({
    code: 0,
    lines: ['toy: 3 of 3 rules cited (100 %), 0 excused, 0 open'],
  });
});

test('an uncited rule fails and is listed', () => {
  const root = checkout({ ...tested, 'games/toy/test/deep/loss.ts': '// TOY-1.20 and XTOY-1.2 and TOY-1' });
  const { code, lines } = check(root, '--fail-under', '50', '--list');
  expect(code).toBe(1);
  expect(lines).toEqual([
    'toy: 2 of 3 rules cited (66.6 %), 0 excused, 1 open',
    '  TOY-1.2 Do not lose.',
    '  games/toy/test/deep/loss.ts names TOY-1.20, which is no rule',
  ]);
});

test('ids without a dot are rules of a game named by a year, and the head of rules is neither cited nor false', () => {
  const rules = ['Y77-W', 'Y77-3a', 'Y77-3b', 'Y77-6.1', 'Y77-6.1.2', 'Y77-6.10.1a'].map((id) => `* **${id}** Text.\n`);
  const files = {
    'docs/rules/toy/en.md': `# Toy\n\n## 1 · Aim\n\n${rules.join('')}`,
    'games/toy/test/win.ts': '// Y77-W Y77-3 Y77-6.10 Y77-6.10.1 Y77-6.1 Y77-6.1.2x Y77-6.1.2xy Y77-6.1.2.x Y77-3a-4 XY77-3b',
  };
  expect(check(checkout(files), '--list').lines).toEqual([
    'toy: 2 of 6 rules cited (33.3 %), 0 excused, 4 open',
    '  Y77-3a Text.',
    '  Y77-3b Text.',
    '  Y77-6.1.2 Text.',
    '  Y77-6.10.1a Text.',
    '  games/toy/test/win.ts names Y77-6.1.2x, which is no rule',
  ]);
});

test('a game in the making is counted, but fails by false ids only', () => {
  const files = { 'docs/rules/toy/en.md': page, 'docs/rules/toy/uncited.md': '# Why\n\nIn the making: soon.\n' };
  expect(check(checkout(files), '--fail-under', '98')).toEqual({
    code: 0,
    lines: ['toy: 0 of 3 rules cited (0 %), 0 excused, 3 open, in the making'],
  });
  expect(check(checkout({ ...files, 'games/toy/test/a.ts': '// TOY-7.7' }), '--fail-under', '98').code).toBe(1);
});

test('sources, pages and built files cite nothing', () => {
  const root = checkout({
    'docs/rules/toy/en.md': page,
    'games/toy/src/aim.ts': '// TOY-1.1',
    'games/toy/dist/aim.test.js': '// TOY-1.2',
    'node_modules/toy/test/a.ts': '// TOY-1.3',
  });
  expect(coverage(root)[0].cited).toBe(0);
});

test('what a source names must be a rule; in a comment the head of rules will do, in a chapter without rules nothing', () => {
  const rules = ['TOY-1.1', 'TOY-2.1a', 'TOY-G.1'].map((id) => `* **${id}** Text.\n`);
  const source = (text) =>
    coverage(checkout({ 'docs/rules/toy/en.md': `# Toy\n\n## 1 · Aim\n\n${rules.join('')}`, 'games/toy/src/a.ts': text }))[0].faults;
  expect(source("tell('TOY-1.1', 'UTF-8', 'FOO-1'); // TOY-2.1, TOY-G")).toEqual([]);
  expect(source("// TOY-2\ntell('TOY-2.1'); tell('TOY-G'); // TOY-G.3, TOY-F")).toEqual(
    ['TOY-2.1', 'TOY-G', 'TOY-G.3', 'TOY-F'].map((id) => `games/toy/src/a.ts names ${id}, which is no rule`),
  );
});

test('an excused rule is no longer open, but still counts as uncited', () => {
  const root = checkout({
    ...tested,
    'games/toy/test/deep/loss.ts': '',
    'docs/rules/toy/uncited.md': '# Why\n\n* TOY-1.2 Nothing to see.\n',
  });
  expect(coverage(root)[0].excused).toEqual([{ id: 'TOY-1.2', reason: 'Nothing to see.' }]);
  expect(check(root, '--fail-under', '66').code).toBe(0);
  expect(check(root, '--fail-under', '67').code).toBe(1);
});

test('an excuse needs a reason, a rule, and a rule without a test', () => {
  const excuses = '* TOY-1.2\n* TOY-1.9 Made up.\n* TOY-1.1 Not true.\n';
  const { code, lines } = check(
    checkout({ ...tested, 'games/toy/test/deep/loss.ts': '', 'docs/rules/toy/uncited.md': excuses }),
    '--fail-under',
    '10',
  );
  expect(code).toBe(1);
  expect(lines.slice(0, 3)).toEqual([
    'toy: 2 of 3 rules cited (66.6 %), 0 excused, 1 open',
    '  uncited.md excuses TOY-1.9, which is no rule',
    '  uncited.md excuses TOY-1.1, but games/toy/src/aim.test.ts names it',
  ]);
});

test('without --fail-under it only tells', () => {
  expect(check(checkout({ 'docs/rules/toy/en.md': page })).code).toBe(0);
});

test('a page without rules and an unknown flag are refused', () => {
  expect(() => coverage(checkout({ 'docs/rules/toy/en.md': '# Toy' }))).toThrow('docs/rules/toy/en.md has no rule');
  expect(check(checkout(tested), '--fail-under', 'much').code).toBe(2);
});
