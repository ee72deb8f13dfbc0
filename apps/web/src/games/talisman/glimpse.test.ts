import { expect, test } from 'vitest';
import { aboutOf } from './Glimpse.tsx';

const about = (event: Record<string, unknown>) => aboutOf({ rule: 'T86-1', seat: 0, ...event } as never);

test('a line shows what it is about: dice before cards, where somebody went, whom they fight, else the space', () => {
  expect(about({ type: 'rolled', dice: [4], total: 4, for: 'move', space: 'O1' })).toEqual({ dice: [4] });
  expect(about({ type: 'moved', from: 'O1', to: 'O4', path: ['O4'], by: 'walk' })).toEqual({ space: 'O4' });
  expect(about({ type: 'drew', card: 'adv.dragon.1', space: 'O2' })).toEqual({ card: 'adv.dragon.1' });
  expect(about({ type: 'fightBegan', foes: [{ creature: 'pitfiend', value: 4 }], space: 'I2' })).toMatchObject({ space: 'I2' });
  expect(about({ type: 'fightBegan', foes: [{ creature: 'werewolf', value: 4 }], space: 'I2' })).toEqual({ card: 'cre.werewolf' });
  expect(about({ type: 'trophy', cards: ['adv.ogre'] })).toEqual({ card: 'adv.ogre' });
  expect(about({ type: 'dealt', character: 'chr.elf', space: 'O3', again: false })).toEqual({ card: 'chr.elf' });
  expect(about({ type: 'becameToad' })).toEqual({ card: 'toad' });
  // A number that changes and nothing besides has its sign, and where a card does it, that.
  expect(about({ type: 'lost', what: 'life', n: 1 })).toEqual({ stat: 'life' });
  expect(about({ type: 'gained', what: 'craft', n: 1 })).toEqual({ stat: 'craft' });
  expect(about({ type: 'spoils', target: 1, what: 'life' })).toEqual({ stat: 'life' });
  expect(about({ type: 'healed', n: 1, paid: 1 })).toEqual({ stat: 'life' });
  expect(about({ type: 'paid', n: 1, card: 'adv.mercenary' })).not.toEqual({ stat: 'gold' });
  expect(about({ type: 'prevented', what: 'life' })).toBeNull();
  // A Spell that this viewer may not know has no picture that would tell it.
  expect(about({ type: 'gotSpell' })).toBeNull();
});

test('TDE-11.15 where a Terrain card covered the space, the line shows the card, or the space that it is like', () => {
  const moved = { type: 'moved', from: 'O1', to: 'O4', path: ['O4'], by: 'walk' };
  expect(about({ ...moved, called: { O4: 'ter.breach' } })).toEqual({ card: 'ter.breach' });
  expect(about({ ...moved, called: { O4: 'space.M7' } })).toEqual({ space: 'M7' });
  expect(about({ ...moved, called: { O5: 'ter.breach' } })).toEqual({ space: 'O4' });
});
