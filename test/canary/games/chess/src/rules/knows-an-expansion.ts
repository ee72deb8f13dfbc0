import { bishops } from '../expansions/bishops/index.ts';

export const slides = bishops;
