import { expect, test } from 'vitest';
import { heldIn } from './hand/held.ts';
import { endsTurn, placesOf, shelvesOf } from './places.ts';

const options = (ids: readonly string[]) => ids.map((id) => ({ id, label: { key: id } }));

test('every option of a turn has a place: asking others to let one pass and voting, too', () => {
  const ids = [
    'go:3,4',
    'open:2,2',
    'attack:m1',
    'attack:h2',
    'cast:mend',
    'eat:ham',
    'lay',
    'hand:ham:1',
    'pass:off',
    'way:1',
    'vote',
    'end',
  ];
  const { first, folds, walks } = placesOf(options(ids), { turn: { hero: 0 }, heroes: [{}, {}] } as never);
  const alone = placesOf(options(['pass:off', 'end']), { turn: { hero: 0 }, heroes: [{}] } as never);
  expect(alone.folds).toEqual([]);
  const found = [...walks, ...first, ...folds.flatMap((fold) => fold.options)].map((o) => o.id);
  expect(found.sort()).toEqual([...ids].sort());
  expect(first.map((o) => o.id)).toEqual(['attack:m1', 'open:2,2', 'end']);
  expect(folds.find((fold) => fold.id === 'others')?.options.map((o) => o.id)).toEqual(['hand:ham:1', 'pass:off', 'way:1', 'vote']);
  // A blow against one's own people is no dealing with them.
  expect(folds.find((fold) => fold.id === 'friends')?.options.map((o) => o.id)).toEqual(['attack:h2']);
});

test('an exchange has no place where neither has anything to give', () => {
  const trade = (note: string) => [{ id: 'trade:1', label: { key: 'x' }, note: { key: note } }, ...options(['pass:off', 'end'])];
  const offered = (note: string) =>
    placesOf(trade(note), { turn: { hero: 0 }, heroes: [{}, {}] } as never).folds.flatMap((fold) => fold.options.map((o) => o.id));
  expect(offered('note.trade')).toEqual(['trade:1', 'pass:off']);
  // What is left is the switch that lies on the hero's card: nobody is promised companions for it.
  expect(offered('note.trade.none')).toEqual([]);
});

test('a sign shows what it holds: things by their own sign, companions by their faces behind what is done with them', () => {
  const heroes = [{ code: 'elf' }, { code: 'dwarf' }, { code: 'archer' }] as never;
  const held = (ids: readonly string[]) =>
    heldIn({ options: options(ids) }, { heroes }).map((one) => ('hero' in one ? one.name.key : one.sign));
  expect(held(['eat:smoked-ham', 'eat:red-tonic', 'lay'])).toEqual(['ham-shank', 'round-potion', 'knapsack']);
  expect(held(['cast:mend'])).toEqual(['healing']);
  expect(held(['trade:1', 'trade:2', 'hand:ham:1'])).toEqual(['trade', 'hand', 'hero.dwarf', 'hero.archer']);
  // A blow is no dealing: whom it could be against is shown, and not that.
  expect(held(['pass:off', 'attack:h1'])).toEqual(['footsteps', 'hero.dwarf']);
});

test('DYS-AIW.7 between two levels every option lies on one shelf, an easier Wizor among them', () => {
  const ids = ['ready', 'buy:ham', 'sell:ham', 'give:ham:1', 'gold:5:2', 'take:ring', 'swap:mace:-', 'eat:ham', 'ease'];
  const shelves = shelvesOf(options(ids));
  expect(shelves.flatMap((shelf) => shelf.options.map((o) => o.id)).sort()).toEqual(ids.filter((id) => id !== 'ready').sort());
  expect(shelves.at(-1)).toMatchObject({ id: 'wizor', options: [{ id: 'ease' }] });
});

test('DYS-TURN.4: whoever has moved ends the turn with an action, and with nothing else', () => {
  const turn = (stage: string, hero = 0) => ({ turn: { hero, monster: -1, steps: 3, stage } }) as never;
  const ending = (view: never) =>
    ['attack:m1', 'cast:mend', 'search:1,1', 'go:1,1', 'open:2,2', 'lay', 'end'].filter((id) => endsTurn({ id }, view));
  expect(ending(turn('moved'))).toEqual(['attack:m1', 'cast:mend', 'search:1,1']);
  expect(ending(turn('fresh'))).toEqual([]);
  expect(ending(turn('moved', -1))).toEqual([]);
});
