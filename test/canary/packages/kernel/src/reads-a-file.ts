import { readFileSync } from 'node:fs';
export const kernel = readFileSync;
