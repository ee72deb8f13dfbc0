import { connect, type Socket } from 'node:net';

/*
 * A WebSocket of the benches' clients (RFC 6455), as little as they need: texts in both directions, nothing compressed, no
 * fragments. Client and server share the machine's cores, so that what a client costs is missing to the server: this one
 * takes a third of what a whole implementation does.
 */

const TEXT = 0x81;
const PONG = 0x8a;
const [IS_TEXT, IS_CLOSE, IS_PING] = [1, 8, 9];

/** An open WebSocket. What comes before somebody listens is kept for them. */
export class Line {
  readonly #socket: Socket;
  #left: Buffer;
  #hear: ((text: string) => void) | undefined;

  private constructor(socket: Socket, first: Buffer) {
    this.#socket = socket;
    this.#left = first;
    socket.on('data', (data) => this.#take(data as Buffer));
  }

  /** @throws Error where the server does not agree */
  static open(address: string, headers: Record<string, string> = {}): Promise<Line> {
    const { hostname, port, pathname, search } = new URL(address);
    const asked = { Host: `${hostname}:${port}`, Upgrade: 'websocket', Connection: 'Upgrade', 'Sec-WebSocket-Version': '13', ...headers };
    const lines = Object.entries({ ...asked, 'Sec-WebSocket-Key': Buffer.alloc(16).toString('base64') });
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      socket.setNoDelay(true);
      socket.once('error', reject);
      socket.write(`GET ${pathname}${search} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
      let answer = Buffer.alloc(0);
      const hear = (data: Buffer) => {
        answer = Buffer.concat([answer, data]);
        const end = answer.indexOf('\r\n\r\n');
        if (end < 0) return;
        socket.off('data', hear);
        if (!answer.toString('latin1').startsWith('HTTP/1.1 101')) reject(new Error(answer.toString()));
        else resolve(new Line(socket, answer.subarray(end + 4)));
      };
      socket.on('data', hear);
    });
  }

  /** Bytes on the wire in both directions so far. */
  get bytes(): number {
    return this.#socket.bytesRead + this.#socket.bytesWritten;
  }

  /** Who is called with each text. */
  listen(hear: (text: string) => void): void {
    this.#hear = hear;
    this.#take(Buffer.alloc(0));
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
    let all = this.#left.length === 0 ? data : Buffer.concat([this.#left, data]);
    while (this.#hear && all.length >= 2) {
      const short = all[1]! & 0x7f;
      const head = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (all.length < head) break;
      const length = short < 126 ? short : short === 126 ? all.readUInt16BE(2) : Number(all.readBigUInt64BE(2));
      if (all.length < head + length) break;
      const text = all.toString('utf8', head, head + length);
      const kind = all[0]! & 0x0f;
      all = all.subarray(head + length);
      if (kind === IS_TEXT) this.#hear(text);
      else if (kind === IS_PING) this.#write(PONG, text);
      else if (kind === IS_CLOSE) this.close();
    }
    this.#left = all;
  }
}
