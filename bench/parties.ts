import { readFileSync } from 'node:fs';
import { playParty } from '@questhall/dystopia/measure';
import { argument, flag, rate, report, warmUp } from './lib/measure.ts';

/*
 * Measuring a level of Dystopia, as its author waits for it: parties of four bots on one core, in processor time; 500 of
 * them on two cores are reckoned from that. Level 7 has most monsters, level 10 the largest map.
 *
 *   npx tsx bench/parties.ts [--json] [--check] [--seconds 5]
 */

const LEVELS = [7, 10];
const PARTIES = 500;
const CORES = 2;

const found = LEVELS.map((number) => {
  const file = new URL(`../games/dystopia/src/levels/L${String(number).padStart(2, '0')}.json`, import.meta.url);
  const measuring = { level: readFileSync(file, 'utf8'), heroes: 4, difficulty: 'normal' as const, seed: 1 };
  const party = (index: number) => {
    playParty(measuring, index);
    return 1;
  };
  warmUp(party);
  return { level: number, partiesPerSecond: Number(rate(party, argument('--seconds', 5), 10_000).toFixed(1)) };
});
if (flag('--json')) console.log(JSON.stringify(found));
else console.table(found);
report(
  found.map(({ level, partiesPerSecond }) => ({
    what: `Dystopia: ${PARTIES} parties of level ${level} on two cores, reckoned`,
    measured: PARTIES / CORES / partiesPerSecond,
    unit: 's',
    atMost: 3,
  })),
);
