import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** How often each server is asked whether people may be sent to it, and how long it may take to answer. */
const EVERY_MS = 100;
const PATIENCE_MS = 500;
/** A server that does not answer so often in a row is taken out; one that refuses, or says no, at once. */
const FALLS = 3;

/**
 * What an operator puts in front of several servers: one address, from which every connection goes to one that answers 200
 * at `/readyz`: always the same as long as it does, or all of them in turns. The connections of one that no longer does are closed.
 */
export class Front {
  readonly address: string;
  readonly #server: Server;
  readonly #ports: readonly number[];
  readonly #silent = new Map<number, number>();
  readonly #pairs = new Map<Socket, { to: number; other: Socket }>();
  readonly #timer: NodeJS.Timeout;
  readonly #inTurns: boolean;
  readonly #open = new Set<number>();
  #to: number | undefined;

  private constructor(server: Server, ports: readonly number[], inTurns: boolean) {
    this.#inTurns = inTurns;
    this.#server = server;
    this.#ports = ports;
    this.address = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
    this.#timer = setInterval(() => {
      for (const port of this.#ports) void this.#look(port);
    }, EVERY_MS);
  }

  static async open(ports: readonly number[], { to = 'one' }: { to?: 'one' | 'all' } = {}): Promise<Front> {
    const server = createServer((near) => front.#take(near)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const front = new Front(server, ports, to === 'all');
    return front;
  }

  /** Resolves when there is a server to which people can be sent. */
  async ready(): Promise<void> {
    while (this.#open.size === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  close(): void {
    clearInterval(this.#timer);
    for (const socket of this.#pairs.keys()) socket.destroy();
    this.#server.close();
  }

  async #look(port: number): Promise<void> {
    let says: 'yes' | 'no' | 'nothing';
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`, {
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: { connection: 'close' },
      });
      await answer.arrayBuffer();
      says = answer.status === 200 ? 'yes' : 'no';
    } catch (error) {
      says = (error as Error).name === 'TimeoutError' ? 'nothing' : 'no';
    }
    const silent = says === 'nothing' ? (this.#silent.get(port) ?? 0) + 1 : 0;
    this.#silent.set(port, silent);
    if (says === 'yes') this.#open.add(port);
    else if (this.#open.has(port) && (says === 'no' || silent >= FALLS)) {
      this.#open.delete(port);
      for (const [socket, { to }] of this.#pairs) if (to === port) socket.destroy();
    }
  }

  #next(): number | undefined {
    const open = this.#ports.filter((port) => this.#open.has(port));
    const at = open.indexOf(this.#to ?? -1);
    this.#to = open[this.#inTurns ? (at + 1) % open.length : Math.max(0, at)];
    return this.#to;
  }

  #take(near: Socket): void {
    near.on('error', () => undefined); // it closes as well
    const to = this.#next();
    if (to === undefined) {
      near.destroy();
      return;
    }
    const far = connect(to, '127.0.0.1');
    far.on('error', () => undefined);
    near.setNoDelay(true);
    far.setNoDelay(true);
    near.pipe(far).pipe(near);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#pairs.set(socket, { to, other });
      socket.on('close', () => {
        this.#pairs.delete(socket);
        other.destroy();
      });
    }
  }
}
