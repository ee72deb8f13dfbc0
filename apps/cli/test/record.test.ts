import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nachtwacht } from '@questhall/nachtwacht';
import { type ExportedMatch, recordOf } from '@questhall/record';
import { describe, expect, test } from 'vitest';
import { playedMatch } from '../../../packages/record/test/matches.ts';
import { openFolder } from '../../server/src/store/folder.ts';
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

  test('what was said goes into a file of its own where somebody asks for it, and not into the record', async () => {
    const { file, data, record } = withRecord();
    await questhall(`import ${file} --data ${data}`);
    const { store, close } = openFolder(data);
    const line = { match: MATCH, session: 'session-of-bo', who: 'b', reports: [], phrase: null, text: null };
    const at = 1_764_000_000_000;
    await store.putLine({ ...line, room: 'table', n: 1, at, seat: 1, name: 'Bo', command: 'one', text: 'Until eleven.' });
    await store.putLine({ ...line, room: 'table', n: 2, at: at + 1, seat: 1, name: 'Bo', command: 'two', phrase: 'good-luck' });
    await store.putLine({ ...line, room: 'stands', n: 1, at, seat: null, name: 'Cleo', command: 'three', text: 'Go, Bo!' });
    await close();
    const out = join(data, 'talk.json');
    expect(JSON.parse((await questhall(`export --data ${data} --match ${MATCH} --talk ${out}`)).out)).toEqual(record);
    expect(JSON.parse(readFileSync(out, 'utf8'))).toEqual({
      match: MATCH,
      code: expect.stringMatching(/^[A-Z0-9]{5}$/),
      game: 'nachtwacht',
      table: [
        { n: 1, at, seat: 1, name: 'Bo', phrase: null, text: 'Until eleven.' },
        { n: 2, at: at + 1, seat: 1, name: 'Bo', phrase: 'good-luck', text: null },
      ],
      stands: [{ n: 1, at, seat: null, name: 'Cleo', phrase: null, text: 'Go, Bo!' }],
    });
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

  test('a code in capitals is the same code; an empty or broken one is no code', async () => {
    const { file, record } = withRecord();
    expect((await questhall(`verify ${file} --head ${record.end.link.toUpperCase()}`)).code).toBe(0);
    for (const flag of ['--head=', '--opening=', '--commitment=', '--head=abc']) {
      const { code, err } = await questhall(`verify ${file} ${flag}`);
      expect([flag, code, err]).toEqual([flag, 2, expect.stringMatching(/is a code of 64 hexadecimal digits/)]);
    }
  });

  test('what was not played again is not ticked, and the last line says so', async () => {
    const { file } = withRecord();
    const last = (out: string) => out.trimEnd().split('\n').at(-1);
    expect(last((await questhall(`verify ${file} --draws`)).out)).toBe(
      'The match was played again to its end, and reaches the recorded result.',
    );
    const older = changed(file, (r) => {
      r.table.rules = 0;
    });
    const relinked = JSON.parse(readFileSync(older, 'utf8')) as ExportedMatch;
    writeFileSync(older, JSON.stringify(recordOf(relinked)));
    const old = await questhall(`verify ${older} --draws`);
    expect(old.out).toMatch(/: nothing is wrong, but not all of it could be checked\n/);
    expect(old.out).toMatch(/– replay: not checked\n {2}– outcome: not checked/);
    expect(old.out).not.toContain('✓ the result');
    expect(last(old.out)).toBe('The match was NOT played again to its end (rules version 0): the result is only what the file says.');
    const broken = changed(file, (r) => {
      r.actions[7]!.state = 'ab'.repeat(32);
    });
    const failed = await questhall(`verify ${broken}`);
    expect(failed.out).not.toContain('✓ the result');
    expect(last(failed.out)).toMatch(/NOT played again to its end/);
  });

  test('nothing in a record speaks to the terminal, nor puts words on a line of their own', async () => {
    const { file } = withRecord();
    const ESC = '\u001b';
    const evil = `${ESC}[2J${ESC}]0;mine\u0007\u009b31m\u202e\n  ✓ all is well\r`;
    const forged = changed(file, (r) => {
      r.table.match = evil;
      r.table.game = evil.slice(0, 30);
      r.start.draws[0]!.what = evil;
      r.actions[3]!.choice = evil;
      r.seats[0]!.name = evil;
      (r as unknown as Record<string, unknown>)[evil] = 1;
    });
    const named = join(file, '..', 'evil\u001b[31m.json');
    writeFileSync(named, readFileSync(forged));
    const strict = changed(file, (r) => {
      r.table.match = evil;
      r.seats[0]!.name = evil;
      r.start.draws[0]!.what = evil;
      r.actions[3]!.choice = evil;
    });
    writeFileSync(`${file}.no`, `{"a": ${evil}`);
    for (const words of [
      `verify ${forged} --draws`,
      `verify ${strict} --draws`,
      `verify ${strict} --json`,
      `verify ${named}`,
      `verify ${file}.no`,
      `import ${strict}`,
    ]) {
      const { out, err } = await questhall(words);
      expect((out + err).replaceAll('\n', ''), words).not.toMatch(/[\p{Cc}\u202e]/u);
      expect(out + err, words).not.toMatch(/^ *✓ all is well/m);
    }
    const json = JSON.parse((await questhall(`verify ${strict} --json`)).out);
    expect(json[0].facts.match).toBe(evil);
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
