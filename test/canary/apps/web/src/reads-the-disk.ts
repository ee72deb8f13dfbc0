import { readFileSync } from 'node:fs';
export const disk = readFileSync;
