import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { BadScenario, formatFailure, parseScenario, runScenario, type ScenarioResult } from '@questhall/testkit';
import type { Command } from 'commander';
import { CliError } from '../errors.ts';
import { GAMES, gameNamed } from '../games.ts';
import { type Io, line } from '../io.ts';

/** One file's result: what came of it, or why it cannot be read. */
interface FileResult {
  file: string;
  result?: ScenarioResult;
  unreadable?: string;
}

export function scenarioCommand(program: Command, io: Io, done: (code: number) => void): void {
  program
    .command('scenario')
    .description('Run scenario files: given a position, when this is chosen, then that is so.')
    .argument('<file...>', 'files, folders or patterns (* within a name, ** across folders)')
    .option('--json', 'print JSON')
    .option('-v, --verbose', 'name the scenarios that pass, too')
    .addHelpText(
      'after',
      `
A folder stands for every .yaml and .yml file below it. The exit code is 1 where anything fails.

Examples:
  questhall scenario scenarios/
  questhall scenario scenarios/nachtwacht/18-0*.yaml --verbose
  questhall scenario bug.yaml --json`,
    )
    .action(async (patterns: string[], flags: { json?: boolean; verbose?: boolean }) => {
      const results: FileResult[] = [];
      for (const file of filesOf(patterns, io.cwd)) results.push(await runFile(file, io.cwd));
      const failed = results.filter(isFailure);
      if (flags.json) line(io, JSON.stringify(asJson(results), null, 2));
      else print(io, results, flags.verbose === true);
      done(failed.length > 0 ? 1 : 0);
    });
}

const isFailure = ({ result, unreadable }: FileResult) => unreadable !== undefined || (result?.failures.length ?? 0) > 0;

async function runFile(path: string, cwd: string): Promise<FileResult> {
  const file = relative(cwd, path) || path;
  try {
    const scenario = parseScenario(readFileSync(path, 'utf8'), file);
    if (!GAMES.includes(scenario.game)) {
      const at = scenario.lineOf(['game']);
      return { file, unreadable: `${file}:${at} no game is called "${scenario.game}"; there are ${GAMES.join(', ')}` };
    }
    const words = await gameNamed(scenario.game).scenarios?.();
    if (!words) return { file, unreadable: `${file}: positions of ${scenario.game} cannot be written down yet` };
    return { file, result: runScenario(scenario, words) };
  } catch (e) {
    if (e instanceof BadScenario) return { file, unreadable: e.message };
    throw e;
  }
}

function print(io: Io, results: readonly FileResult[], verbose: boolean): void {
  let expectations = 0;
  for (const { file, result, unreadable } of results) {
    expectations += result?.passes.length ?? 0;
    if (unreadable !== undefined) line(io, `✗ ${unreadable}\n`);
    else if (result && result.failures.length > 0) for (const failure of result.failures) line(io, `✗ ${formatFailure(failure)}\n`);
    else if (verbose) line(io, `✓ ${file}  ${result?.scenario.title ?? ''}`);
  }
  const failed = results.filter(isFailure).length;
  const count = `${results.length} ${results.length === 1 ? 'scenario' : 'scenarios'}`;
  line(io, failed === 0 ? `${count} pass, ${expectations} expectations hold.` : `${failed} of ${count} fail.`);
}

function asJson(results: readonly FileResult[]): object {
  return {
    scenarios: results.length,
    failed: results.filter(isFailure).length,
    results: results.map(({ file, result, unreadable }) => ({
      file,
      title: result?.scenario.title ?? null,
      rules: result?.scenario.rules ?? [],
      passed: result?.passes.length ?? 0,
      failures: result?.failures ?? [],
      ...(unreadable === undefined ? {} : { unreadable }),
    })),
  };
}

/**
 * The files that the patterns name, each once, in order.
 * @throws CliError for a pattern that names nothing
 */
export function filesOf(patterns: readonly string[], cwd: string): string[] {
  const files = new Set<string>();
  for (const pattern of patterns) {
    const path = resolve(cwd, pattern);
    const found = existsSync(path) ? (statSync(path).isDirectory() ? below(path) : [path]) : matching(pattern, cwd);
    if (found.length === 0)
      throw new CliError(`no scenario file at ${pattern}. Name a .yaml file, a folder with such files, or a pattern.`);
    for (const f of found) files.add(f);
  }
  return [...files];
}

function below(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : below(path);
      return /\.ya?ml$/.test(entry.name) ? [path] : [];
    });
}

/** For shells that do not expand patterns. */
function matching(pattern: string, cwd: string): string[] {
  if (!/[*?]/.test(pattern)) return [];
  const fixed = pattern.slice(0, pattern.search(/[*?]/));
  const folder = resolve(cwd, fixed.slice(0, fixed.lastIndexOf('/') + 1) || '.');
  if (!existsSync(folder)) return [];
  const whole = (isAbsolute(pattern) ? pattern : resolve(cwd, pattern)).split(sep).join('/');
  const regex = whole
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/|\*\*|\*|\?/g, (wild) => ({ '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]' })[wild]!);
  const test = new RegExp(`^${regex}$`);
  return below(folder).filter((f) => test.test(f.split(sep).join('/')));
}
