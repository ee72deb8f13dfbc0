import { contract } from '../contract.ts';
import { catalogues, duel, eventText } from './index.ts';

contract(duel, { catalogues, eventText });
