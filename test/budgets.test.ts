import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/*
 * One file holds one thing. A number of lines is no aim: a file cut in two so that it fits one is worse than a long one.
 * So a long file is asked for its reason, in its first line: `// Long, because …`; one that is short again fails with it.
 */

const FILE_LINES = 300;
const CARD_LINES = 40;
/** What runs: types are erased, comments and blank lines do not count. */
const KERNEL_CODE_LINES = 565;
/** What games share with scenario files, with plans and for standing orders, and may import from nowhere else; it runs no game. */
const BESIDE_THE_KERNEL = ['scenario.ts', 'planning.ts', 'matters.ts'].map((file) => `packages/kernel/src/${file}`);

/** Card files above 40 lines, with the reason. */
const LARGE_CARDS: Readonly<Record<string, string>> = {};

const root = new URL('..', import.meta.url).pathname;

/** Everything that is tracked, or new and not ignored. */
function files(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  return [...new Set(listed.split('\n'))].filter((file) => file !== '' && existsSync(root + file));
}

const linesOf = (file: string) =>
  readFileSync(root + file, 'utf8')
    .trimEnd()
    .split('\n');
const isSource = (file: string) => /\.(ts|tsx|mts|mjs)$/.test(file);
const isTest = (file: string) => /\.test\.tsx?$|(^|\/)test\//.test(file);
/** Sentences in a language, and what a program has written. */
const isText = (file: string) =>
  /\/text\/(\w+-)?(en|nl|fr|de|da)(-\w+)?\.ts$|\/text\/(en|nl|fr|de|da)\//.test(file) || file.endsWith('.gen.ts');

/** Lines that are neither blank nor comment. */
function codeLines(lines: readonly string[]): number {
  let inside = false;
  return lines.filter((line) => {
    const text = line.trim();
    const comment = inside || text.startsWith('//') || text.startsWith('/*');
    if (text.startsWith('/*')) inside = true;
    if (text.endsWith('*/')) inside = false;
    return text !== '' && !comment;
  }).length;
}

function offenders(list: readonly string[], limit: number, excused: Readonly<Record<string, string>>): string[] {
  const large = new Map(list.map((file) => [file, linesOf(file).length] as const).filter(([, lines]) => lines > limit));
  const tooLarge = [...large].filter(([file]) => !excused[file]).map(([file, lines]) => `${file}: ${lines} lines, at most ${limit}`);
  const idle = Object.keys(excused).filter((file) => !large.has(file));
  return [...tooLarge, ...idle.map((file) => `${file}: needs no exception any more`)];
}

/** The reason that the first line of a file gives for its length, or nothing. */
const reasonOf = (lines: readonly string[]) => /^\/\/ Long, because .{15,}/.test(lines[0] ?? '');

/** What is wrong with the length of a file, or nothing. */
function lengthProblem(file: string, lines: readonly string[]): string[] {
  if (lines.length > FILE_LINES && !reasonOf(lines)) return [`${file}: ${lines.length} lines, and its first line gives no reason`];
  if (lines.length <= FILE_LINES && reasonOf(lines)) return [`${file}: needs no reason any more`];
  return [];
}

test(`source files of more than ${FILE_LINES} lines say why in their first line`, () => {
  const sources = files().filter((file) => isSource(file) && !isTest(file) && !isText(file));
  expect(sources.length).toBeGreaterThan(20);
  expect(sources.flatMap((file) => lengthProblem(file, linesOf(file)))).toEqual([]);
});

test('a long file without a reason is found, and a reason without a long file', () => {
  const long = Array<string>(301).fill('x();');
  const reason = '// Long, because these steps are one procedure.';
  expect(lengthProblem('a.ts', long)).toEqual(['a.ts: 301 lines, and its first line gives no reason']);
  expect(lengthProblem('a.ts', [reason, ...long])).toEqual([]);
  expect(lengthProblem('a.ts', ['// Long, because yes', ...long])).toHaveLength(1);
  expect(lengthProblem('a.ts', [reason, 'x();'])).toEqual(['a.ts: needs no reason any more']);
});

test(`card files have at most ${CARD_LINES} lines`, () => {
  // What a card says in five languages stands in a file of its own beside it.
  const cards = files().filter(
    (file) => !/\.words\.ts$/.test(file) && /^(games\/[^/]+|packages\/testkit)\/src\/(.*\/)?cards\/.*\.ts$/.test(file) && !isTest(file),
  );
  expect(cards.length).toBeGreaterThan(5);
  expect(offenders(cards, CARD_LINES, LARGE_CARDS)).toEqual([]);
});

test(`the kernel has at most ${KERNEL_CODE_LINES} lines of code`, () => {
  const kernel = files().filter((file) => file.startsWith('packages/kernel/src/') && !isTest(file) && !BESIDE_THE_KERNEL.includes(file));
  expect(kernel.length).toBeGreaterThan(5);
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, removeComments: true };
  const erased = (file: string) => ts.transpileModule(linesOf(file).join('\n'), { compilerOptions }).outputText.split('\n');
  const sizes = kernel.map((file) => ({ file, code: codeLines(erased(file)) }));
  const report = sizes.map(({ file, code }) => `${code} ${file}`).join('\n');
  expect(
    sizes.reduce((sum, { code }) => sum + code, 0),
    report,
  ).toBeLessThanOrEqual(KERNEL_CODE_LINES);
});

test('lines of code leave out comments and blank lines', () => {
  expect(codeLines(['/** One.', ' * Two. */', '', 'const a = 1; // three', '// four', '/* five */', 'b();'])).toBe(2);
});
