import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server of our own: keeps what it is given. */
export class MailHouse {
  readonly letters: ({ to: string[] } & ReturnType<typeof read>)[] = [];
  /** So many mails are refused for now before one is taken. */
  busy = 0;
  /** So long it thinks about each mail, in milliseconds. */
  slow = 0;
  /** It neither takes nor refuses: whoever sends waits. */
  silent = false;
  /** Mails that have come in silence. */
  unanswered = 0;
  readonly #server: SMTPServer;

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        const taken = () => {
          if (this.busy > 0) {
            this.busy--;
            done(Object.assign(new Error('try again later'), { responseCode: 451 }));
            return;
          }
          this.letters.push({ to: session.envelope.rcptTo.map(({ address }) => address), ...read(Buffer.concat(parts).toString()) });
          done();
        };
        stream.on('end', () => {
          if (this.silent) this.unanswered++;
          else if (this.slow > 0) setTimeout(taken, this.slow);
          else taken();
        });
      },
    });
  }

  static async open(): Promise<MailHouse> {
    const house = new MailHouse();
    // A line that breaks off, since whoever was sending has been killed: that mail has not come.
    house.#server.on('error', () => undefined);
    await new Promise<void>((resolve) => house.#server.listen(0, '127.0.0.1', () => resolve()));
    return house;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

/** One part of a mail: its head in one line a field, and its body with its coding undone. */
interface Part {
  head: string;
  bytes: Buffer;
}

/** The parts of a mail that hold something, from first to last; those that hold parts are opened. */
function partsOf(raw: string): Part[] {
  const at = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, at).replace(/\r\n\s+/g, ' ');
  const body = raw.slice(at + 4);
  const [, boundary] = /^content-type: multipart\/[^\r]*boundary="([^"]+)"/im.exec(head) ?? [];
  if (boundary) {
    const [, ...parts] = `\r\n${body}`.split(`\r\n--${boundary}`);
    return parts.filter((part) => !part.startsWith('--')).flatMap((part) => partsOf(part.slice(2)));
  }
  if (/^content-transfer-encoding: base64/im.test(head)) return [{ head, bytes: Buffer.from(body, 'base64') }];
  const isQuoted = /^content-transfer-encoding: quoted-printable/im.test(head);
  return [{ head, bytes: Buffer.from(isQuoted ? quoted(body.replace(/=\r\n/g, '')) : body) }];
}

/** A mail as a reader shows it: its head and plain text, its page, and the pictures that came with it. */
function read(raw: string): { text: string; html: string | undefined; pictures: { cid: string; type: string; bytes: Buffer }[] } {
  const words = raw
    .slice(0, raw.indexOf('\r\n\r\n'))
    .replace(/\r\n\s+/g, ' ')
    .replace(/\?=\s+=\?/g, '?==?');
  const subject = words.replace(/=\?utf-8\?(q|b)\?([^?]*)\?=/gi, (_, how: string, text: string) =>
    how.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString() : quoted(text.replaceAll('_', ' ')),
  );
  const parts = partsOf(raw);
  const of = (type: string) => parts.find(({ head }) => new RegExp(`^content-type: ${type}`, 'im').test(head))?.bytes.toString();
  const pictures = parts.flatMap(({ head, bytes }) => {
    const [, cid] = /^content-id: <([^>]+)>/im.exec(head) ?? [];
    const [, type] = /^content-type: ([^;\r\n]+)/im.exec(head) ?? [];
    return cid && type ? [{ cid, type, bytes }] : [];
  });
  return { text: `${subject}\n\n${of('text/plain') ?? ''}`, html: of('text/html'), pictures };
}

function quoted(text: string): string {
  return Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
}

interface Posted {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A service of our own to which messages are posted: answers as it is told, 201 where nothing is said. */
export class Endpoint {
  readonly posted: Posted[] = [];
  /** What the next ones are answered. */
  answers: number[] = [];
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        this.posted.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
        response.writeHead(this.answers.shift() ?? 201).end('never read');
      });
    });
  }

  static async open(): Promise<Endpoint> {
    const endpoint = new Endpoint();
    await new Promise<void>((resolve) => endpoint.#server.listen(0, '127.0.0.1', () => resolve()));
    return endpoint;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

/** A browser that can be called: has keys, and reads what is meant for it (RFC 8291, RFC 8292). */
export class Phone {
  readonly #ecdh = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly endpoint: string;

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.#ecdh.generateKeys();
  }

  get address() {
    return { endpoint: this.endpoint, keys: { p256dh: this.#ecdh.getPublicKey('base64url'), auth: this.#auth.toString('base64url') } };
  }

  /** Throws where the message was not meant for this phone, or was changed. */
  read(body: Buffer): Record<string, string> {
    const salt = body.subarray(0, 16);
    const length = body[20]!;
    const sender = body.subarray(21, 21 + length);
    const shared = this.#ecdh.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), sender]);
    const ikm = Buffer.from(hkdfSync('sha256', shared, this.#auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: nonce\0', 12));
    const sealed = body.subarray(21 + length);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString()) as Record<string, string>;
  }
}

/** True where the server with this public key has signed the call to this service. */
export function isSignedBy(key: string, { authorization = '' }: IncomingHttpHeaders, audience: string): boolean {
  const [, token = '', named] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const good = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return good && named === key && (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string }).aud === audience;
}
