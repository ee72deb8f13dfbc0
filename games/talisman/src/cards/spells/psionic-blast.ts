import type { Spell } from '../../vocabulary.ts';

export const psionicBlast: Spell = { id: 'sp.psionic-blast', when: ['fight'], target: 'nothing', effects: [{ do: 'addCraft' }] };
