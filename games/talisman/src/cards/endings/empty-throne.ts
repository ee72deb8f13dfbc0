import type { EndingCard } from '../../souls/vocabulary.ts';

export const emptyThrone: EndingCard = { id: 'ending.empty-throne', finale: 'throne' };
