import { rules } from '../../../games/go/src/index.ts';
export const page = rules;
