import type { Log } from '../../apps/server/src/log.ts';
import type { Bus } from '../../apps/server/src/nodes/bus.ts';
import { Nodes } from '../../apps/server/src/nodes/nodes.ts';
import type { SharedDatabase } from '../../apps/server/src/store/postgres/open.ts';
import type { Store } from '../../apps/server/src/store/store.ts';
import { settle } from './hand-clock.ts';

/** The node that plays all matches, and the one that somebody's connection comes to. */
export const [OWNER, DOOR] = ['owner', 'door'];

/** After so many looks without a word both are at rest. */
const STILL = 3;

/** What carries messages between the two nodes of one world, with an ear at it: in order, each a moment later. */
export class Wire {
  readonly #ears: { subject: string; by: string; take: (text: string) => void }[] = [];
  #said: string[] = [];
  /** Messages of both nodes, signs of life among them. */
  #count = 0;

  /** One end of it. A node does not hear itself. */
  end(node: string): Bus {
    const ears = this.#ears;
    const said = (from: string, subject: string, text: string) => {
      this.#count++;
      if (from === OWNER) this.#said.push(`${subject} ${text}`);
      setImmediate(() => {
        for (const { subject: on, by, take } of ears) if (on === subject && by !== from) take(text);
      });
    };
    return {
      isThere: true,
      changed: () => undefined,
      send: (subject, text) => said(node, subject, text),
      hear: (subject, take) => void ears.push({ subject, by: node, take }),
      close: async () => undefined,
    };
  }

  /** Resolves once neither node says anything more by itself. */
  async rest(): Promise<void> {
    for (let [before, still] = [-1, 0]; still < STILL; still = this.#count === before ? still + 1 : 0) {
      before = this.#count;
      await settle();
    }
  }

  /**
   * What the node that plays has said since the last time, as whoever reads the wire has it: without the numbers of messages,
   * among which are signs of life by a true clock.
   */
  take(): string[] {
    const said = this.#said;
    this.#said = [];
    return said.flatMap((message) =>
      message
        .replace(/^node\.\S+ .*\n/, '')
        .split('\u001e')
        .filter((item) => item !== '{"t":"tick"}'),
    );
  }
}

/** One of the two nodes: matches are all the owner's, and both know of each other. */
export function nodeOn(
  wire: Wire,
  node: string,
  { store, log }: { store: Store; log: Log },
): { nodes: Nodes; tenure: SharedDatabase['tenure'] } {
  const tenure: SharedDatabase['tenure'] = { node, isFresh: true, claim: async () => OWNER, release: async () => undefined };
  const database = {
    store,
    tenure,
    membership: { isFresh: true, drain: async () => undefined, epochs: { has: () => node === OWNER } },
    watch: ({ peers }: Parameters<SharedDatabase['watch']>[0]) => peers([OWNER, DOOR].map((id) => ({ id })) as never),
  };
  return {
    nodes: new Nodes({
      ...{ database: database as unknown as SharedDatabase, bus: wire.end(node), log, close: () => undefined },
      // Both are one process: where that gets no processor for a while, neither has gone.
      elapsed: () => 0,
    }),
    tenure,
  };
}
