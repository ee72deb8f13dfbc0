// How hard the sample levels are, for their page (apps/web/src/campaign/samples/measured.json):
// npx tsx --conditions=source scripts/sample-levels.ts --parties 500 --seed 1
// Four automatic heroes against the computer's Wizor of each strength; what holds is measured anew each time.
import { readFileSync, writeFileSync } from 'node:fs';
import type { LevelFile } from '@questhall/dystopia/levels';
import { playParty, reportOf } from '@questhall/dystopia/measure';
import { flagsIn } from '@questhall/testkit/contract';
import { SAMPLE_IDS } from '../apps/web/src/campaign/samples/ids.ts';

const folder = new URL('../apps/web/src/campaign/samples/', import.meta.url);
const flags = flagsIn(process.argv);
const [parties, seed] = [flags.number('parties', 500), flags.number('seed', 1)];
const HEROES = 4;

const rows = SAMPLE_IDS.flatMap((id) =>
  (['easy', 'normal', 'hard'] as const).map((difficulty) => {
    const level = readFileSync(new URL(`${id}.json`, folder), 'utf8');
    const tales = Array.from({ length: parties }, (_, i) => playParty({ level, heroes: HEROES, difficulty, seed }, i));
    const { won, rounds, unfinished } = reportOf(JSON.parse(level) as LevelFile, tales);
    console.log(`${id}, ${difficulty}: ${won.n} of ${parties} won, ${unfinished} unfinished`);
    return { id, difficulty, parties, won: won.n, low: won.low, high: won.high, rounds: rounds?.median ?? 0 };
  }),
);
const measured = { heroes: HEROES, seed, date: new Date().toISOString().slice(0, 10), rows };
writeFileSync(new URL('measured.json', folder), `${JSON.stringify(measured, null, 2)}\n`);
