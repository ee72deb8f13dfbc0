import { answer, redirect } from '../vocabulary.ts';

export const mirror = answer('cast', redirect);
