import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Certificate, Nats, natsServer, ownCertificate } from './nats.ts';

const LINE = fileURLToPath(new URL('bus-line.ts', import.meta.url));

/** What two who use this bus say: the second line of a process that trusts this certificate, or none. */
async function line(url: string, trusted?: string): Promise<string> {
  const env = { ...process.env, ...(trusted ? { NODE_EXTRA_CA_CERTS: trusted } : {}) };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', '--conditions=source', LINE, url], { env });
  return stdout.trim();
}

describe.skipIf(!natsServer)('a bus that others could listen to', () => {
  let nats: Nats;
  let certificate: Certificate;
  beforeAll(async () => {
    certificate = ownCertificate();
    nats = await Nats.start(certificate);
  });
  afterAll(() => nats.down());

  test('carries what is said under the certificate that NODE_EXTRA_CA_CERTS names', async () => {
    expect(await line(nats.url, certificate.cert)).toBe('heard: the raft is gone');
  }, 60_000);

  test('is refused in one sentence, without its password, where the certificate is unknown or the password wrong', async () => {
    const address = nats.url.replace(/\/\/.*@/, '//');
    const refused = await line(nats.url);
    expect(refused).toMatch(new RegExp(`^refused: The bus ${address} cannot be used: .*certificate.*\\.$`, 'i'));
    expect(refused).not.toContain('carries-what-players-see');
    expect(await line(nats.url.replace('carries', 'guesses'), certificate.cert)).toMatch(
      /^refused: The bus .* cannot be used: .*Authorization.*\.$/i,
    );
  }, 60_000);

  test('says nothing to who does not ask for a cover', async () => {
    expect(await line(nats.url.replace('tls:', 'nats:'))).toMatch(/^refused: /);
    // Whoever reads the wire reads the greeting alone, which says that all else is under a cover.
    const { hostname, port } = new URL(nats.url);
    const socket = connect(Number(port), hostname);
    const [greeting] = (await once(socket, 'data')) as [Buffer];
    expect(String(greeting)).toMatch(/^INFO .*"tls_required":true/);
    let answer = '';
    socket.on('data', (piece) => {
      answer += String(piece);
    });
    socket.on('error', () => undefined); // it is closed by the bus, once half is said
    socket.write('CONNECT {"user":"table","pass":"carries-what-players-see","verbose":true}\r\nSUB > 1\r\nPING\r\n');
    await once(socket, 'close');
    expect(answer).not.toMatch(/PONG|\+OK/);
  }, 60_000);
});
