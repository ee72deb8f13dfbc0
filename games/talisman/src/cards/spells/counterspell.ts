import type { Spell } from '../../vocabulary.ts';

export const counterspell: Spell = { id: 'sp.counterspell', when: ['cast'], target: 'theirs', effects: [{ do: 'stop' }] };
