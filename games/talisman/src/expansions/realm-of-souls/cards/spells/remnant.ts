import type { Spell } from '../../../../vocabulary.ts';

export const remnant: Spell = { id: 'sp.remnant', when: ['turnStart'], target: 'soulboundCard', effects: [{ do: 'takeSoulbound' }] };
