import type { EndingCard } from '../../vocabulary.ts';

export const emptyThrone: EndingCard = { id: 'ending.empty-throne', finale: 'throne' };
