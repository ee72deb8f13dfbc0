import type { Alignment, CharacterCard } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedAbilities {
    beguile: { can: 'beguile'; from: Readonly<Record<Alignment, number>> };
  }
}

export const sorceress: CharacterCard = {
  id: 'chr.sorceress',
  strength: 2,
  craft: 4,
  alignment: 'evil',
  start: 'O3',
  abilities: [
    { can: 'startSpells', n: 1 },
    { can: 'attackByCraft' },
    { can: 'beguile', from: { good: 6, neutral: 5, evil: 4 } },
    { can: 'takeFollowers', except: ['adv.maiden', 'adv.unicorn', 'adv.princess', 'adv.hag', 'adv.poltergeist'] },
  ],
};
