import type { Spell, Stat } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedEffects {
    /** All gold goes to the stock (the Spell Random); `loseGoods` would put it on a space. */
    loseAllGold: { do: 'loseAllGold' };
    toQuota: { do: 'toQuota'; stat: Stat };
  }
}

export const random: Spell = {
  id: 'sp.random',
  when: ['any'],
  target: 'character',
  effects: [
    {
      do: 'forTarget',
      then: [
        {
          do: 'roll',
          dice: 1,
          rows: [
            { from: 1, to: 1, then: [{ do: 'toad' }] },
            { from: 2, to: 2, then: [{ do: 'toQuota', stat: 'strength' }] },
            { from: 3, to: 3, then: [{ do: 'toQuota', stat: 'craft' }] },
            { from: 4, to: 4, then: [{ do: 'loseAllGold' }] },
            { from: 5, to: 5, then: [{ do: 'gain', what: 'strength', n: 1 }] },
            { from: 6, to: 6, then: [{ do: 'gain', what: 'life', n: 1 }] },
          ],
        },
      ],
    },
  ],
};
