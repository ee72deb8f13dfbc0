import type { Command } from 'commander';
import { CliError, closest } from '../errors.ts';
import { type Io, line } from '../io.ts';
import { checkoutRoot, PLACES, readText, sourceFiles } from '../where/checkout.ts';
import { type Found, find } from '../where/find.ts';

export function whereCommand(program: Command, io: Io, done: (code: number) => void): void {
  program
    .command('where')
    .description('Show every place of a rule id, card, event, decision, step, option or text key.')
    .argument('<name...>', 'for example NW-8.6, Crawling Hand, torch, commit, stripLaid, log.moved, pathLength')
    .option('-a, --all', `every place; else the first ${FIRST} of each kind`)
    .option('--json', 'print JSON, with every place')
    .addHelpText(
      'after',
      `
Looks through code, texts, tests, scenarios and rules pages of the checkout for the whole word, not for parts of words:
NW-8.1 does not find NW-8.10. Files that are called so come first, with what they say of themselves (odds finds fight/odds.ts), then sections with such a heading (house rule). The name on a card finds its ids ("Crawling Hand" finds crawling-hand). A text key finds its longer variants (log.moved finds log.moved.back). Several words also find the lines that hold them all.

Examples:
  questhall where NW-8.6
  questhall where stripLaid
  questhall where house rule
  questhall where power.torch --json`,
    )
    .action((said: string[], flags: { all?: boolean; json?: boolean }) => {
      const name = said.join(' ');
      const root = checkoutRoot();
      if (!root) throw new CliError('where looks through a checkout of Questhall, and this program is not in one.', 1);
      const places = find(root, name);
      if (places.length === 0) {
        const near = alike(root, name);
        throw new CliError(`nothing is called "${name}".${near.length > 0 ? ` Alike: ${near.join(', ')}.` : ''}`, 1);
      }
      line(io, flags.json ? JSON.stringify({ name, places }, null, 2) : words(name, places, flags.all ? Number.POSITIVE_INFINITY : FIRST));
      done(0);
    });
}

/** Names in quotes that hold the word as a part, or else the one that is spelt nearly so. */
function alike(root: string, name: string): string[] {
  const known = new Set<string>();
  for (const { path, place } of sourceFiles(root)) {
    if (place !== 'text' && place !== 'code') continue;
    for (const [, id = ''] of readText(root, path).matchAll(/'([\w.-]{3,40})'/g)) known.add(id);
  }
  const parts = [...known].filter((id) => id.toLowerCase().includes(name.toLowerCase())).sort((a, b) => a.length - b.length);
  const near = closest(name, [...known]);
  return parts.length > 0 ? parts.slice(0, 8) : near ? [near] : [];
}

/** Places of a kind that are shown where not all are asked for: more than one reads. */
const FIRST = 12;
const WIDEST = 120;

function words(name: string, places: readonly Found[], most: number): string {
  const lines = [`${name}: ${places.length} ${places.length === 1 ? 'place' : 'places'}`];
  for (const place of PLACES) {
    const here = places.filter((p) => p.place === place);
    if (here.length === 0) continue;
    lines.push('', `${place} (${here.length})`);
    const shown = here.length > most + 1 ? here.slice(0, most) : here; // no line that only says of one more
    const width = Math.max(...shown.map((p) => `${p.file}:${p.line}`.length));
    for (const p of shown) {
      const text = p.words.length > WIDEST ? `${p.words.slice(0, WIDEST - 1)}…` : p.words;
      lines.push(`  ${`${p.file}:${p.line}`.padEnd(width)}  ${text}`);
    }
    if (shown.length < here.length) lines.push(`  … and ${here.length - shown.length} more (--all)`);
  }
  return lines.join('\n');
}
