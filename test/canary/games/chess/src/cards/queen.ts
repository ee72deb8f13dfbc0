import { king } from './king.ts';
export const queen = { beside: king };
