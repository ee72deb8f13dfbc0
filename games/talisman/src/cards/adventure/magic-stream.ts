import type { Card } from '../../vocabulary.ts';

export const magicStream: Card = {
  id: 'adv.magic-stream',
  type: 'place',
  holds: { what: 'strength', n: 4 },
  meet: [{ do: 'may', then: [{ do: 'takeOne' }] }],
};
