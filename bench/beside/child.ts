import { stopwatch, warmUp } from '../lib/measure.ts';
import { KINDS } from './kinds.ts';

/*
 * Plays matches of one kind when it is asked to, and says how much processor time they took; or hashes them.
 */

const [, , name = ''] = process.argv;
const kind = KINDS.find((one) => one.name === name);
if (!kind) throw new Error(`no kind ${name}`);
const { match, traced } = kind.open();
warmUp((turn) => match(turn + 1_000_000));

function answer({ from, matches, hash }: { from: number; matches: number; hash?: boolean }): void {
  if (hash) {
    const texts = traced();
    for (let seed = from; seed < from + matches; seed++) texts.match(seed);
    process.send!({ hash: texts.hash() });
    return;
  }
  const spent = stopwatch();
  let decisions = 0;
  for (let seed = from; seed < from + matches; seed++) decisions += match(seed);
  process.send!({ decisions, seconds: spent() });
}

process.on('message', (asked) => answer(asked as Parameters<typeof answer>[0]));
process.on('disconnect', () => process.exit());
process.send?.('ready');
