// How often parties of automatic heroes win each level of the campaign, coming to it worn by those before:
// npx tsx --conditions=source games/dystopia/test/levels-campaign.ts --campaigns 100 --heroes 4 --seed 1 --difficulty normal
// With mercy and checkpoints, as the rules' own figures were reckoned: the first attempt at each level counts, a lost one is
// played again until it is won, at most six times. A level that takes more than 120 rounds counts as lost.
// `--out FILE` keeps the figures for the map of the campaign (apps/web/src/campaign/measured.json): one row for each number of
// heroes and each strength of Wizor; a row that was measured before is replaced.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { begin, type Choice, fast, type GameEvent, play } from '@questhall/kernel';
import { flagsIn } from '@questhall/testkit/contract';
import type { DystopiaEvent } from '../src/events.ts';
import { dystopia, heuristic } from '../src/index.ts';
import { rateOf } from '../src/measure.ts';
import type { State } from '../src/state.ts';

/** First attempts at one level. */
interface Row {
  tried: number;
  won: number;
  unfinished: number;
  deaths: number;
  unhurt: number;
  rounds: number;
  decisions: number;
}

/** What is kept of a run. */
interface Kept {
  heroes: number;
  difficulty: string;
  campaigns: number;
  seed: number;
  rules: number;
  date: string;
  levels: { tried: number; won: number; rounds: number; decisions: number }[];
}

const ROUNDS = 120;
const flags = flagsIn(process.argv);
const heroes = flags.number('heroes', 4);
const rows = Array.from({ length: 10 }, (): Row => ({ tried: 0, won: 0, unfinished: 0, deaths: 0, unhurt: 0, rounds: 0, decisions: 0 }));

/** Plays one campaign to its end and counts its first attempts. */
function campaign(seed: number, difficulty: string): void {
  const [chance, own] = [fast(seed, 1), fast(seed, 2)];
  let s: State | undefined;
  let [level, first, deaths, decisions] = [0, true, 0, 0];
  const hear = (event: DystopiaEvent) => {
    if (event.type === 'levelBegan') {
      first = event.level !== level;
      level = event.level;
      [deaths, decisions] = [0, 0];
    }
    if (event.type === 'died' && event.figure.startsWith('h')) deaths += 1;
    if (!first || (event.type !== 'levelWon' && event.type !== 'levelLost')) return;
    const row = rows[level - 1]!;
    row.tried += 1;
    row.won += event.type === 'levelWon' ? 1 : 0;
    row.unfinished += event.type === 'levelLost' && event.why === 'rounds' ? 1 : 0;
    row.deaths += deaths;
    row.unhurt += deaths === 0 ? 1 : 0;
    row.rounds += Math.min(ROUNDS, s?.round ?? 0);
    row.decisions += decisions;
  };
  const tell = (event: GameEvent) => hear(event as DystopiaEvent);
  const options = { heroes, difficulty, campaign: true, fallen: 'mercy', checkpoint: true, roundLimit: ROUNDS };
  s = begin(dystopia, { seats: 1, options }, chance, tell);
  while (!s.outcome) {
    const d = s.pending[0]!;
    const any = (): Choice => d.options[own.below(d.options.length)]!;
    // Which heroes go is drawn, so that no party is favoured.
    const choice = d.kind === 'chooseHero' ? any() : heuristic.playout(dystopia.glance!(s, d.seat), d, own);
    decisions += 1;
    play(dystopia, s, { decision: d.id, seat: d.seat, choice }, chance, tell);
  }
}

const [first, campaigns, difficulty] = [flags.number('seed', 1), flags.number('campaigns', 100), flags.word('difficulty', 'normal')];
for (let seed = first; seed < first + campaigns; seed++) campaign(seed, difficulty);
console.log(`${campaigns} campaigns of ${heroes} automatic heroes, ${difficulty}, seeds from ${first}`);
for (const [i, { tried, won, unfinished, deaths, unhurt, rounds }] of rows.entries()) {
  const { rate, low, high } = rateOf(won, tried);
  const percent = (part: number) => `${(100 * part).toFixed(0)} %`;
  const mean = (sum: number, digits: number) => (sum / Math.max(1, tried)).toFixed(digits);
  const share = `won ${won} of ${tried} = ${percent(rate)} (${percent(low)} to ${percent(high)})`;
  const fate = `${mean(deaths, 1)} deaths, nobody died in ${percent(unhurt / Math.max(1, tried))}`;
  console.log(`  level ${i + 1}: ${share}, ${fate}, ${mean(rounds, 0)} rounds, ${unfinished} unfinished`);
}

const out = process.argv.includes('--out') ? flags.word('out', '') : '';
if (out !== '') {
  const kept = existsSync(out) ? (JSON.parse(readFileSync(out, 'utf8')) as Kept[]) : [];
  const row: Kept = {
    heroes,
    difficulty,
    campaigns,
    seed: first,
    rules: dystopia.version,
    date: new Date().toISOString().slice(0, 10),
    levels: rows.map(({ tried, won, rounds, decisions }) => ({ tried, won, rounds, decisions })),
  };
  const others = kept.filter((one) => one.heroes !== heroes || one.difficulty !== difficulty);
  writeFileSync(out, `${JSON.stringify([...others, row], null, 2)}\n`);
}
