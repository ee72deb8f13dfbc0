import type { Card } from '../../../../vocabulary.ts';

export const shacklesOfSilence: Card = {
  id: 'veil.shackles-of-silence',
  type: 'magicObject',
  soulbound: true,
  cursed: true,
  abilities: [
    { can: 'noSpells' },
    { can: 'noMagicObjects' },
    { can: 'immuneToSpells' },
    { can: 'liftedAt', spaces: ['O7', 'M13'], must: true },
  ],
};
