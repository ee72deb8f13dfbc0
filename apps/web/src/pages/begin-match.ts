import type { BotLevel, NewMatch } from '@questhall/protocol';
import { ApiFailure, api, sessionNamed } from '../net/api.ts';
import { layLocalTable } from '../offline/device.ts';
import { tell } from '../ui/toasts.tsx';
import { startWithDice } from '../verify/contribution.ts';

/** A match of one person: who that is, and the bots beside them. */
export interface Alone {
  game: string;
  options: NonNullable<NewMatch['options']>;
  who: string;
  bots: number;
  level: BotLevel;
}

/**
 * Begins a match of one person at once and resolves to its address: on the server, and where that does not answer on this
 * device, since bots need no network. Rejects where neither can.
 */
export async function beginAlone({ game, options, who, bots, level }: Alone): Promise<string> {
  try {
    await sessionNamed(who);
    const table = await api.newMatch({ game, seats: bots + 1, bots: Array(bots).fill(level), options });
    return `/t/${(await startWithDice(table)).code}`;
  } catch (e) {
    if (!(e instanceof ApiFailure && e.code === 'offline')) throw e;
    const others = Array.from({ length: bots }, () => ({ name: null, level }));
    const path = await layLocalTable({ game, options, seats: [{ name: who, level: null }, ...others] });
    tell('ui.local.instead');
    return path;
  }
}
