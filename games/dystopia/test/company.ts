import { type BotName, isBotName, know, policyOf } from '@questhall/bots';
import { begin, fast, play } from '@questhall/kernel';
import { flagsIn } from '@questhall/testkit/contract';
import { heroesWon } from '../src/ends.ts';
import { dystopia, heuristic } from '../src/index.ts';
import { rateOf } from '../src/measure.ts';

/*
 * npx tsx --conditions=source games/dystopia/test/company.ts --bots easy,novice [--wizor 1] [--level 1] [--heroes 2] [--hard 1]
 *   [--playouts 60] [--matches 1000] [--seed 100]
 *
 * How well two bots lead heroes, or Wizor's seat with --wizor 1: each match twice from the same seed, once with each of them,
 * against the same other side. Of the matches that only one of them won, the first won so many of a hundred: that is what
 * "beats" means where people win and lose together. A match of more than 90 rounds is lost to the heroes.
 */

const flags = flagsIn(process.argv);
const asWizor = flags.number('wizor', 0) === 1;
const iterations = flags.number('playouts', 60);
const matches = flags.number('matches', 1000);
const options = {
  level: flags.number('level', 1),
  campaign: false,
  heroes: flags.number('heroes', 2),
  difficulty: flags.number('hard', 0) === 1 ? 'hard' : 'normal',
  wizor: asWizor ? 'person' : 'computer',
  roundLimit: 90,
};
const at = process.argv.indexOf('--bots');
const bots = (process.argv[at + 1] ?? '').split(',').filter(isBotName);
if (at < 0 || bots.length !== 2) throw new Error('name two bots: --bots normal,easy');
const shelf = { game: dystopia, heuristic } as never as Parameters<typeof policyOf>[1];
const thumb = policyOf('normal', shelf);

/** Whether the side that this bot plays wins. */
function wins(bot: BotName, seed: number): boolean {
  const [chance, own] = [fast(seed, 1), fast(seed, 2)];
  const policy = policyOf(bot, shelf);
  const s = begin(dystopia, { seats: asWizor ? 2 : 1, options }, chance);
  while (!s.outcome) {
    const { id, seat } = s.pending[0]!;
    const chosen = (seat === s.wizor) === asWizor ? policy : thumb;
    play(
      dystopia,
      s,
      { decision: id, seat, choice: chosen(know(dystopia as never, s as never, seat) as never, own, { iterations }) },
      chance,
    );
  }
  return heroesWon(s.outcome.reason) !== asWizor;
}

const won = [0, 0];
const only = [0, 0];
for (let n = 0; n < matches; n++) {
  const [a, b] = bots.map((bot) => wins(bot, flags.number('seed', 100) + n));
  if (a) won[0]!++;
  if (b) won[1]!++;
  if (a && !b) only[0]!++;
  if (b && !a) only[1]!++;
}
const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
const said = (count: number, of: number) => {
  const { rate, low, high } = rateOf(count, of);
  return `${count} of ${of}, ${percent(rate)} (${percent(low)} to ${percent(high)})`;
};
bots.forEach((bot, i) => {
  console.log(`${asWizor ? 'Wizor' : 'heroes'} by ${bot}: won ${said(won[i]!, matches)}`);
});
console.log(`of those that only one of them won, ${bots[0]} won ${said(only[0]!, only[0]! + only[1]!)}`);
