import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sized } from '../test/sized.ts';
import { newFolder } from './child.ts';
import { Compose } from './product/compose.ts';
import { imageOf } from './product/dockerfile.ts';
import { composed, endAll, start, unpacked, works } from './product/unpacked.ts';

/*
 * What people get: the package, unpacked or run by npx without a network. What the Dockerfile, the unit of systemd and the
 * compose files would run is run each night (`product.long.test.ts`).
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
afterEach(endAll);

let files: string[] = [];
let opt = '';
/** The package as a file: each night. */
let tgz: string | undefined;
beforeAll(() => {
  ({ files, opt, tgz } = sized<() => { files: string[]; opt: string; tgz?: string }>(composed, unpacked)());
}, 600_000);

describe('the package', () => {
  test('holds no sources and no tests of ours, and a licence', () => {
    const ours = files.filter((file) => /node_modules\/(@questhall\/|questhall-cli\/)/.test(file));
    expect(ours.length).toBeGreaterThan(100);
    expect(ours.filter((file) => /\/(src|test)\/|(?<!\.d)\.ts$/.test(file))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['package/LICENSE', 'package/README.md', 'package/questhall.service']));
  });

  test('serves from an empty folder by npx, without a network', async () => {
    const cwd = newFolder();
    const env = { HOME: cwd, npm_config_cache: join(cwd, 'cache'), npm_config_offline: 'true', npm_config_update_notifier: 'false' };
    // npm takes a minute of a processor to install the file: each night. Else it says that nothing is missing in what was
    // unpacked, which npx then finds as it does what is installed already.
    const from = tgz === undefined ? [] : ['--package', tgz];
    if (tgz === undefined) {
      execFileSync('npm', ['ls', '--all', '--omit=dev', '--silent'], {
        cwd: opt,
        env: { PATH: process.env.PATH, ...env },
        maxBuffer: 1 << 26,
      });
      mkdirSync(join(cwd, 'node_modules', '.bin'), { recursive: true });
      symlinkSync(opt, join(cwd, 'node_modules', 'questhall'));
      const { bin } = JSON.parse(readFileSync(join(opt, 'package.json'), 'utf8')) as { bin: { questhall: string } };
      symlinkSync(join('..', 'questhall', bin.questhall), join(cwd, 'node_modules', '.bin', 'questhall'));
    }
    const server = await start(['npx', '-y', ...from, 'questhall', '--port', '0', '--host', '127.0.0.1'], { cwd, env });
    await works(server.address);
    expect(existsSync(join(cwd, 'data', 'questhall.db'))).toBe(true);
  }, 300_000);

  test('what operators start it by names what is in it: the Dockerfile, the unit of systemd and the compose files', () => {
    const here = (text: string) => text.replace('/opt/questhall', opt);
    const { lines: stage, command } = imageOf(join(ROOT, 'Dockerfile'), here);
    expect([stage('USER'), stage('VOLUME')]).toEqual([['node'], ['/data']]);
    const unit = readFileSync(join(opt, 'questhall.service'), 'utf8');
    const started = here(/^ExecStart=(.*)$/m.exec(unit)![1]!).split(' ');
    for (const words of [command, started]) expect(words.filter((word) => word.startsWith(opt)).map(existsSync)).toEqual([true]);
    const nodes = join(ROOT, 'ship/compose-nodes.yaml');
    expect(() => new Compose(nodes, {}, opt)).toThrow('QUESTHALL_PASSWORD: choose a password');
    expect(new Compose(nodes, { QUESTHALL_PASSWORD: 'a2b4c6d8' }, opt).names).toEqual(['database', 'bus', 'one', 'two', 'three', 'proxy']);
    const proxy = readFileSync(join(ROOT, 'ship/haproxy.cfg'), 'utf8');
    for (const name of ['one', 'two']) expect(proxy).toContain(`server ${name} ${name}:8080`);
  });
});
