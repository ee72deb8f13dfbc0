import { borrowed } from '../../../../games/chess/src/borrows.ts';
export const where = (): unknown => borrowed;
