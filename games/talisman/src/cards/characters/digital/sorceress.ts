import type { CharacterCard } from '../../../vocabulary.ts';

export const sorceress: CharacterCard = {
  id: 'chr.digital.sorceress',
  strength: 2,
  craft: 4,
  fate: 3,
  lives: 4,
  alignment: 'evil',
  start: 'O3',
  abilities: [
    { can: 'startSpells', n: 1 },
    { can: 'attackByCraft' },
    { can: 'beguile', from: { good: 6, neutral: 5, evil: 4 } },
    { can: 'takeFollowers', except: ['adv.maiden', 'adv.unicorn', 'adv.digital.princess'] },
  ],
};
