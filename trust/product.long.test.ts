import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { account, Database, freePort, programs } from '../apps/server/test/database.ts';
import { natsServer } from '../apps/server/test/nats.ts';
import { newFolder } from './child.ts';
import { games } from './games.ts';
import { Crowd } from './kills/crowd.ts';
import { Compose, haproxy } from './product/compose.ts';
import { imageOf } from './product/dockerfile.ts';
import { endAll, OURS, start, stop, unpacked, works } from './product/unpacked.ts';
import { ask } from './seat.ts';
import { auditDatabase, one } from './takeovers/books.ts';
import { goesOn, patiently } from './takeovers/going-on.ts';

/*
 * What the Dockerfile, the unit of systemd and the compose files would run, run here. Docker itself is not needed: its lines are
 * read and done by hand.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
afterEach(endAll);

let opt = '';
beforeAll(() => {
  ({ opt } = unpacked());
}, 600_000);

/** Waits until a proxy sends people to a server that is ready. */
async function untilReady(address: string): Promise<void> {
  while ((await fetch(`${address}/readyz`)).status !== 200) await new Promise((resolve) => setTimeout(resolve, 100));
}

/** Waits until all three nodes share the matches. */
async function allShare(store: string): Promise<void> {
  while ((await one(store, 'SELECT count(*) AS n FROM nodes')) !== 3) await new Promise((resolve) => setTimeout(resolve, 100));
}

describe('the package', () => {
  test('as the Dockerfile runs it: unprivileged, on its volume; a stop loses nothing, and its health can be asked', async () => {
    const volume = newFolder();
    const as = account();
    const here = (text: string) => text.replace('/opt/questhall', opt).replace(/^\/data$/, volume);
    const { lines: stage, env: all, command: words } = imageOf(join(ROOT, 'Dockerfile'), here);
    const env = { ...all, PORT: '0' };
    expect(stage('USER')).toEqual(['node']);
    expect(stage('VOLUME')).toEqual(['/data']);
    expect(stage('COPY')).toEqual(['--from=build /product /opt/questhall']);
    if (as.uid !== undefined) execFileSync('chown', [`${as.uid}:${as.gid}`, volume]);
    let server = await start(words, { cwd: '/', env, as });
    const token = await works(server.address);
    const port = new URL(server.address).port;
    const health = JSON.parse(stage('HEALTHCHECK')[0]!.replace(/^.*?CMD /, '')) as string[];
    const ask1 = (at: string) => execFileSync(health[0]!, health.slice(1), { env: { PATH: process.env.PATH, PORT: at } });
    ask1(port);
    expect(() => ask1('1')).toThrow();
    await stop(server);
    server = await start(words, { cwd: '/', env, as });
    expect(await ask(server.address, token, 'GET', '/api/matches?of=mine')).toHaveLength(3);
    await stop(server);
  }, 120_000);

  test.runIf(programs)(
    'as the compose file starts them: one serves, the other one waits and takes its place',
    async () => {
      const file = join(ROOT, 'ship/compose.yaml');
      const text = readFileSync(file, 'utf8');
      // Both servers are one block of lines: the second one refers to the first.
      const server = /^ {2}one: &server\n((?: {4}.*\n)+) {2}two: \*server$/m.exec(text)?.[1] ?? '';
      const value = (name: string) => new RegExp(`^ +${name}: "?(.*?)"?$`, 'm').exec(server)?.[1];
      expect([value('restart'), value('TRUST_PROXY')]).toEqual(['unless-stopped', '1']);
      expect(value('STORE')).toBe(`postgres://questhall:\${QUESTHALL_PASSWORD}@database/questhall`);
      expect(existsSync(join(file, '..', value('build')!, 'Dockerfile'))).toBe(true);
      const proxy = readFileSync(join(ROOT, 'ship/haproxy.cfg'), 'utf8');
      for (const name of ['one', 'two']) expect(proxy).toContain(`server ${name} ${name}:8080`);
      const database = await Database.start('as usual');
      try {
        const url = await database.fresh();
        const { command: words } = imageOf(join(ROOT, 'Dockerfile'), (text) => text.replace('/opt/questhall', opt));
        const launch = (at: number) => {
          const env = { TRUST_PROXY: value('TRUST_PROXY')!, STORE: url, PORT: String(at), HOST: '127.0.0.1' };
          return start(words, { cwd: newFolder(), env });
        };
        const [port, other] = [await freePort(), await freePort()];
        const one = await launch(port);
        const second = launch(other);
        const token = await works(one.address);
        const waits = async () => (await fetch(`http://127.0.0.1:${other}/readyz`).catch(() => undefined))?.status === 503;
        while (!(await waits())) await new Promise((resolve) => setTimeout(resolve, 100));
        one.child.kill('SIGKILL');
        const two = await second;
        expect(await ask(two.address, token, 'GET', '/api/matches?of=mine')).toHaveLength(3);
        await stop(two);
      } finally {
        await database.end();
      }
    },
    120_000,
  );

  // Only Linux has all addresses of 127.0.0.0/8 without setting them up.
  test.runIf(programs && natsServer && haproxy && process.platform === 'linux')(
    'as the compose file of several nodes starts them: people at its one door play on while a node is killed and comes back, and all stop in time',
    async () => {
      const file = join(ROOT, 'ship/compose-nodes.yaml');
      expect(() => new Compose(file, {}, opt)).toThrow('QUESTHALL_PASSWORD: choose a password');
      const compose = new Compose(file, { QUESTHALL_PASSWORD: 'a2b4c6d8' }, opt);
      expect(compose.names).toEqual(['database', 'bus', 'one', 'two', 'three', 'proxy']);
      try {
        await compose.up();
        const door = compose.door();
        await patiently(() => untilReady(door));
        await patiently(() => works(door));
        const store = `postgres://questhall:a2b4c6d8@${compose.at('database')}/questhall`;
        await expect(one(store.replace('a2b4c6d8', 'another'), 'SELECT 1 AS n')).rejects.toThrow('password authentication failed');
        await allShare(store);
        const crowd = await patiently(() =>
          Crowd.enter(
            door,
            7,
            3,
            games.filter(({ game }) => OURS.includes(game.id)),
          ),
        );
        for (let n = 0; n < 4; n++) await patiently(() => crowd.open());
        await goesOn(crowd, Date.now());
        compose.process('two').kill('SIGKILL');
        const went = await goesOn(crowd, Date.now());
        expect(went.filter((ms) => !Number.isFinite(ms))).toEqual([]);
        // Restarted by what the file says, it shares the matches again.
        await allShare(store);
        expect(await crowd.playedOut(120_000)).toEqual([]);
        crowd.close();
        expect(await auditDatabase(store, crowd.seats, crowd.talkers)).toEqual([]);
        expect(crowd.acknowledged).toBeGreaterThan(50);
        expect(await compose.down()).toEqual([]);
      } finally {
        await compose.down();
      }
    },
    300_000,
  );

  test('as the unit of systemd runs it', async () => {
    const unit = readFileSync(join(opt, 'questhall.service'), 'utf8');
    const value = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];
    expect([value('DynamicUser'), value('Restart'), value('KillMode')]).toEqual(['yes', 'on-failure', 'mixed']);
    expect(value('StateDirectory')).toBe('questhall');
    const data = join(newFolder(), 'questhall');
    const env = Object.fromEntries(
      value('Environment')!
        .split(' ')
        .map((one) => one.split('=') as [string, string]),
    );
    expect(env.DATA_DIR).toBe('/var/lib/questhall');
    const words = value('ExecStart')!.replace('/opt/questhall', opt).split(' ');
    const server = await start(words, { cwd: '/', env: { ...env, DATA_DIR: data, PORT: '0', HOST: '127.0.0.1' } });
    await works(server.address);
    await stop(server);
  }, 120_000);
});
