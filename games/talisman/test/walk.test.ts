import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { begin, fast, play } from '@questhall/kernel';
import { afterAll, expect, test } from 'vitest';
import { talisman } from '../src/index.ts';

/*
 * The walk from a roll to a life that is lost, as docs/architecture.md tells it: which file of the rules each step stands in, in the
 * order in which they are run.
 */

const RULES = join(import.meta.dirname, '../src/rules');
const PAGE = join(import.meta.dirname, '../../../docs/architecture.md');

/** The file of each procedure, by its name. */
const fileOf = new Map<string, string>();
for (const file of readdirSync(RULES, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))) {
  if (!file.endsWith('.ts')) continue;
  const text = readFileSync(join(RULES, file), 'utf8');
  for (const [, name] of text.matchAll(/^export const (\w+) = (?:rule|gate)\b/gm)) fileOf.set(name!, file);
}

/** What was run and told since a turn began: steps as `proc.step`, and types of events. */
let ran: string[] = [];
const steps = [...talisman.compiled.procedures.values()].flatMap((procedure) => [...procedure.steps.values()]);
const before = steps.map(({ run }) => run);
for (const step of steps) {
  const { run } = step;
  step.run = (frame, kit) => {
    ran.push(`${step.proc}.${step.name}`);
    return run(frame, kit);
  };
}
afterAll(() => {
  for (const [i, step] of steps.entries()) step.run = before[i]!;
});

/** The first turn of random matches in which somebody rolls, draws a creature, fights and loses a life by it. */
function lostFight(): string[] {
  for (let seed = 1; seed <= 50; seed++) {
    const [chance, own] = [fast(seed, 2), fast(seed, 3)];
    const told: string[] = [];
    const tell = ({ type }: { type: string }) => void told.push(type);
    const s = begin(talisman, { seats: 2, options: { edition: '1986' } }, chance, tell);
    for (let n = 0; !s.outcome && n < 200; n++) {
      const { id, seat, kind, options, choose } = s.pending[0]!;
      if (kind === 'turn') {
        ran = [];
        told.length = 0;
      }
      const choice = choose ? options.slice(0, choose.min) : options[own.below(options.length)]!;
      play(talisman, s, { decision: id, seat, choice }, chance, tell);
      const at = ['rolled', 'moved', 'drew', 'fightBegan', 'fought', 'lost', 'turnBegan'].map((type) => told.indexOf(type));
      if (at.every((place, i) => place >= 0 && place > (at[i - 1] ?? -1))) return ran;
    }
  }
  throw new Error('nobody lost a fight');
}

test('the walk from a roll to a life that is lost passes each file once on its way, in the order of the page', () => {
  const all = lostFight();
  const way = all.slice(0, all.indexOf('loseLives.count'));
  const files = way.map((step) => fileOf.get(step.split('.')[0]!) ?? `no file has ${step}`);
  const passed = files.filter((file, i) => file !== files[i - 1]);
  const first = [...new Set(passed)];
  const rows = readFileSync(PAGE, 'utf8').split('## From a roll to a life lost')[1]!.split('\n## ')[0]!;
  expect(first).toEqual([...rows.matchAll(/^\| `([\w/-]+\.ts)` \|/gm)].map(([, file]) => file));
  // Whoever was called goes back to its caller; nobody is come to from two sides.
  const back = passed.filter((file, i) => passed.indexOf(file) < i);
  expect(new Set(back)).toEqual(new Set(['turn/turn.ts', 'fight/fight.ts']));
});
