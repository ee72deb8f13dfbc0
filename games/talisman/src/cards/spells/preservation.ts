import type { Spell } from '../../vocabulary.ts';

export const preservation: Spell = { id: 'sp.preservation', when: ['loss'], target: 'theirs', effects: [{ do: 'stop' }] };
