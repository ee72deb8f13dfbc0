// How hard the sample levels are, for their page (apps/web/src/campaign/samples/measured.json):
// npx tsx --conditions=source scripts/sample-levels.ts --parties 500 --seed 1
// Four automatic heroes against the computer's Wizor of each strength. `--only museum` measures that level anew and keeps the others.
import { readFileSync, writeFileSync } from 'node:fs';
import type { LevelFile } from '@questhall/dystopia/levels';
import { playParty, reportOf } from '@questhall/dystopia/measure';
import { flagsIn } from '@questhall/testkit/contract';
import { SAMPLE_IDS } from '../apps/web/src/campaign/samples/ids.ts';

const folder = new URL('../apps/web/src/campaign/samples/', import.meta.url);
const flags = flagsIn(process.argv);
const [parties, seed] = [flags.number('parties', 500), flags.number('seed', 1)];
const HEROES = 4;

const at = process.argv.indexOf('--only');
const only = at < 0 ? undefined : process.argv[at + 1];

const rows = SAMPLE_IDS.filter((id) => only === undefined || id === only).flatMap((id) =>
  (['easy', 'normal', 'hard'] as const).map((difficulty) => {
    const level = readFileSync(new URL(`${id}.json`, folder), 'utf8');
    const tales = Array.from({ length: parties }, (_, i) => playParty({ level, heroes: HEROES, difficulty, seed }, i));
    const { won, rounds, unfinished } = reportOf(JSON.parse(level) as LevelFile, tales);
    console.log(`${id}, ${difficulty}: ${won.n} of ${parties} won, ${unfinished} unfinished`);
    return { id, difficulty, parties, won: won.n, low: won.low, high: won.high, rounds: rounds?.median ?? 0 };
  }),
);
const file = new URL('measured.json', folder);
// Read as late as possible: another level may be measured beside this one.
const kept = only === undefined ? [] : (JSON.parse(readFileSync(file, 'utf8')) as { rows: typeof rows }).rows;
const all = SAMPLE_IDS.flatMap((id) => [...rows, ...kept.filter((row) => row.id !== only)].filter((row) => row.id === id));
writeFileSync(file, `${JSON.stringify({ heroes: HEROES, seed, date: new Date().toISOString().slice(0, 10), rows: all }, null, 2)}\n`);
