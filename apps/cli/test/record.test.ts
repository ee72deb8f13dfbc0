import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nachtwacht } from '@questhall/nachtwacht';
import type { ExportedMatch } from '@questhall/record';
import { describe, expect, test } from 'vitest';
import { playedMatch } from '../../../packages/record/test/matches.ts';
import { questhall, scratch } from './terminal.ts';

const MATCH = 'match10000000000';

/** A folder with the record of a match, and that record. */
function withRecord(): { file: string; data: string; record: ExportedMatch } {
  const folder = scratch();
  const record = playedMatch(nachtwacht, 3, 1);
  const file = join(folder, 'match.json');
  writeFileSync(file, JSON.stringify(record));
  return { file, data: join(folder, 'data'), record };
}

/** A copy of the file with one change. */
function changed(file: string, change: (record: ExportedMatch) => void): string {
  const record = JSON.parse(readFileSync(file, 'utf8')) as ExportedMatch;
  change(record);
  const other = file.replace('.json', '-changed.json');
  writeFileSync(other, JSON.stringify(record));
  return other;
}

describe('export and import', () => {
  test('a match goes in and comes out as it was, as often as one likes', async () => {
    const { file, data, record } = withRecord();
    const taken = await questhall(`import ${file} --data ${data}`);
    expect([taken.code, taken.err]).toEqual([0, '']);
    const code = /code ([A-Z0-9]{5})/.exec(taken.out)?.[1];
    const byCode = await questhall(`export --data ${data} --code ${code}`);
    expect(JSON.parse(byCode.out)).toEqual(record);
    const out = join(data, 'again.json');
    expect((await questhall(`export --data ${data} --match ${MATCH} --out ${out}`)).code).toBe(0);
    expect((await questhall(`import ${out} --data ${data}-2`)).code).toBe(0);
    expect((await questhall(`export --data ${data}-2 --match ${MATCH}`)).out).toBe(byCode.out);
  });

  test('what is not in order, there already, or of a simulation is refused in one sentence', async () => {
    const { file, data } = withRecord();
    const forged = changed(file, (r) => {
      r.actions[4]!.at = 5;
    });
    expect(await questhall(`import ${forged} --data ${data}`)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/is not taken in: this record is not in order: action 5: /),
    });
    await questhall(`import ${file} --data ${data}`);
    expect((await questhall(`import ${file} --data ${data}`)).err).toMatch(`the match ${MATCH} is there already`);
    const simulated = join(data, 'simulated.json');
    writeFileSync(simulated, JSON.stringify(playedMatch(nachtwacht, 2, 3, null)));
    expect((await questhall(`import ${simulated} --data ${data}`)).err).toMatch('it comes from a simulation');
  });

  test('a folder without data and a match that is not there are named', async () => {
    const { file, data } = withRecord();
    expect((await questhall(`export --data ${data} --match ${MATCH}`)).err).toMatch(/There is no data of Questhall in/);
    await questhall(`import ${file} --data ${data}`);
    expect((await questhall(`export --data ${data} --code ZZZZZ`)).err).toMatch(/there is no match ZZZZZ in/);
    expect((await questhall(`export --data ${data}`)).code).toBe(2);
  });
});

describe('verify', () => {
  test('says in order, line by line, and counts dice and draws', async () => {
    const { file, record } = withRecord();
    const { code, out } = await questhall(`verify ${file} --draws`);
    expect(code).toBe(0);
    expect(out).toMatch(/match\.json: in order\n {2}✓ the secret is the one/);
    expect(out).toContain(`${record.actions.length} actions were allowed`);
    expect(out).toContain(record.end.link);
    expect(out).toMatch(/power deck \(\d+\)/);
  });

  test('one digit changed: refused, and named by its number', async () => {
    const { file } = withRecord();
    const forged = changed(file, (r) => {
      r.start.draws[1]!.result ^= 1;
    });
    const { code, out } = await questhall(`verify ${forged}`);
    expect(code).toBe(1);
    expect(out).toMatch(/: NOT in order\n[\s\S]*✗ draw 1: “.+” is recorded as result \d+; secret, contributions and number give \d+/);
    const json = JSON.parse((await questhall(`verify ${forged} --json`)).out);
    expect(json[0]).toMatchObject({ verdict: 'bad', findings: [{ code: 'draw-result', place: { part: 'draw', n: 1 } }] });
  });

  test('an opening that was kept is compared', async () => {
    const { file, record } = withRecord();
    expect((await questhall(`verify ${file} --opening ${record.seats.at(-1)!.link}`)).code).toBe(0);
    expect((await questhall(`verify ${file} --opening ${'0'.repeat(64)}`)).out).toMatch('the opening is not the one that was kept');
  });

  test('a file that is no record does not keep the others from being checked', async () => {
    const { file } = withRecord();
    const folder = scratch();
    mkdirSync(folder, { recursive: true });
    const text = join(folder, 'text.json');
    writeFileSync(text, 'no json');
    const { code, out } = await questhall(`verify ${text} ${join(folder, 'missing.json')} ${file}`);
    expect(code).toBe(1);
    expect(out).toMatch(/text\.json is no JSON/);
    expect(out).toMatch(/cannot read .*missing\.json \(ENOENT\)/);
    expect(out).toMatch(/match\.json: in order/);
  });
});
