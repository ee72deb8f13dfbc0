import { expect, test } from 'vitest';
import { aboutOf } from './Glimpse.tsx';

const about = (event: Record<string, unknown>) => aboutOf({ rule: 'DYS-1', ...event } as never);

test('a line shows what it is about: dice, whom it names, what was found, else the portrait of who did it', () => {
  expect(about({ type: 'attacked', from: 'h0', to: 'm1', red: [5, 2], white: [3, 1] })).toEqual({ red: [5, 2], white: [3, 1] });
  expect(about({ type: 'heroChosen', seat: 0, hero: 0, code: 'elf' })).toEqual({ print: 'h-elf' });
  expect(about({ type: 'died', figure: 'm1', code: 'G1', at: '2,3' })).toEqual({ print: 'm-G1' });
  expect(about({ type: 'trapSprung', hero: 0, trap: 'pit', at: '2,3' })).toEqual({ print: 't-pit' });
  expect(about({ type: 'found', hero: 0, thing: 'rune-sword' })).toEqual({ sign: 'rune-sword' });
  expect(about({ type: 'appeared', thing: 'bookcase', at: '2,3' })).toEqual({ print: 't-bookcase' });
  expect(about({ type: 'searched', hero: 0, kind: 'chest', at: '2,3' })).toEqual({ print: 't-chest' });
  expect(about({ type: 'hurt', figure: 'h1', n: 1, energy: 3 })).toEqual({ figure: 'h1' });
  expect(about({ type: 'rested', hero: 2, n: 1 })).toEqual({ figure: 'h2' });
  expect(about({ type: 'levelWon', level: 1 })).toBeNull();
});
