import { ability } from './ability.ts';
import { afterWin } from './after-win.ts';
import { attempt } from './attempt.ts';
import { cast } from './casting.ts';
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
} from './choices.ts';
import { approach, duel } from './duel.ts';
import { effects } from './effects.ts';
import { arrive, encounter } from './encounter.ts';
import { face } from './face.ts';
import { fate } from './fate.ts';
import { fight, hurt } from './fight.ts';
import { free } from './free.ts';
import { heard } from './heard.ts';
import { beginCommand, command, inner } from './inner.ts';
import { death, loseLives } from './lives.ts';
import { market } from './market.ts';
import { match } from './match.ts';
import { move, portal } from './movement.ts';
import { prepare } from './prepare.ts';
import { quest, questDone } from './quest.ts';
import { settle } from './settle.ts';
import { space } from './space.ts';
import { take } from './take.ts';
import { turn } from './turn.ts';

/** Every procedure of the base game. Names and step names stand in saved states: renaming one needs a migration. */
export const procedures = {
  match,
  turn,
  move,
  portal,
  arrive,
  encounter,
  space,
  take,
  face,
  fate,
  fight,
  hurt,
  afterWin,
  duel,
  approach,
  prepare,
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
  free,
  quest,
  questDone,
  inner,
  beginCommand,
  command,
  loseLives,
  death,
  settle,
  cast,
  heard,
  attempt,
};
