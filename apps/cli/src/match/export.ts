import { existsSync, statSync } from 'node:fs';
import { access, constants, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { CliError } from '../errors.ts';
import type { MatchPlan, MatchResult } from './match.ts';

/** Makes the folder and makes sure of writing there, before hours of work go by. @throws CliError that names the folder */
export async function exportFolder(folder: string): Promise<void> {
  try {
    await makeFolder(resolve(folder));
    await access(folder, constants.W_OK);
  } catch (e) {
    const why = (e as NodeJS.ErrnoException).code ?? String(e);
    throw new CliError(`cannot write to ${folder} (${why}). Choose another folder with --export, or make this one writable.`, 1);
  }
}

/** Folder by folder: Node's own recursive way never returns where a parent takes no folders and says so oddly (/proc). */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) {
    if (statSync(folder).isDirectory()) return;
    throw Object.assign(new Error(`${folder} is a file`), { code: 'ENOTDIR' });
  }
  await makeFolder(dirname(folder));
  await mkdir(folder);
}

/** The open form of a match between bots: with game, options, seed and match number it can be played again. */
export function exportOf(plan: MatchPlan, version: number, r: MatchResult): object {
  return {
    format: 'questhall-match/1',
    game: plan.game,
    rulesVersion: version,
    options: plan.options,
    seats: r.seating.map((at, seat) => ({ seat, bot: plan.players[at]!.bot, budget: plan.players[at]!.budget })),
    chance: { source: 'fast', seed: plan.seed, stream: r.index },
    actions: r.actions ?? [],
    outcome: r.outcome,
    stateHash: r.hash,
    ...(r.error === undefined ? {} : { error: r.error }),
  };
}

/** Writes one file for each match and returns their names. */
export async function writeExports(folder: string, plan: MatchPlan, version: number, results: readonly MatchResult[]): Promise<string[]> {
  const written: string[] = [];
  for (const r of results) {
    const file = join(folder, `${plan.game}-seed${plan.seed}-match${String(r.index).padStart(6, '0')}.json`);
    await writeFile(file, `${JSON.stringify(exportOf(plan, version, r), null, 1)}\n`);
    written.push(file);
  }
  return written;
}
