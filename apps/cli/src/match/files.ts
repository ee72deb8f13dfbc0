import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { CliError } from '../errors.ts';

/** No match is longer; a larger file is something else. */
const LARGEST = 200 * 1024 * 1024;

/** The text of a file. @throws CliError where it is not there, or too large */
export function readText(file: string, cwd: string): string {
  const path = resolve(cwd, file);
  try {
    if (statSync(path).size > LARGEST) throw new CliError(`${file} is larger than any match.`, 1);
    return readFileSync(path, 'utf8');
  } catch (e) {
    if (e instanceof CliError) throw e;
    throw new CliError(`cannot read ${file} (${(e as NodeJS.ErrnoException).code ?? String(e)}).`, 1);
  }
}

/** What a JSON file holds. @throws CliError where it is not there, too large, or no JSON */
export function readJson(file: string, cwd: string): unknown {
  const text = readText(file, cwd);
  try {
    return JSON.parse(text);
  } catch (e) {
    throw new CliError(`${file} is no JSON: ${e instanceof Error ? e.message : String(e)}.`, 1);
  }
}
