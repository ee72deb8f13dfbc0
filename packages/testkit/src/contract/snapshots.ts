import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, type AnyState, migrate } from '@questhall/kernel';
import { playsOn } from './matches.ts';
import { notPlain } from './plain.ts';
import type { Check, Problem } from './walk.ts';

/** A state as an older version of the rules saved it. Never written again: it stands for matches that people play. */
export interface Snapshot {
  game: string;
  /** Where the match stands, for people: "in the middle of a counter to a counter". */
  about: string;
  state: AnyState;
}

/** Every saved state of the snapshots folder migrates to today's rules, keeps the invariants and plays on: to an end, or for as long as is enough. */
export const snapshotsPlayOn: Check = (subject) => {
  const { game, snapshots: folder } = subject;
  if (folder === undefined) return [];
  const files = existsSync(folder) ? readdirSync(folder).filter((f) => f.endsWith('.json')) : [];
  if (files.length === 0) return [{ what: `${folder} has no snapshot; write one with writeSnapshot()` }];
  return files.flatMap((file): Problem[] => {
    try {
      const snapshot = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Snapshot;
      if (snapshot.game !== game.id) return [{ what: `${file}: a snapshot of ${snapshot.game}` }];
      const s: AnyState = migrate(game, snapshot.state);
      const broken: string[] = game.invariants(s);
      const problem = broken[0] ?? notPlain(s) ?? playsOn(subject, s, 1, subject.most);
      return problem ? [{ what: `${file} (${snapshot.about}): ${problem}` }] : [];
    } catch (e) {
      return [{ what: `${file}: ${e instanceof Error ? e.message : String(e)}` }];
    }
  });
};

/**
 * Saves a state for ever under `<name>.v<version>.json`, so that rules to come must still be able to play it on.
 * @throws Error where the file is there already
 */
export function writeSnapshot(folder: string, name: string, game: AnyGame, about: string, state: AnyState): string {
  const file = join(folder, `${name}.v${state.version}.json`);
  if (existsSync(file)) throw new Error(`${file} is there already; snapshots are never written again`);
  mkdirSync(folder, { recursive: true });
  const snapshot: Snapshot = { game: game.id, about, state };
  writeFileSync(file, `${JSON.stringify(snapshot)}\n`);
  return file;
}
