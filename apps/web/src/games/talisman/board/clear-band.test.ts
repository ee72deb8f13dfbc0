import type { TalismanView } from '@questhall/talisman/client';
import { describe, expect, test } from 'vitest';
import { whole } from './camera.ts';
import { clearBand } from './clear-band.ts';

const room = { width: 864, height: 900 };
const board = (figures: readonly string[], lying: readonly string[] = []) =>
  ({
    characters: figures.map((space) => ({ card: 'troll', out: false, space })),
    lying: lying.map((space) => ({ space, cards: ['adv.bear'], gold: 0 })),
  }) as unknown as TalismanView;

describe('a throw of dice', () => {
  const at = (view: TalismanView, focus?: string) => clearBand(view, focus, whole(room), room);
  test('lies above where nothing stands', () => expect(at(board(['O12']))).toBe('start'));
  test('leaves the Woods and what stands there in sight', () => expect(at(board(['O4']))).toBe('end'));
  test('leaves a card in sight that lies there', () => expect(at(board([], ['O4']))).toBe('end'));
  test('leaves a gravestone in sight', () => {
    const souls = { ghosts: [null, { character: 'chr.monk', grave: 'O4', away: 0 }] };
    expect(at({ ...board(['O12']), souls } as unknown as TalismanView)).toBe('end');
  });
  test('leaves empty spaces in sight to which the throw may lead', () => {
    expect(at(board(['O8']), 'O8')).toBe('center');
    expect(at(board(['O22']), 'O22')).toBe('center');
    expect(at(board(['M2']), 'M2')).toBe('start');
    // What stands or lies somewhere counts for more.
    expect(at(board(['O8', 'I9', 'O16']), 'O8')).toBe('start');
  });
  test('gives way to whoever throws before all others', () => expect(at(board(['O4', 'O16', 'O15']), 'O16')).toBe('center'));
});
