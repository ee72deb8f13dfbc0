import type { Spell } from '../../vocabulary.ts';

export const mesmerism: Spell = { id: 'sp.mesmerism', when: ['turnStart'], target: 'follower', effects: [{ do: 'takeFromTarget' }] };
