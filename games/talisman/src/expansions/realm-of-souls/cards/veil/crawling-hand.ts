import type { Card } from '../../../../vocabulary.ts';

export const crawlingHand: Card = { id: 'veil.crawling-hand', type: 'spirit', craft: 2, foe: { unslain: [{ do: 'crawl' }] } };
