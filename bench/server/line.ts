import { connect, type Socket } from 'node:net';

/*
 * A WebSocket of the benches' clients (RFC 6455), as little as they need: texts in both directions, nothing compressed, no
 * fragments. Client and server share the machine's cores, so that what a client costs is missing to the server: this one
 * reads into one piece of memory that all lines share, and takes texts out of it without a stream between.
 */

const TEXT = 0x81;
const PONG = 0x8a;
const [IS_TEXT, IS_CLOSE, IS_PING] = [1, 8, 9];
/** What is read is dealt with before anything else is: one room is enough for all. */
const ROOM = Buffer.allocUnsafeSlow(64 * 1024);
const NOTHING = Buffer.alloc(0);

/** An open WebSocket. What comes before somebody listens is kept for them. */
export class Line {
  readonly #socket: Socket;
  /** What has come of a frame that is not complete, or before anybody listens. */
  #left: Buffer = NOTHING;
  #hear: ((text: string) => void) | undefined;
  /** Until the server has agreed. */
  #agreed: ((head: string) => void) | undefined;

  private constructor(port: number, host: string) {
    const callback = (size: number) => {
      this.#take(ROOM.subarray(0, size));
      return true;
    };
    this.#socket = connect({ port, host, noDelay: true, onread: { buffer: ROOM, callback } });
  }

  /** @throws Error where the server does not agree */
  static open(address: string, headers: Record<string, string> = {}): Promise<Line> {
    const { hostname, port, pathname, search } = new URL(address);
    const asked = { Host: `${hostname}:${port}`, Upgrade: 'websocket', Connection: 'Upgrade', 'Sec-WebSocket-Version': '13', ...headers };
    const lines = Object.entries({ ...asked, 'Sec-WebSocket-Key': Buffer.alloc(16).toString('base64') });
    return new Promise((resolve, reject) => {
      const line = new Line(Number(port), hostname);
      line.#socket.once('error', reject);
      line.#socket.write(`GET ${pathname}${search} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
      line.#agreed = (head) => {
        if (head.startsWith('HTTP/1.1 101')) resolve(line);
        else reject(new Error(head));
      };
    });
  }

  /** Bytes on the wire in both directions so far. */
  get bytes(): number {
    return this.#socket.bytesRead + this.#socket.bytesWritten;
  }

  /** Who is called with each text. */
  listen(hear: (text: string) => void): void {
    this.#hear = hear;
    this.#take(NOTHING);
  }

  send(text: string): void {
    this.#write(TEXT, text);
  }

  close(): void {
    this.#socket.destroy();
  }

  /** Clients must mask what they send; a mask of zeros leaves it as it is. */
  #write(head: number, text: string): void {
    const length = Buffer.byteLength(text);
    const long = length >= 126;
    const frame = Buffer.allocUnsafe((long ? 8 : 6) + length);
    frame[0] = head;
    frame[1] = 0x80 | (long ? 126 : length);
    if (long) frame.writeUInt16BE(length, 2);
    frame.writeUInt32BE(0, long ? 4 : 2);
    frame.write(text, long ? 8 : 6);
    this.#socket.write(frame);
  }

  #take(data: Buffer): void {
    const all = this.#left.length === 0 ? data : Buffer.concat([this.#left, data]);
    let at = 0;
    if (this.#agreed) {
      const end = all.indexOf('\r\n\r\n');
      if (end >= 0) {
        const agreed = this.#agreed;
        this.#agreed = undefined;
        at = end + 4;
        agreed(all.toString('latin1', 0, end));
      }
    }
    while (this.#hear && all.length >= at + 2) {
      const short = all[at + 1]! & 0x7f;
      const from = at + (short < 126 ? 2 : short === 126 ? 4 : 10);
      if (all.length < from) break;
      const length = short < 126 ? short : short === 126 ? all.readUInt16BE(at + 2) : Number(all.readBigUInt64BE(at + 2));
      if (all.length < from + length) break;
      const text = all.toString('utf8', from, from + length);
      const kind = all[at]! & 0x0f;
      at = from + length;
      if (kind === IS_TEXT) this.#hear(text);
      else if (kind === IS_PING) this.#write(PONG, text);
      else if (kind === IS_CLOSE) this.close();
    }
    // The room is needed for the next one: what is left is copied.
    this.#left = at === all.length ? NOTHING : Buffer.from(all.subarray(at));
  }
}
