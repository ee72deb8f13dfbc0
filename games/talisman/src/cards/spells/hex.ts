import type { Spell } from '../../vocabulary.ts';

export const hex: Spell = { id: 'sp.hex', when: ['turnStart'], target: 'freeSpace', effects: [{ do: 'layHex', rounds: 3 }] };
