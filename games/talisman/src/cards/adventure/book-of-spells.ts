import type { Card } from '../../vocabulary.ts';

export const bookOfSpells: Card = { id: 'adv.book-of-spells', type: 'event', leaves: true, meet: [{ do: 'fillSpells' }] };
