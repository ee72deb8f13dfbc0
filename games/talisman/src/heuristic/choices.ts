import { figureOf } from '../figure.ts';
import { livesQuota } from '../rules/character/numbers.ts';
import type { State } from '../state.ts';
import type { Outlook } from './outlook.ts';
import { fateMissing, lifeWorth } from './places.ts';
import { savesGold } from './quest.ts';
import { FATE, worthOf } from './worth.ts';

/** What a question says beyond its options. */
interface About {
  about?: Readonly<Record<string, unknown>>;
}

/** Named choices of spaces and cards. */
export function choiceWorth({ s, me }: Outlook, id: string): number {
  const c = figureOf(s, me);
  const life = lifeWorth(c.lives);
  const hurt = livesQuota(s, me) - c.lives;
  switch (id) {
    case 'no':
      return 0;
    case 'healer':
    case 'doctor':
    case 'royalDoctor':
    case 'heal':
      return hurt > 0 ? life : -1;
    case 'blacksmith':
      return c.gold >= 2 && !savesGold(s, me) ? 0.5 : -1;
    case 'mystic':
    case 'pray':
      return 0.3;
    case 'enchantress':
      return c.lives >= 2 && c.objects.length < 2 ? 0.15 : -0.3;
    case 'loseLife':
      return -life;
    case 'payKnight':
      return -0.3;
    case 'loseFollower':
      return -0.6;
    case 'handOver':
      return 0.2;
    case 'wishStrength':
    case 'wishCraft':
      return 1.2;
    case 'wishLife':
      return life;
    case 'wishSpell':
      return 0.5;
    case 'wishGold':
      return 0.3;
    case 'wishFate':
      return FATE;
    case 'replenish':
      return 1.5 * FATE * fateMissing(s, me);
    default:
      return -0.3;
  }
}

/** An exchange that somebody proposes on Market Day. */
export function tradeWorth({ s, me, taste }: Outlook, q: About, id: string): number {
  if (id !== 'accept') return 0.1;
  const sum = (key: string) => ((q.about?.[key] ?? []) as string[]).reduce((total, item) => total + itemWorth(s, me, item), 0);
  return taste.greed * (sum('given') + 0.4 * Number(q.about?.['spells'] ?? 0)) - sum('wanted');
}

/** What is offered for not being attacked. */
export function bribeWorth({ s, me, taste }: Outlook, q: About): number {
  const cards = ((q.about?.['cards'] ?? []) as string[]).reduce((total, item) => total + itemWorth(s, me, item), 0);
  return taste.greed * (cards + 0.3 * Number(q.about?.['gold'] ?? 0) + 0.4 * Number(q.about?.['spells'] ?? 0));
}

function itemWorth(s: State, me: number, item: string): number {
  if (item.startsWith('coin.')) return 0.3;
  return item.startsWith('sp') ? 0.4 : worthOf(s, me, item);
}
