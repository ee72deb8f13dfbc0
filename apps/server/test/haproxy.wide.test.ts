import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { Database, freePort, programs } from './database.ts';
import { natsServer } from './nats.ts';
import { place } from './place.ts';
import { answerOnce, newFolder, Person } from './player.ts';
import { endPrograms, program } from './program.ts';

/*
 * The example of docs/operating.md in a real HAProxy, with two servers at one database behind it. Only what a test cannot
 * have is exchanged: port 443, its certificate, and the addresses of the servers. Where no HAProxy is installed this is not
 * tried, and says so.
 */

const hasProxy = spawnSync('haproxy', ['-v']).status === 0;
if (!hasProxy) console.log('HAProxy is not installed here: the example of docs/operating.md is NOT tried (apt-get install haproxy)');

const PAGE = fileURLToPath(new URL('../../../docs/operating.md', import.meta.url));
afterEach(endPrograms);

function example(port: number, servers: readonly [number, number]): string {
  const block = /```haproxy\n([\s\S]*?)```/.exec(readFileSync(PAGE, 'utf8'))?.[1];
  if (!block) throw new Error('docs/operating.md has no example for HAProxy');
  const changed = block
    .replace('bind :443 ssl crt /etc/haproxy/play.example.org.pem', `bind 127.0.0.1:${port}`)
    .replace('10.0.0.1:8080', `127.0.0.1:${servers[0]}`)
    .replace('10.0.0.2:8080', `127.0.0.1:${servers[1]}`);
  if (![port, ...servers].every((one) => changed.includes(`127.0.0.1:${one}`))) throw new Error('the example looks otherwise by now');
  return changed;
}

/** What is shipped beside a compose file, with what a test cannot have exchanged. */
function shipped(
  name: 'haproxy.cfg' | 'haproxy-nodes.cfg',
  port: number,
  servers: readonly number[],
  changed = (text: string) => text,
): string {
  const text = readFileSync(fileURLToPath(new URL(`../../../ship/${name}`, import.meta.url)), 'utf8')
    .replace('bind :8080', `bind 127.0.0.1:${port}`)
    .replace(/( {4}server .*\n)+/, servers.map((one, nr) => `    server node${nr} 127.0.0.1:${one}\n`).join(''));
  return changed(text);
}

/** Tries until it works; within this time. */
async function within<T>(ms: number, tried: () => Promise<T>): Promise<T> {
  for (const to = Date.now() + ms; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
    try {
      return await tried();
    } catch (error) {
      if (Date.now() > to) throw error;
    }
  }
}

test.runIf(hasProxy)('the one of the compose file is read without complaint', () => {
  const file = fileURLToPath(new URL('../../../ship/haproxy.cfg', import.meta.url));
  // Names of containers are known within Docker alone.
  const here = readFileSync(file, 'utf8').replace('one:8080', '127.0.0.1:1').replace('two:8080', '127.0.0.1:2');
  const copy = join(newFolder(), 'haproxy.cfg');
  writeFileSync(copy, here);
  const { status, stderr } = spawnSync('haproxy', ['-c', '-f', copy], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});

test.runIf(hasProxy)(
  'half a request holds no line open, neither before a server nor behind its answer',
  async () => {
    // A server that gives up at once what does not come, as ours does after a while.
    const impatient = createServer(({ method }, reply) =>
      reply.writeHead(method === 'GET' ? 200 : 408, { connection: 'close' }).end(),
    ).listen(0, '127.0.0.1');
    await once(impatient, 'listening');
    const { port: behind } = impatient.address() as AddressInfo;
    const configured = await Promise.all(
      [
        (port: number) => example(port, [behind, behind]),
        (port: number) => shipped('haproxy.cfg', port, [behind]),
        (port: number) => shipped('haproxy-nodes.cfg', port, [behind]),
      ].map(async (of) => {
        const port = await freePort();
        const file = join(newFolder(), 'haproxy.cfg');
        // Ten seconds are long for a test.
        writeFileSync(file, `${of(port).replace('timeout http-request 10s', 'timeout http-request 500ms')}\n`);
        return { port, proxy: spawn('haproxy', ['-f', file, '-db'], { stdio: 'ignore' }) };
      }),
    );
    try {
      const head = 'POST /api/session HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
      for (const { port } of configured) {
        const halves = ['GET / HT', `${head}content-length: 99\r\n\r\n{`, `${head}transfer-encoding: chunked\r\n\r\n5\r\n{"na`];
        const ends = halves.map(async (half) => {
          const line = await within(5000, async () => {
            const socket = connect(port, '127.0.0.1');
            await once(socket, 'connect');
            return socket;
          });
          line.resume().write(half);
          await once(line, 'close', { signal: AbortSignal.timeout(15_000) });
        });
        await Promise.all(ends);
      }
    } finally {
      for (const { proxy } of configured) proxy.kill('SIGKILL');
      impatient.close();
    }
  },
  60_000,
);

test.runIf(hasProxy && programs)(
  'the example for HAProxy sends everybody to the one that serves, also after a kill',
  async () => {
    const database = await Database.start();
    const folder = newFolder();
    const [port, ...ports] = [await freePort(), await freePort(), await freePort()] as const;
    writeFileSync(join(folder, 'haproxy.cfg'), `${example(port, ports)}\n`);
    const proxy = spawn('haproxy', ['-f', join(folder, 'haproxy.cfg'), '-db'], { stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    proxy.stderr.on('data', (data) => {
      errors += data;
    });
    try {
      const env = { STORE: await database.ready(), TRUST_PROXY: '127.0.0.1' };
      const first = program(['--port', String(ports[0]), '--host', '127.0.0.1'], env);
      await first.open;
      const second = program(['--port', String(ports[1]), '--host', '127.0.0.1'], env);
      const address = `http://127.0.0.1:${port}`;
      const anna = await within(10_000, () => Person.enter(address, 'Anna'));
      const bo = await Person.enter(address, 'Bo');
      const { id } = await anna.newMatch({ game: 'nachtwacht' });
      await bo.post(`/api/matches/${id}/seats/1/join`);
      await anna.post(`/api/matches/${id}/start`);
      await within(20_000, async () => {
        if ((await fetch(`http://127.0.0.1:${ports[1]}/readyz`)).status !== 503) throw new Error('the other one does not wait yet');
      });
      for (let i = 0; i < 8; i++) await anna.get(`/api/matches/${id}/view`); // never to the one that waits
      const client = await anna.connect(id);
      first.child.kill('SIGKILL');
      await client.until(() => client.closed !== undefined, 'the end of the line');
      await second.open;
      await within(5000, () => answerOnce(anna, bo, id));
      expect((await anna.get(`/api/matches/${id}/view`)).sight).toBeDefined();
    } catch (error) {
      throw errors === '' ? error : new Error(`HAProxy said: ${errors}`, { cause: error });
    } finally {
      proxy.kill('SIGKILL');
      endPrograms();
      await database.end();
    }
  },
  120_000,
);

describe.runIf(hasProxy && programs && natsServer)('several nodes behind the one of their compose file', { timeout: 120_000 }, () => {
  const at = place();

  /** How many of the requests about matches that were made there came to the node that plays them, and how many sockets did. */
  async function sent(changed?: (text: string) => string) {
    const store = await at.database.ready();
    const nodes = await Promise.all([0, 1, 2].map(() => at.node(store, { metricsFrom: ['127.0.0.1'] })));
    const [port, folder] = [await freePort(), newFolder()];
    const ports = nodes.map(({ address }) => Number(new URL(address).port));
    writeFileSync(join(folder, 'haproxy.cfg'), shipped('haproxy-nodes.cfg', port, ports, changed));
    const proxy = spawn('haproxy', ['-f', join(folder, 'haproxy.cfg'), '-db'], { stdio: 'ignore' });
    try {
      const address = `http://127.0.0.1:${port}`;
      const anna = await within(10_000, () => Person.enter(address, 'Anna'));
      const bo = await Person.enter(address, 'Bo');
      const isThere = async (id: string) => {
        const { headers } = await fetch(`${address}/api/matches/${id}`, { headers: { authorization: `Bearer ${anna.token}` } });
        return headers.get('x-questhall-plays') === id;
      };
      const tables: string[] = [];
      for (let n = 0; n < 6; n++) {
        const { id } = await anna.newMatch({});
        await bo.post(`/api/matches/${id}/seats/1/join`);
        await anna.post(`/api/matches/${id}/start`);
        for (const who of [anna, bo]) await who.connect(id);
        tables.push(id);
      }
      let there = 0;
      for (const id of tables) for (let n = 0; n < 5; n++) there += Number(await isThere(id));
      const played = await at.database.ask('SELECT node FROM owners', [], store);
      let passedOn = 0;
      for (const node of nodes) {
        const text = await (await fetch(`${node.address}/metrics`)).text();
        passedOn += Number(/^questhall_sockets_passed_on (\d+)/m.exec(text)![1]);
      }
      return { there, passedOn, nodes: new Set(played.map(({ node }) => node)).size };
    } finally {
      proxy.kill('SIGKILL');
    }
  }

  test('people of a match come to the node that plays it', async () => {
    expect(await sent()).toMatchObject({ there: 30, passedOn: 0, nodes: 3 });
    // In turns alone most of them do not.
    const { there, passedOn } = await sent((text) => text.replace(/ {4}stick.*\n/g, ''));
    expect(there).toBeLessThan(20);
    expect(passedOn).toBeGreaterThan(2);
  });
});
