import { know, policyOf } from '@questhall/bots';
import { begin, fast, play } from '@questhall/kernel';
import { flagsIn } from '@questhall/testkit/contract';
import { heroesWon } from '../src/ends.ts';
import { dystopia, heuristic } from '../src/index.ts';
import { rateOf } from '../src/measure.ts';

/*
 * npx tsx --conditions=source games/dystopia/test/strength.ts [--wizor 1] [--level 1] [--heroes 2] [--hard 1]
 *   [--playouts 60] [--matches 60] [--seed 100]
 *
 * How much better a search plays than the rules of thumb: each match twice from the same seed, once with a search on one side
 * (the heroes, or Wizor's seat with --wizor 1) and once with rules of thumb on both. A match of more than 90 rounds is lost.
 * --playouts 0: what a search imagines of its own side, without the search (Wizor's craft).
 */

const flags = flagsIn(process.argv);
const asWizor = flags.number('wizor', 0) === 1;
const iterations = flags.number('playouts', 60);
const matches = flags.number('matches', 60);
const options = {
  level: flags.number('level', 1),
  campaign: false,
  heroes: flags.number('heroes', 2),
  difficulty: flags.number('hard', asWizor ? 0 : 1) === 1 ? 'hard' : 'normal',
  wizor: asWizor ? 'person' : 'computer',
  roundLimit: 90,
};
const craft = iterations === 0;
const bots = { game: dystopia, heuristic } as never as Parameters<typeof policyOf>[1];
const policies = { search: policyOf('search', bots), heuristic: policyOf('heuristic', bots) };
const SIDES = ['heuristic', 'search'] as const;
const won = { heuristic: 0, search: 0 };
let only = 0;
let neither = 0;

/** Whether the side that is looked at wins. */
function wins(kind: (typeof SIDES)[number], seed: number): boolean {
  const [chance, own] = [fast(seed, 1), fast(seed, 2)];
  const s = begin(dystopia, { seats: asWizor ? 2 : 1, options }, chance);
  while (!s.outcome) {
    const { id, seat } = s.pending[0]!;
    const mine = (seat === s.wizor) === asWizor;
    const searches = mine && kind === 'search';
    const choice =
      searches && craft
        ? heuristic.playout(dystopia.glance!(s as never, seat), s.pending[0]!, own)
        : policies[searches ? 'search' : 'heuristic'](know(dystopia as never, s as never, seat) as never, own, { iterations });
    play(dystopia, s, { decision: id, seat, choice }, chance);
  }
  return heroesWon(s.outcome.reason) !== asWizor;
}

for (let n = 0; n < matches; n++) {
  const [thumb, search] = SIDES.map((kind) => wins(kind, flags.number('seed', 100) + n));
  if (thumb) won.heuristic++;
  if (search) won.search++;
  if (search && !thumb) only++;
  if (thumb && !search) neither++;
}
for (const kind of SIDES) {
  const { rate, low, high } = rateOf(won[kind], matches);
  const percent = (part: number) => `${(100 * part).toFixed(0)} %`;
  console.log(
    `${asWizor ? 'Wizor' : 'heroes'} by ${kind === 'search' && craft ? 'craft alone' : kind}: won ${won[kind]} of ${matches}, ${percent(rate)} (${percent(low)} to ${percent(high)})`,
  );
}
console.log(`matches that only the ${craft ? 'craft' : 'search'} won: ${only}, only the rules of thumb: ${neither}`);
