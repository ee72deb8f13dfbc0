import type { LogEntry } from '@questhall/protocol';
import type { Speaker } from '@questhall/text';
import { expect, test } from 'vitest';
import type { GameModule } from '../games/contract.ts';
import { concerns } from '../games/dystopia/concerns.ts';
import { linesOf } from './log-tabs.ts';

const log = [
  { type: 'turn', seat: 0 },
  { type: 'blow', seat: 0, named: [0, 1] },
  { type: 'walk', seat: 0, named: [0] },
  { type: 'turn', seat: 1 },
  { type: 'walk', seat: 1, named: [1] },
].map((event, i) => ({ n: i + 1, at: 0, event: { rule: '', ...event } })) as unknown as LogEntry[];
const module = {
  opens: ({ type }: { type: string }) => type === 'turn',
  fight: ({ type }: { type: string }) => type === 'blow',
  eventText: (event: { named?: number[] }) => ({ key: 'x', args: { named: event.named ?? [] } }),
} as unknown as GameModule;
const speak = { parts: ({ args }: { args: { named: number[] } }) => args.named.map((seat) => ({ seat })) } as unknown as Speaker;
const kept = (tab: 'story' | 'mine' | 'fights', me: number | null) => linesOf(tab, log, { module, me, view: {}, speak }).map(({ n }) => n);

test('a tab keeps the beginnings of turns and its own lines: all, those that name me, the fights', () => {
  expect(kept('story', 1)).toEqual([1, 2, 3, 4, 5]);
  expect(kept('mine', 1)).toEqual([1, 2, 4, 5]);
  expect(kept('mine', 0)).toEqual([1, 2, 3, 4]);
  expect(kept('mine', null)).toEqual([1, 4]);
  expect(kept('fights', 0)).toEqual([1, 2, 4]);
});

test('of Dystopia my lines are those of my heroes, and of the monsters where I am Wizor', () => {
  const view = {
    heroes: [
      { id: 'h0', seat: 0 },
      { id: 'h1', seat: 2 },
    ],
    wizorSeat: 1,
  } as never;
  const about = (event: object, me: number) => concerns(event as never, me, view);
  const blow = { type: 'attacked', from: 'm3', to: 'h1' };
  expect([about(blow, 2), about(blow, 0), about(blow, 1)]).toEqual([true, false, true]);
  expect([about({ type: 'found', hero: 0 }, 0), about({ type: 'found', hero: 0 }, 2)]).toEqual([true, false]);
  // A thing is handed to a hero by its number; squares are strings, and no figures.
  expect(about({ type: 'handed', hero: 0, to: 1 }, 2)).toBe(true);
  expect(about({ type: 'healed', figure: 'h0' }, 0)).toBe(true);
});
