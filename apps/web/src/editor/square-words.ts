import type { LevelFile, XY } from '@questhall/dystopia/levels';
import type { Speaker } from '@questhall/text';
import type { Stroke } from './draw.ts';
import { nameKey } from './kinds.ts';
import { type Selected, signAt, thingAt } from './model.ts';
import { nameIn, type useSay } from './words.tsx';

type Say = ReturnType<typeof useSay>;

/** A square in words, for those who walk over the map with the keys and do not see it. */
export function squareWords(say: Say, speak: Speaker, level: LevelFile, at: XY, stroke: Stroke | null): string {
  const sign = signAt(level, at);
  const found = thingAt(level, at);
  const ground =
    sign === '#' ? say('at.rock') : sign === '+' ? say('at.door') : say(sign < 'a' ? 'at.room' : 'at.corridor', { area: sign });
  const thing = found && found.kind !== 'door' ? thingWords(say, speak, level, found) : undefined;
  const square = say('at.square', { x: at[0], y: at[1], what: thing ? `${ground}, ${thing}` : ground });
  if (!stroke) return square;
  return `${square}. ${say(stroke.carries ? 'at.carried' : 'at.anchor')}`;
}

function thingWords(say: Say, speak: Speaker, level: LevelFile, found: Selected): string {
  switch (found.kind) {
    case 'monster':
      return nameIn(speak, nameKey('monster', level.monsters[found.index]!.code));
    case 'furniture':
      return nameIn(speak, nameKey('furniture', level.furniture[found.index]!.kind));
    case 'trap':
      return nameIn(speak, nameKey('trap', level.traps[found.index]!.kind));
    case 'neutral':
      return nameIn(speak, nameKey('being', level.neutrals![found.index]!.code));
    case 'captive':
      return nameIn(speak, nameKey('being', 'captive'));
    case 'start':
      return say('at.start', { n: found.index + 1 });
    default:
      return say('at.exit');
  }
}
