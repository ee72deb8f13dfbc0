import { choose } from './choose.ts';
import { fight } from './fight.ts';
import { land } from './landing.ts';
import { move } from './movement.ts';
import { layStrip } from './path.ts';
import { discard, draw } from './powers.ts';
import { match, round } from './round.ts';
import { skull } from './skull.ts';
import { vega } from './vega.ts';

/** Every procedure of the game. Names and step names stand in saved states: renaming one needs a migration. */
export const procedures = { match, round, fight, choose, move, layStrip, land, skull, vega, discard, draw };
