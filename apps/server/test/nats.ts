import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './database.ts';

/*
 * A real NATS server for tests, on a free port. Where the program is missing the tests that need it say so and do not run;
 * `npm test` installs it where it can.
 */

export const natsServer = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin']
  .map((folder) => join(folder, 'nats-server'))
  .find((path) => existsSync(path));
if (!natsServer) console.error('NATS is not installed here (package nats-server): the tests of several nodes do not run.');

/** The paths of a certificate and of its key. */
export interface Certificate {
  cert: string;
  key: string;
}

/** A certificate for this machine that nobody knows who was not told; openssl comes with Debian's PostgreSQL. */
export function ownCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'questhall-certificate-'));
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const names = ['-subj', '/CN=bus', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...names, '-keyout', key, '-out', cert], { stdio: 'pipe' });
  return { cert, key };
}

export class Nats {
  readonly url: string;
  readonly #port: number;
  readonly #certificate: Certificate | undefined;
  #child: ChildProcess | undefined;

  private constructor(port: number, certificate: Certificate | undefined) {
    this.#port = port;
    this.#certificate = certificate;
    this.url = `${certificate ? 'tls' : 'nats'}://table:carries-what-players-see@127.0.0.1:${port}`;
  }

  /** @param certificate what it shows; without one it speaks in the open */
  static async start(certificate?: Certificate): Promise<Nats> {
    const nats = new Nats(await freePort(), certificate);
    await nats.up();
    return nats;
  }

  /** The process of the server as it runs now. */
  get pid(): number {
    return this.#child!.pid!;
  }

  /** Starts it, also again after `down`. */
  async up(): Promise<void> {
    const { username, password } = new URL(this.url);
    const args = ['-a', '127.0.0.1', '-p', String(this.#port), '--user', username, '--pass', password];
    if (this.#certificate) args.push('--tls', '--tlscert', this.#certificate.cert, '--tlskey', this.#certificate.key);
    this.#child = spawn(natsServer!, args, { stdio: 'ignore' });
    for (const until = Date.now() + 20_000; ; await new Promise((resolve) => setTimeout(resolve, 30))) {
      const line = connect(this.#port, '127.0.0.1');
      const there = await Promise.race([once(line, 'connect').then(() => true), once(line, 'close').then(() => false)]).catch(() => false);
      line.destroy();
      if (there) return;
      if (Date.now() > until) throw new Error('the NATS server does not open');
    }
  }

  /** Ends it at once, as a crash would. */
  async down(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}
