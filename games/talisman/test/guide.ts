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
