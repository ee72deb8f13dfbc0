import type { Spell } from '../../vocabulary.ts';

export const alchemy: Spell = { id: 'sp.alchemy', when: ['turnStart'], target: 'nothing', effects: [{ do: 'sellObjects', price: 1 }] };
