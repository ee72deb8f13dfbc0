import { rules } from '../../go/src/index.ts';
export const borrowed = rules;
