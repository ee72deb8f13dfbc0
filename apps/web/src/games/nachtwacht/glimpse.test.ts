import type { NachtwachtEvent } from '@questhall/nachtwacht/client';
import { expect, test } from 'vitest';
import { aboutOf } from './Glimpse.tsx';

const about = (event: Record<string, unknown>) => aboutOf({ rule: 'NW-1', ...event } as never);

/** A line of the rules as they are: what a page made up would not be found. */
const heard = (event: Extract<NachtwachtEvent, { type: 'acts' }>) => aboutOf(event as never);

test('a line shows the card that it is about, else the pawn; a card that is hidden from the viewer has no picture', () => {
  expect(heard({ type: 'acts', rule: 'NW-1', seat: 1, card: '4' })).toEqual({ picture: 'step-4', number: '4' });
  expect(about({ type: 'acts', seat: 1, card: 'skull' })).toEqual({ picture: 'step-skull' });
  expect(about({ type: 'fought', seat: 1, square: 3, monster: 'tooth', card: 'joker' })).toEqual({ picture: 'monster-tooth' });
  expect(about({ type: 'drew', seat: 0, cause: 'square', card: 'torch' })).toEqual({ picture: 'power-torch' });
  expect(about({ type: 'drew', seat: 1, cause: 'square' })).toEqual({ seat: 1 });
  expect(about({ type: 'reshuffled', cards: 9 })).toBeNull();
});
