import type { Spell } from '../../vocabulary.ts';

export const divination: Spell = { id: 'sp.divination', when: ['turnStart'], target: 'nothing', effects: [{ do: 'look', n: 5 }] };
