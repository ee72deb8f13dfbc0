import { random as anyOption, hint, isAskedOpenly, know, type Policy, policyOf } from '@questhall/bots';
import type { AnyGame } from '@questhall/kernel';
import type { BotLevel, ClientMessage } from '@questhall/protocol';
import type { FromWorker, ToWorker } from './device.ts';
import { canReplay, eyesHere, localReplay } from './local-replay.ts';
import { LocalTable } from './local-table.ts';
import type { LocalMatch } from './saved-match.ts';
import { readMatch, saveMatch } from './store.ts';
import { withOtherTabs } from './tabs.ts';

/*
 * A table on this device: the same engine as on a server, in a thread of its own. The page speaks to it in the words
 * of a server's socket, as JSON texts; objects are words about the table itself (`ToWorker`).
 */

interface Playable {
  game: AnyGame;
  /** What its bots go by. */
  heuristic?: Parameters<typeof policyOf>[1]['heuristic'];
  /** What is kept of a state for the drawing of the match in the hall. */
  // biome-ignore lint/suspicious/noExplicitAny: code that serves every game cannot know its types
  whereabouts: (state: any) => object;
}

/** The games that can be played here: one line a game, fetched when it is played. */
const GAMES: Readonly<Record<string, () => Promise<Playable>>> = {
  nachtwacht: async () => {
    const { heuristic, nachtwacht, whereabouts } = await import('@questhall/nachtwacht');
    return { game: nachtwacht, heuristic: heuristic as never, whereabouts };
  },
  talisman: async () => {
    const { heuristic, talisman, whereabouts } = await import('@questhall/talisman');
    return { game: talisman, heuristic: heuristic as never, whereabouts };
  },
  dystopia: async () => {
    const { dystopia, heuristic, whereabouts } = await import('@questhall/dystopia');
    return { game: dystopia, heuristic: heuristic as never, whereabouts };
  },
};

/** Least and most milliseconds that a bot seems to think at the usual speed. */
const BOT_DELAY = [250, 700] as const;
/** How long a bot may think about one decision. */
const BUDGET = { ms: 250 };
/** How long it may think about a hint. */
const HINT_BUDGET = { ms: 700 };

const port = self as unknown as {
  postMessage: (message: string | FromWorker) => void;
  onmessage: ((e: MessageEvent<string | ToWorker>) => void) | null;
};

let table: Promise<LocalTable> | undefined;

async function found(id: string): Promise<{ saved: LocalMatch; playable: Playable }> {
  const saved = await readMatch(id);
  if (!saved) throw new Error(`no match ${id} on this device`);
  const playable = await GAMES[saved.game]?.();
  if (!playable) throw new Error(`no game ${saved.game}`);
  return { saved, playable };
}

async function open({ id, speed }: Extract<ToWorker, { t: 'open' }>): Promise<LocalTable> {
  const tellTabs = withOtherTabs(id, () => table, readMatch);
  const { saved, playable } = await found(id);
  const { game, heuristic, whereabouts } = playable;
  const policies = new Map<BotLevel, Policy>();
  const policyFor = (level: BotLevel): Policy => {
    let policy = policies.get(level);
    if (!policy) {
      policy = heuristic ? (policyOf(level, { game, heuristic } as Parameters<typeof policyOf>[1]) as Policy) : anyOption;
      policies.set(level, policy);
    }
    return policy;
  };
  const opened = new LocalTable(saved, {
    game,
    think: (level, state, seat, chance) => policyFor(level)(know(game, state as never, seat), chance, BUDGET),
    hint(state, seat, chance, kind) {
      if (!isAskedOpenly(game, kind)) return null;
      if (!heuristic) throw new Error(`the bots of ${game.id} play at random`);
      return hint(game, heuristic as never, know(game, state as never, seat), chance, HINT_BUDGET);
    },
    async save(match) {
      await saveMatch(match, match.state ? whereabouts(match.state) : undefined);
      tellTabs();
    },
    post: (message) => port.postMessage(JSON.stringify(message)),
    lost: () => port.postMessage('lost'),
    now: Date.now,
    random: () => crypto.getRandomValues(new Uint32Array(1))[0] as number,
    botDelay: [BOT_DELAY[0] / speed, BOT_DELAY[1] / speed],
  });
  await opened.open();
  port.postMessage('open');
  return opened;
}

async function replay({ id, eyes }: Extract<ToWorker, { t: 'replay' }>): Promise<void> {
  const { saved, playable } = await found(id);
  if (!canReplay(saved)) throw new Error(`match ${id} was not kept from its beginning`);
  port.postMessage({ t: 'replay', replay: localReplay(playable.game, saved, eyesHere(saved, eyes)) });
}

port.onmessage = ({ data }) => {
  if (typeof data !== 'string' && data.t === 'replay') {
    replay(data).catch((e: unknown) => {
      console.error('no replay on this device', e);
      port.postMessage({ t: 'replay', replay: null });
    });
    return;
  }
  if (typeof data !== 'string' && data.t === 'open') table = open(data);
  table
    ?.then((at) => {
      if (typeof data === 'string') return at.receive(JSON.parse(data) as ClientMessage);
      if (data.t === 'hint') return at.hint(data.seat, data.decision).then((hint) => port.postMessage({ t: 'hint', hint }));
      return data.t === 'standIn' ? at.standIn(data.seat, data.level) : undefined;
    })
    .catch((e: unknown) => {
      console.error('no table on this device', e);
      port.postMessage('lost');
    });
};
