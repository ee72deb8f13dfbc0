// Writes docs/talisman-odds.md: the odds shown before a fight with each foe beside what happens, reckoned by playing every way
// in which the dice can fall. `npx tsx --conditions=source games/talisman/test/odds-table.ts --write 1`
import { writeFileSync } from 'node:fs';
import { flagsIn } from '@questhall/testkit/contract';
import { cardOf } from '../src/editions/index.ts';
import { en } from '../src/text/en/index.ts';
import { DECKS, type Deck, type Forced, forced, HEROES } from './odds-positions.ts';

const TITLES: Readonly<Record<Deck, string>> = {
  '1986': 'Talisman (1986)',
  digital: 'Digital Edition',
  souls: 'Realm of Souls',
};

const percent = (n: number): string => (100 * n).toFixed(1);

/** Shown and happened are one number where they are the same, which they must be. */
const cell = (one: Forced | undefined): string =>
  one === undefined
    ? '–'
    : percent(one.shown) === percent(one.happened)
      ? percent(one.shown)
      : `**${percent(one.shown)} / ${percent(one.happened)}**`;

function nameOf(foe: string): string {
  const name = (en as Readonly<Record<string, unknown>>)[cardOf(foe).id];
  return typeof name === 'string' ? name : foe.slice(foe.indexOf('.') + 1);
}

/** The page: a table for each deck, a row for each foe, a column for each sort of hero. */
export function oddsTable(all: readonly Forced[]): string {
  const lines = [
    '# Talisman: the odds that are shown, and what happens',
    '',
    'Each foe lies on the space that a hero walks to. The number is the chance in per cent that the hero is shown before the fight',
    '(where he is asked nothing, the one that the bots reckon with); it was compared with what happens when every way in which the',
    'dice can fall is played on the rules themselves. Where the two differed there would be two numbers in bold, shown and happened.',
    'The odds count the best weapon, no Spell, nothing used up, and no fate. `games/talisman/test/odds.test.ts` holds this page to the',
    'rules; `npx tsx --conditions=source games/talisman/test/odds-table.ts --write 1` writes it anew.',
    '',
  ];
  for (const deck of DECKS) {
    const heroes = HEROES.filter(({ decks }) => decks.includes(deck));
    const mine = all.filter((one) => one.deck === deck && !one.option.startsWith('assassinate'));
    lines.push(`## ${TITLES[deck]}`, '', `| Foe | ${heroes.map(({ name }) => name).join(' | ')} |`, `|---|${'---|'.repeat(heroes.length)}`);
    for (const foe of new Set(mine.map((one) => one.foe))) {
      // Where battle or psychic combat may be chosen, both stand in the cell.
      const cells = heroes.map(({ name }) => {
        const found = mine.filter((one) => one.foe === foe && one.hero === name);
        return found.length === 0 ? cell(undefined) : found.map(cell).join(', ');
      });
      lines.push(`| ${nameOf(foe)} | ${cells.join(' | ')} |`);
    }
    lines.push('');
  }
  return lines.join('\n');
}

if (flagsIn(process.argv).number('write', 0) > 0) {
  const all = DECKS.flatMap((deck) => [...forced(deck)]);
  writeFileSync(new URL('../../../docs/talisman-odds.md', import.meta.url), oddsTable(all));
}
