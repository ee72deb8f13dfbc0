import { answer, stop } from '../vocabulary.ts';

export const shield = answer('loseLives', stop);
