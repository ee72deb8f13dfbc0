import { charm, roll, stop } from '../vocabulary.ts';

export const amulet = charm('instead', roll(5, stop));
