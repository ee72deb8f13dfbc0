import { readFileSync } from 'node:fs';

/** What the last stage of a Dockerfile says. */
export interface Image {
  /** By name of an instruction, what stands behind each of them. */
  lines: (instruction: string) => string[];
  env: Record<string, string>;
  command: string[];
}

/**
 * Reads the last stage of a Dockerfile.
 * @param here turns paths of the image into paths of this machine
 * @throws Error where it does not say what to run
 */
export function imageOf(file: string, here: (text: string) => string): Image {
  const all = readFileSync(file, 'utf8').split('\n');
  const last = all.slice(all.map((line) => line.startsWith('FROM ')).lastIndexOf(true));
  const lines = (name: string) => last.flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length + 1)] : []));
  const [command] = lines('CMD');
  if (!command) throw new Error(`${file} does not say what to run`);
  const env = Object.fromEntries(
    lines('ENV').map((line) => {
      const [name, value] = line.split('=') as [string, string];
      return [name, here(value)];
    }),
  );
  return { lines, env, command: (JSON.parse(command) as string[]).map(here) };
}
