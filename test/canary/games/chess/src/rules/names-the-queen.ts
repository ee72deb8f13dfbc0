import { queen } from '../cards/queen.ts';
export const moves = queen;
