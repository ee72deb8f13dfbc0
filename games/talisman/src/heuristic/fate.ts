import { after } from '../decisions/fate.ts';
import type { RollFor } from '../events.ts';
import { figureOf } from '../figure.ts';
import { counted, type Dice } from '../rules/fight/dice.ts';
import { KEEP } from '../rules/fight/fate.ts';
import type { Aim } from '../state.ts';
import type { Outlook } from './outlook.ts';
import { lifeWorth } from './places.ts';
import { FATE, worthOf } from './worth.ts';

/** What the question of fate is about, as the rules ask it. */
interface Rolled {
  dice: readonly number[];
  for: RollFor;
  card?: string;
  aim?: Aim;
  count: Dice;
  fight?: object;
}

/** On tables the low results are mostly those that hurt. */
const BAD = 2;

/** What rolling a die again for one fate is worth, in lives; keeping the roll is 0. */
export function fateWorth(outlook: Outlook, { about }: { about?: Readonly<Record<string, unknown>> }, id: string): number {
  if (id === KEEP || !about) return 0;
  const rolled = about as unknown as Rolled;
  const face = Number(id.slice(id.indexOf(':') + 1));
  if (!rolled.aim) return rolled.for === 'move' || face > BAD ? -FATE : 0.4 - FATE;
  const { aim } = rolled;
  const now = counted(rolled.count, rolled.dice);
  const gain = (total: number) => worthOfTotal(outlook, rolled, aim, total);
  const again = after(rolled.count, rolled.dice, face);
  return again.reduce((sum, total) => sum + gain(total), 0) / again.length - gain(now) - FATE;
}

/** What comes of a total: a success, or in a fight a draw, which saves the life at least. */
function worthOfTotal({ s, me }: Outlook, { for: purpose, card, fight }: Rolled, aim: Aim, total: number): number {
  const life = lifeWorth(figureOf(s, me).lives);
  const served = total >= aim.from && total <= aim.to;
  if (fight) return served ? 0.5 : total === aim.from - 1 ? 0 : -0.9 * life;
  if (!served) return 0;
  switch (purpose) {
    case 'armour':
    case 'death':
      return life;
    case 'portal':
    case 'crypt':
    case 'mines':
      return 1.2;
    case 'command':
      return 2;
    case 'follower':
      return card === undefined ? 0.5 : worthOf(s, me, card);
    default:
      return 0.6;
  }
}
