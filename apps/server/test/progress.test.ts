import { expect, test } from 'vitest';
import { NOTHING_SPENT } from '../src/match/reserve.ts';
import { type Progress, progressOf, progressText } from '../src/store/progress.ts';

const PLAIN: Progress = {
  changed: 1_767_225_600_000,
  pending: [],
  deadline: null,
  drawn: 0,
  chain: 'c0ffee',
  trail: [],
  spent: NOTHING_SPENT,
};

const read = (progress: Progress) => progressOf(JSON.parse(progressText(progress)));

test('what an action changes of the record is read as it was written, whatever of it is as usual', () => {
  const all: Progress = {
    changed: 5,
    pending: [0, 2],
    waiting: { seats: [2, 0], since: 4 },
    deadline: 77,
    drawn: 12,
    chain: 'ab',
    trail: [{ seq: 3 }] as unknown as Progress['trail'],
    spent: { counts: true, ms: [0, 3500], began: 9 },
    marks: [{ acted: 3 }] as unknown as Exclude<Progress['marks'], undefined>,
  };
  expect(read(all)).toEqual(all);
  for (const name of Object.keys(all) as (keyof Progress)[]) {
    const one = { ...PLAIN, [name]: all[name] } as Progress;
    expect(read(one), name).toEqual(one);
    if (name in PLAIN) expect(read({ ...all, [name]: PLAIN[name] } as Progress), name).toEqual({ ...all, [name]: PLAIN[name] });
  }
  expect(read({ ...PLAIN, spent: { counts: false, ms: [], began: 9 } }).spent).toEqual({ counts: false, ms: [], began: 9 });
});

test('entries of servers that knew nothing of taking back and reserves say that there is none', () => {
  const { trail, spent, ...old } = PLAIN;
  expect(progressOf(old)).toEqual({ ...old, trail, spent });
});
