import { join } from 'node:path';
import { build } from 'esbuild';

/** One step of a page that is followed: a new file, or new lines at a place that is there already. */
export interface Step {
  path: string;
  kind: 'ts' | 'diff';
  code: string;
}

/** The blocks of code of the page; each belongs to the path that stands alone on a line above it. */
export function stepsOf(page: string): Step[] {
  const steps: Step[] = [];
  let path = '';
  for (const found of page.matchAll(/^`(src\/[\w./-]+)`$|^```(ts|diff)\n([\s\S]*?)^```$/gm)) {
    if (found[1] !== undefined) path = found[1];
    else steps.push({ path, kind: found[2] as Step['kind'], code: found[3]! });
  }
  return steps;
}

/** The page's lines with a plus behind those that it shows before them. @throws where the file has no such place */
export function followed(source: string, diff: string): string {
  const lines = diff.trimEnd().split('\n');
  const place = lines.filter((line) => line.startsWith(' ')).map((line) => line.slice(1));
  const added = lines.filter((line) => line.startsWith('+')).map((line) => line.slice(1));
  const at = `${place.join('\n')}\n`;
  if (source.split(at).length !== 2) throw new Error(`the file has "${at.trim()}" ${source.split(at).length - 1} times`);
  return source.replace(at, () => `${at}${added.join('\n')}\n`);
}

/**
 * Loads parts of a copy of the game. Its thousand files are made into a few at once: one after the other, as tests load
 * modules, they took a quarter of a minute.
 * @param copy a folder with `src`, `test` and `node_modules`
 * @param parts their paths in it
 */
export async function loader<Parts extends object>(copy: string, parts: readonly (keyof Parts & string)[]): Promise<Load<Parts>> {
  await build({
    absWorkingDir: copy,
    entryPoints: [...parts],
    outbase: copy,
    outdir: 'made',
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['source'],
    logLevel: 'warning',
    external: ['vitest', 'fast-check'],
  });
  return (part) => import(/* @vite-ignore */ join(copy, 'made', part.replace(/\.ts$/, '.js')));
}

type Load<Parts> = <Part extends keyof Parts & string>(part: Part) => Promise<Parts[Part]>;
