import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/*
 * Small files are read, large ones are searched. What may be larger says why, in the lists below; an entry that is no
 * longer needed fails too.
 */

const FILE_LINES = 300;
const CARD_LINES = 40;
/** What runs: types are erased, comments and blank lines do not count. */
const KERNEL_CODE_LINES = 500;
/** The same with types and imports, as it is read; 34 of them say what games and their tools share of scenario files. */
const KERNEL_READ_LINES = 695;

/** Source files above 300 lines, with the reason. */
const LARGE_FILES: Readonly<Record<string, string>> = {
  'games/dystopia/src/rules/campaign.ts': 'the stop between levels has still to be taken out of it',
  'games/talisman/src/rules/spells.ts': 'what may be cast and the casting itself have still to be parted',
};
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

test(`source files have at most ${FILE_LINES} lines`, () => {
  const sources = files().filter((file) => isSource(file) && !isTest(file) && !isText(file));
  expect(sources.length).toBeGreaterThan(20);
  expect(offenders(sources, FILE_LINES, LARGE_FILES)).toEqual([]);
});

test(`card files have at most ${CARD_LINES} lines`, () => {
  const cards = files().filter((file) => /^(games\/[^/]+|packages\/testkit)\/src\/(.*\/)?cards\/.*\.ts$/.test(file) && !isTest(file));
  expect(cards.length).toBeGreaterThan(5);
  expect(offenders(cards, CARD_LINES, LARGE_CARDS)).toEqual([]);
});

test(`the kernel has at most ${KERNEL_CODE_LINES} lines of code`, () => {
  const kernel = files().filter((file) => file.startsWith('packages/kernel/src/') && !isTest(file));
  expect(kernel.length).toBeGreaterThan(5);
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, removeComments: true };
  const erased = (file: string) => ts.transpileModule(linesOf(file).join('\n'), { compilerOptions }).outputText.split('\n');
  const sizes = kernel.map((file) => ({ file, code: codeLines(erased(file)), read: codeLines(linesOf(file)) }));
  const report = sizes.map(({ file, code, read }) => `${code} of ${read} ${file}`).join('\n');
  expect(
    sizes.reduce((sum, { code }) => sum + code, 0),
    report,
  ).toBeLessThanOrEqual(KERNEL_CODE_LINES);
  expect(
    sizes.reduce((sum, { read }) => sum + read, 0),
    report,
  ).toBeLessThanOrEqual(KERNEL_READ_LINES);
});

test('lines of code leave out comments and blank lines', () => {
  expect(codeLines(['/** One.', ' * Two. */', '', 'const a = 1; // three', '// four', '/* five */', 'b();'])).toBe(2);
});
