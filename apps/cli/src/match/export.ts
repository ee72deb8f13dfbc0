import { existsSync, statSync } from 'node:fs';
import { access, constants, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type AnyGame, matchOptions } from '@questhall/kernel';
import { type ExportedMatch, recordByReplay } from '@questhall/record';
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

/** The record of a match between bots, like that of a match of a server, except that its chance has a seed and no secret. */
export function exportOf(game: AnyGame, plan: MatchPlan, r: MatchResult): ExportedMatch {
  return recordByReplay(game, {
    table: {
      match: `seed${plan.seed}-match${r.index}`,
      game: plan.game,
      rules: game.version,
      options: matchOptions(game.options, plan.options),
      chance: { kind: 'fast', seed: plan.seed, stream: r.index },
    },
    seats: r.seating.map((at, seat) => ({ seat, kind: 'bot', name: null, level: plan.players[at]!.label.slice(0, 40), contribution: '' })),
    secret: null,
    actions: (r.actions ?? []).map(({ seat, choice }) => ({ seat, choice, by: 'bot' })),
    ...(r.error === undefined ? {} : { error: r.error }),
  });
}

/** Writes one file for each match and returns their names. */
export async function writeExports(folder: string, game: AnyGame, plan: MatchPlan, results: readonly MatchResult[]): Promise<string[]> {
  const written: string[] = [];
  for (const r of results) {
    const file = join(folder, `${plan.game}-seed${plan.seed}-match${String(r.index).padStart(6, '0')}.json`);
    await writeFile(file, `${JSON.stringify(exportOf(game, plan, r), null, 1)}\n`);
    written.push(file);
  }
  return written;
}
