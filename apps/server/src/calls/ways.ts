import { createHmac } from 'node:crypto';
import { createTransport, type Transporter } from 'nodemailer';
import webPush from 'web-push';
import { hookBody } from './hook-body.ts';
import { cidOf } from './letter-page.ts';
import type { Post } from './post.ts';
import type { Wishes } from './wishes.ts';
import type { CallWords, Letter } from './words.ts';

/** What became of a call by one way. `gone`: that address will never be there again. */
export type Reached = 'yes' | 'no' | 'gone';

/** The keys by which services of push know this server (VAPID). */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

export const newPushKeys = (): PushKeys => webPush.generateVAPIDKeys();

/** The server's way to mail: where it hands mails in, and in whose name. */
export interface MailSettings {
  /** smtp://user:password@mail.example:587, or smtps:// */
  url: string;
  from: string;
}

/** How long a service keeps a message for a device that is off, in seconds. */
const DAY_S = 86_400;

/** The ways to somebody who is not there: push, mail, webhook. */
export class Ways {
  readonly #post: Post;
  readonly #keys: PushKeys;
  readonly #mail: { transport: Transporter; from: string } | undefined;
  readonly #now: () => number;

  constructor({ post, keys, mail, now }: { post: Post; keys: PushKeys; mail: MailSettings | undefined; now: () => number }) {
    this.#post = post;
    this.#keys = keys;
    this.#mail = mail && {
      from: mail.from,
      transport: createTransport({ url: mail.url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }),
    };
    this.#now = now;
  }

  get pushKey(): string {
    return this.#keys.publicKey;
  }
  get canMail(): boolean {
    return this.#mail !== undefined;
  }

  /** @param tag messages with the same one take each other's place on the device */
  async push(address: Wishes['push'][number], words: CallWords, { origin }: Wishes, tag: string): Promise<Reached> {
    const subject = origin.startsWith('https:') ? origin : 'mailto:nobody@questhall.invalid';
    const { title, body, url } = words;
    const details = webPush.generateRequestDetails(address, JSON.stringify({ title, body, path: new URL(url).pathname, tag }), {
      vapidDetails: { subject, ...this.#keys },
      TTL: DAY_S,
      urgency: 'high',
      topic: tag.slice(0, 32),
    });
    const status = await this.#post(details.endpoint, details.headers as Record<string, string>, details.body as Buffer);
    return status === 404 || status === 410 ? 'gone' : isGood(status);
  }

  /** The page of a letter goes beside its plain text, with the pictures in it: whoever reads mails chooses. */
  async mail(to: string, { subject, text, page }: Letter): Promise<Reached> {
    if (!this.#mail) return 'no';
    await this.#mail.transport.sendMail({
      from: this.#mail.from,
      to: { name: '', address: to },
      subject,
      text,
      ...(page ? { html: page.html, attachments: await attachments(page.pictures) } : {}),
      disableUrlAccess: true,
      disableFileAccess: true,
    });
    return 'yes';
  }

  /** Signed over time and body, so that the receiver knows who it was and that it is not an old one. */
  async hook({ url, secret }: NonNullable<Wishes['hook']>, words: CallWords, more: object): Promise<Reached> {
    const body = hookBody(url, words, more);
    const at = Math.floor(this.#now() / 1000);
    const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
    const headers = { 'content-type': 'application/json', 'questhall-signature': `t=${at},v1=${signature}` };
    const status = await this.#post(url, headers, body);
    return status === 410 ? 'gone' : isGood(status);
  }

  close(): void {
    this.#mail?.transport.close();
  }
}

/** The pictures of a page: loaded with the first mail that has one. */
async function attachments(pictures: readonly string[]) {
  const { PICTURES } = await import('./pictures.gen.ts');
  return pictures.map((name) => {
    const { type, bytes } = PICTURES[name]!;
    const filename = `${name}.${type === 'image/png' ? 'png' : 'jpg'}`;
    return { filename, cid: cidOf(name), contentType: type, contentDisposition: 'inline' as const, content: Buffer.from(bytes, 'base64') };
  });
}

const isGood = (status: number): Reached => (status >= 200 && status < 300 ? 'yes' : 'no');
