import { death, loseLives } from './character/lives.ts';
import {
  buying,
  choosing,
  eachOf,
  followersAtRisk,
  handingOver,
  healing,
  loseFollower,
  replenishing,
  rolling,
  selling,
  teleporting,
} from './effects/choices.ts';
import { effects } from './effects/effects.ts';
import { ability } from './fight/ability.ts';
import { afterWin } from './fight/after-win.ts';
import { approach, duel } from './fight/duel.ts';
import { facing } from './fight/facing.ts';
import { fate } from './fight/fate.ts';
import { fight, hurt } from './fight/fight.ts';
import { preparing } from './fight/preparing.ts';
import { limits } from './goods/limits.ts';
import { market } from './goods/market.ts';
import { taking } from './goods/taking.ts';
import { heard } from './heard.ts';
import { attempt } from './magic/attempt.ts';
import { cast } from './magic/casting.ts';
import { match } from './match.ts';
import { arrive, encounter } from './space/encounter.ts';
import { beginCommand, command, inner } from './space/inner.ts';
import { quest, questDone } from './space/quest.ts';
import { space } from './space/space.ts';
import { deed } from './turn/deeds.ts';
import { move, portal } from './turn/movement.ts';
import { turn } from './turn/turn.ts';

/** Every procedure of the base game. Names and step names stand in saved states: renaming one needs a migration. */
export const procedures = {
  match,
  turn,
  move,
  portal,
  arrive,
  encounter,
  space,
  taking,
  facing,
  fate,
  fight,
  hurt,
  afterWin,
  duel,
  approach,
  preparing,
  ability,
  effects,
  choosing,
  rolling,
  healing,
  replenishing,
  buying,
  selling,
  handingOver,
  loseFollower,
  followersAtRisk,
  teleporting,
  eachOf,
  market,
  deed,
  quest,
  questDone,
  inner,
  beginCommand,
  command,
  loseLives,
  death,
  limits,
  cast,
  heard,
  attempt,
};
