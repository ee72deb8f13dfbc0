import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dystopia } from '@questhall/dystopia';
import { type AnyGame, matchOptions } from '@questhall/kernel';
import { nachtwacht } from '@questhall/nachtwacht';
import { checkRecord, LONGEST_OPTION } from '@questhall/record';
import { talisman } from '@questhall/talisman';
import { describe, expect, test } from 'vitest';
import { allLargest, largest, largestMatch, randomMatch } from './largest-level.ts';
import { questhall, scratch } from './terminal.ts';

/** A record must hold whatever a table may be set to: what is allowed there and too long here makes a genuine match look forged. */

const GAMES: readonly AnyGame[] = [nachtwacht, talisman, dystopia];
const gameOf = (id: string) => GAMES.find((game) => game.id === id);

const each = GAMES.flatMap((game) => game.options.map((option) => ({ game, option, name: `${game.id}: ${option.id}` })));

describe('every option of every game at its largest', () => {
  test.each(each)('$name', ({ game, option }) => {
    const record = randomMatch(game, matchOptions(game.options, { [option.id]: largest(option) }), 15);
    const { findings, lines } = checkRecord(JSON.parse(JSON.stringify(record)), { gameOf });
    expect(findings.map((f) => f.code).filter((code) => code !== 'unfinished')).toEqual([]);
    expect(lines.find((line) => line.step === 'replay')?.state).toBe('good');
    if (option.text) expect(option.text.most).toBeLessThanOrEqual(LONGEST_OPTION);
  });

  test('a match of the largest level, played to its end, is in order', () => {
    const record = largestMatch();
    expect(record.table.options.ownLevel).toHaveLength(LONGEST_OPTION);
    const report = checkRecord(JSON.parse(JSON.stringify(record)), { gameOf });
    expect([report.verdict, report.findings]).toEqual(['good', []]);
  });

  test.each(GAMES.map((game) => [game.id, game] as const))(
    '%s: a match of all of them together, played to its end, is verified, imported and exported as it was',
    async (_, game) => {
      const folder = scratch();
      const [file, out] = [join(folder, 'match.json'), join(folder, 'again.json')];
      const record = allLargest(game);
      expect(Object.keys(record.table.options).sort()).toEqual(game.options.map(({ id }) => id).sort());
      writeFileSync(file, JSON.stringify(record));
      expect((await questhall(`verify ${file}`)).code).toBe(0);
      expect(await questhall(`import ${file} --data ${folder}/data`)).toMatchObject({ code: 0, err: '' });
      expect((await questhall(`export --data ${folder}/data --match options000000000 --out ${out}`)).code).toBe(0);
      expect(JSON.parse(readFileSync(out, 'utf8'))).toEqual(JSON.parse(readFileSync(file, 'utf8')));
      expect((await questhall(`verify ${out}`)).code).toBe(0);
    },
    60_000,
  );
});
