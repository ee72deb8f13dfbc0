import type { Spell } from '../../vocabulary.ts';

export const invisibility: Spell = { id: 'sp.invisibility', when: ['any'], target: 'nothing', effects: [{ do: 'vanish' }] };
