import { connect, Events, type NatsConnection, StringCodec } from 'nats';
import { StartProblem } from '../start-problem.ts';

/** The number changes with the messages. */
const PREFIX = 'qh.1.';
const PATIENCE_MS = 5_000;

/** Where a bus is, without its password: for sentences. */
function withoutPassword(url: string): string {
  const { protocol, host } = new URL(url);
  return `${protocol}//${host}`;
}

/** What carries messages between nodes. One that is lost costs time, never an action: the database alone is the truth. */
export interface Bus {
  /** False while the bus is out of reach: what is sent then is dropped, and what others send does not come. */
  readonly isThere: boolean;
  send(subject: string, text: string): void;
  hear(subject: string, take: (text: string) => void): void;
  /** Called when the bus is out of reach, and when it is there again. */
  changed: (isThere: boolean) => void;
  close(): Promise<void>;
}

/**
 * Connects to a NATS server. A connection that is lost comes back by itself.
 * @param url `nats://user:password@host:4222`, or `tls://…`
 * @throws StartProblem in one sentence without its password
 */
export async function openBus(url: string): Promise<Bus> {
  const { protocol, host, hostname, username, password } = new URL(url);
  // By itself the library holds the certificate of a bus at an IP address against the name “localhost”.
  const cover = { handshakeFirst: false, host: hostname.replace(/^\[|\]$/g, '') };
  let connection: NatsConnection;
  try {
    connection = await connect({
      servers: host,
      name: 'questhall',
      ...(username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : {}),
      ...(protocol === 'tls:' ? { tls: cover } : {}),
      timeout: PATIENCE_MS,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 200,
      reconnectJitter: 100,
      pingInterval: 2_000,
      maxPingOut: 2,
      noEcho: true,
    });
  } catch (error) {
    throw new StartProblem(`The bus ${withoutPassword(url)} cannot be used: ${error instanceof Error ? error.message : String(error)}.`);
  }
  return new NatsBus(connection);
}

class NatsBus implements Bus {
  readonly #connection: NatsConnection;
  readonly #texts = StringCodec();
  #isThere = true;
  changed: (isThere: boolean) => void = () => undefined;

  constructor(connection: NatsConnection) {
    this.#connection = connection;
    void this.#watch();
  }

  get isThere(): boolean {
    return this.#isThere;
  }

  async #watch(): Promise<void> {
    for await (const { type } of this.#connection.status()) {
      const isThere = type === Events.Reconnect ? true : type === Events.Disconnect ? false : this.#isThere;
      if (isThere === this.#isThere) continue;
      this.#isThere = isThere;
      this.changed(isThere);
    }
  }

  send(subject: string, text: string): void {
    if (this.#isThere && !this.#connection.isClosed()) this.#connection.publish(PREFIX + subject, this.#texts.encode(text));
  }

  hear(subject: string, take: (text: string) => void): void {
    this.#connection.subscribe(PREFIX + subject, {
      callback: (error, message) => {
        if (!error) take(this.#texts.decode(message.data));
      },
    });
  }

  async close(): Promise<void> {
    this.changed = () => undefined;
    await this.#connection.flush().catch(() => undefined); // it is being left
    await this.#connection.close();
  }
}
