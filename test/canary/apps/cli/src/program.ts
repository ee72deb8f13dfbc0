import { where } from './commands/where.ts';
export const program = (): unknown => where;
