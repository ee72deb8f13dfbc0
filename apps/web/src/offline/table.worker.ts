import { random as anyOption, know, type Policy, policyOf } from '@questhall/bots';
import type { AnyGame } from '@questhall/kernel';
import { heuristic, nachtwacht } from '@questhall/nachtwacht';
import type { BotLevel, ClientMessage } from '@questhall/protocol';
import type { ToWorker } from './device.ts';
import { LocalTable } from './local-table.ts';
import { readMatch, saveMatch } from './store.ts';

/*
 * A table on this device: the same engine as on a server, in a thread of its own. The page speaks to it in the words
 * of a server's socket, as JSON texts; objects are words about the table itself (`ToWorker`).
 */

/** The games that can be played here, with what their bots go by. */
const GAMES: readonly { game: AnyGame; heuristic: Parameters<typeof policyOf>[1]['heuristic'] }[] = [
  { game: nachtwacht, heuristic: heuristic as never },
];

const BOT_DELAY = [250, 700] as const;
/** How long a bot may think about one decision. */
const BUDGET = { ms: 250 };

const port = self as unknown as {
  postMessage: (message: string) => void;
  onmessage: ((e: MessageEvent<string | ToWorker>) => void) | null;
};

let table: Promise<LocalTable> | undefined;

async function open(id: string): Promise<LocalTable> {
  const saved = await readMatch(id);
  if (!saved) throw new Error(`no match ${id} on this device`);
  const entry = GAMES.find(({ game }) => game.id === saved.game);
  if (!entry) throw new Error(`no game ${saved.game}`);
  const policies = new Map<BotLevel, Policy>();
  const policyFor = (level: BotLevel): Policy => {
    let policy = policies.get(level);
    if (!policy) {
      policy = entry.heuristic ? (policyOf(level, entry) as Policy) : anyOption;
      policies.set(level, policy);
    }
    return policy;
  };
  const opened = new LocalTable(saved, {
    game: entry.game,
    think: (level, state, seat, chance) => policyFor(level)(know(entry.game, state as never, seat), chance, BUDGET),
    save: saveMatch,
    post: (message) => port.postMessage(JSON.stringify(message)),
    lost: () => port.postMessage('lost'),
    now: Date.now,
    random: () => crypto.getRandomValues(new Uint32Array(1))[0] as number,
    botDelay: BOT_DELAY,
  });
  await opened.open();
  port.postMessage('open');
  return opened;
}

port.onmessage = ({ data }) => {
  if (typeof data !== 'string' && data.t === 'open') table = open(data.id);
  table
    ?.then((at) => {
      if (typeof data === 'string') return at.receive(JSON.parse(data) as ClientMessage);
      return data.t === 'standIn' ? at.standIn(data.seat, data.level) : undefined;
    })
    .catch((e: unknown) => {
      console.error('no table on this device', e);
      port.postMessage('lost');
    });
};
