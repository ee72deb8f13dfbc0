import { answer, stop } from '../vocabulary.ts';

export const counter = answer('cast', stop);
