import { second } from './second.ts';
export const first = (): unknown => second;
