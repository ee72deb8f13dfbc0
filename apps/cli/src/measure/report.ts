import { effectOf, type MeasuredRules } from '@questhall/protocol';
import { percent } from '../output/table.ts';

const words = (base: Readonly<Record<string, unknown>>) =>
  Object.entries(base)
    .map(([option, value]) => `${option} ${String(value)}`)
    .join(', ') || 'the game';

const signed = (share: number) => `${share > 0 ? '+' : ''}${(share * 100).toFixed(1)} %`;

/** The tables of what was measured, as Markdown. */
export function measuredReport(measured: MeasuredRules): string {
  const { game, unit, bots, seed, date, rules, lengths, values } = measured;
  const lines = [
    `# What the options of ${game} do, measured`,
    '',
    `Matches between bots (${bots}), seed ${seed}, rules version ${rules}; last measured on ${date}. Written by \`questhall measure-rules --game ${game}\`, never by hand.`,
    'Bots are not people: what is told here is how much longer or shorter bots take, and how much more often somebody wins.',
    '',
    '## Lengths by the rulebook',
    '',
    `| base | seats | matches | ${unit}, median (8 of 10) | decisions a match | somebody wins |`,
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...lengths.map(
      (row) =>
        `| ${words(row.base)} | ${row.seats} | ${row.matches.toLocaleString('en')} | ${row.median} (${row.low} to ${row.high}) | ${row.decisions} | ${percent(row.won / row.matches)} |`,
    ),
    '',
    '## One option changed',
    '',
    'With 99 % intervals; "–" where the difference is no more than chance.',
    '',
    `| base | option | ${unit} | somebody wins | matches |`,
    '| --- | --- | --- | --- | ---: |',
  ];
  for (const row of values) {
    const without = lengths.find((one) => one.seats === row.seats && words(one.base) === words(row.base));
    if (!without) continue;
    const { length, won } = effectOf(without, row);
    const longer = length.sure ? `${signed(length.ratio - 1)} (${signed(length.low - 1)} to ${signed(length.high - 1)})` : '–';
    const more = won.sure ? `${signed(won.more)} (${signed(won.low)} to ${signed(won.high)})` : '–';
    lines.push(`| ${words(row.base)} | ${row.option} = ${String(row.value)} | ${longer} | ${more} | ${row.matches.toLocaleString('en')} |`);
  }
  return `${lines.join('\n')}\n`;
}
