import { type Speaker, speaker } from '@questhall/text';
import { beforeAll, expect, test } from 'vitest';
import { loadCatalogue } from '../../src/client.ts';
import { BOB, ghost, souls } from './game.ts';

let english: Speaker;
beforeAll(async () => {
  english = speaker('en', [await loadCatalogue('en')], (seat) => ['Ann', 'Bob'][seat] ?? '?');
});

/** What the plate of the way to the Fields beside the Village says. */
function way(ann: object, bob: object = BOB): string {
  const g = souls({ figures: { Ann: ann, Bob: bob } })
    .rolls(1)
    .ann('roll');
  const { note } = g.question('Ann')!.options.find(({ id }) => id === 'cw')!;
  return english.say(note!);
}

test('TDE-11.7 the way to a gravestone says whose it is, and to a ghost whether it lives again there', () => {
  expect(way(ghost({ grave: 'O2', lives: 2 }))).toContain('Your gravestone: there you live again.');
  expect(way(ghost({ grave: 'O2', lives: 0 }))).toContain('Your gravestone: with a life you live again there.');
  const bob = ghost({ character: 'monk', grave: 'O2', at: 'O2' });
  expect(way({ character: 'troll', at: 'O1' }, bob)).toContain('Bob is there. The gravestone of Bob stands there.');
  expect(way({ character: 'troll', at: 'O1' })).not.toContain('gravestone');
});
