import { page } from '../../web/src/holds-rules.ts';
export const served = page;
