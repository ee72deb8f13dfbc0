import type { Card } from '../../vocabulary.ts';

export const evilDarkness: Card = {
  id: 'adv.evil-darkness',
  type: 'event',
  leaves: true,
  meet: [{ do: 'everyone', where: 'everywhere', except: 'evil', then: [{ do: 'missTurn' }] }],
};
