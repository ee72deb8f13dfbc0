import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSettings, type Settings } from '../src/settings.ts';
import { newFolder, Person, playOn, serve } from './player.ts';

/*
 * The example of docs/operating.md in a real nginx. Only what a test cannot have is exchanged: port 443 and its
 * certificate. Where no nginx is installed this is not tried, and says so.
 */

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
if (!hasNginx) console.log('nginx is not installed here: the example of docs/operating.md is NOT tried (apt-get install nginx)');

const PAGE = fileURLToPath(new URL('../../../docs/operating.md', import.meta.url));

function example(port: number, upstream: string): string {
  const block = /```nginx\n([\s\S]*?)```/.exec(readFileSync(PAGE, 'utf8'))?.[1];
  if (!block) throw new Error('docs/operating.md has no example for nginx');
  expect(block).toContain('X-Forwarded-For $remote_addr;');
  const changed = block
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace('http2 on;', '')
    .replaceAll('http://127.0.0.1:8080', upstream);
  if (!changed.includes(upstream) || !changed.includes(`:${port};`)) throw new Error('the example for nginx looks otherwise by now');
  return changed;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function startNginx(upstream: string): Promise<{ address: string; stop: () => Promise<void> }> {
  const folder = newFolder();
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(folder, name));
  const port = await freePort();
  const config = `
    daemon off; pid ${folder}/pid; error_log stderr;
    events { worker_connections 256; }
    http {
      access_log off;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      ${example(port, upstream)}
    }`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (data) => {
    errors += data;
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries++) {
    if (child.exitCode !== null || tries > 100) throw new Error(`nginx does not start: ${errors}`);
    const well = await fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false, // not listening yet
    );
    if (well) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    address,
    async stop() {
      child.kill('SIGQUIT');
      setTimeout(() => child.kill('SIGKILL'), 1000).unref();
      await ended;
    },
  };
}

test.skipIf(!hasNginx)('behind nginx, set up as docs/operating.md says: play goes on, and nobody chooses his address', async () => {
  const { trustProxy } = readSettings([], { TRUST_PROXY: '1' }) as Settings;
  const server = await serve({ trustProxy, limits: { sessions: { max: 6, timeWindow: 600_000 } } });
  const nginx = await startNginx(server.address);
  try {
    const [anna, bo] = [await Person.enter(nginx.address, 'Anna'), await Person.enter(nginx.address, 'Bo')];
    const { id } = await anna.newMatch({ options: { rounds: 1 } });
    await bo.post(`/api/matches/${id}/seats/1/join`);
    await anna.post(`/api/matches/${id}/start`);
    const clients = [await anna.connect(id), await bo.connect(id)];
    await playOn(clients);
    for (const client of clients) await client.close();
    const statuses: number[] = [];
    for (let i = 0; i < 20; i++) {
      const answer = await fetch(`${nginx.address}/api/session`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `203.0.113.${i}`,
          'x-real-ip': `203.0.113.${i}`,
          forwarded: `for=203.0.113.${i}`,
        },
        body: '{"name":"Mallory"}',
      });
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status === 200).length).toBe(4); // and Anna and Bo
    // Another site's page and another name for this host are still told apart.
    expect((await fetch(`${nginx.address}/api/session`, { method: 'POST', headers: { origin: 'http://other.example' } })).status).toBe(403);
    expect((await fetch(`${nginx.address}/metrics`)).status).toBe(404);
  } finally {
    await nginx.stop();
    await server.stop();
  }
});
