import { match } from './campaign.ts';
import { attack, harm, witsTest } from './combat.ts';
import { curse, gain, surplus } from './gains.ts';
import { heroTurn } from './hero-turn.ts';
import { goOn, vote } from './lead.ts';
import { level, round } from './one-level.ts';
import { apply } from './spell-effects.ts';
import { eat, spell } from './spells.ts';
import { between } from './stop.ts';
import { hand, pick, trade } from './trading.ts';
import { trap, walk } from './walking.ts';
import { monsterTurn, wizorRound } from './wizor.ts';

/** Every procedure of the game. Names and step names stand in saved states: renaming one needs a migration. */
export const procedures = {
  match,
  level,
  round,
  heroTurn,
  walk,
  trap,
  wits: witsTest,
  attack,
  harm,
  gain,
  surplus,
  curse,
  spell,
  vote,
  goOn,
  apply,
  eat,
  hand,
  trade,
  pick,
  wizorRound,
  monsterTurn,
  between,
};
