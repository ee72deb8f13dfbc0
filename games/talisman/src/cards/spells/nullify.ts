import type { Spell } from '../../vocabulary.ts';

export const nullify: Spell = { id: 'sp.nullify', when: ['any'], target: 'character', effects: [{ do: 'discardSpells', who: 'target' }] };
