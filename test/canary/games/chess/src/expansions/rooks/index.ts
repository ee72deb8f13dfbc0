import { bishops } from '../bishops/index.ts';

export const rooks = bishops;
