import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { account, programs } from '../../apps/server/test/database.ts';
import { natsServer } from '../../apps/server/test/nats.ts';
import { newFolder } from '../child.ts';
import { imageOf } from './dockerfile.ts';

/*
 * Runs what a compose file says, without Docker: each service is a process with an address of its own in 127.0.0.0/8, at
 * which it has the ports that it has in its container. Names of services become those addresses. What the file says
 * otherwise (variables, commands, health, order, restarts, the time to stop) is done as Docker does it; a word that is not
 * known here is an error, so that nothing of the file is passed over.
 */

export const haproxy = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  .map((folder) => join(folder, 'haproxy'))
  .find((path) => existsSync(path));
if (!haproxy) console.error('HAProxy is not installed here (package haproxy): the compose file of several nodes is not tried.');

interface Service {
  image?: string;
  build?: string;
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  healthcheck?: { test: string[]; interval: string; retries: number };
  depends_on?: string[] | Record<string, { condition: 'service_healthy' | 'service_started' }>;
  ports?: string[];
  restart?: 'unless-stopped';
  stop_grace_period?: string;
}
const KNOWN = new Set('image build command environment volumes healthcheck depends_on ports restart stop_grace_period'.split(' '));

/** How a service is started, again and again. */
interface Way {
  command: string[];
  env: NodeJS.ProcessEnv;
  cwd: string;
  as?: object;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const seconds = (text: string) => {
  const [, n] = /^(\d+)s$/.exec(text) ?? [];
  if (!n) throw new Error(`${text} is no number of seconds`);
  return Number(n);
};

export class Compose {
  readonly #file: string;
  readonly #services: Record<string, Service>;
  readonly #opt: string;
  readonly #net = `127.${1 + (process.pid % 250)}.${1 + (Math.floor(process.pid / 250) % 250)}`;
  readonly #running = new Map<string, ChildProcess>();
  readonly #said = new Map<string, string>();
  readonly #ways = new Map<string, Way>();
  #stopping = false;

  /**
   * @param file the compose file
   * @param env the variables that whoever starts it sets
   * @param opt the folder of the package, as `/opt/questhall` in the image
   * @throws Error where it needs a variable that is not set, or says something that is not known here
   */
  constructor(file: string, env: Record<string, string>, opt: string) {
    const text = readFileSync(file, 'utf8').replace(/\$\{(\w+)(?::\?([^}]*))?\}/g, (_, name: string, why?: string) => {
      const value = env[name];
      if (!value && why !== undefined) throw new Error(`${name}: ${why}`);
      return value ?? '';
    });
    this.#file = file;
    this.#opt = opt;
    this.#services = (parse(text) as { services: Record<string, Service> }).services;
    for (const [name, service] of Object.entries(this.#services))
      for (const word of Object.keys(service)) if (!KNOWN.has(word)) throw new Error(`${name}: what ${word} means is not known here`);
  }

  get names(): string[] {
    return Object.keys(this.#services);
  }

  /** Where a service is, as others in the file reach it by its name. */
  at(name: string): string {
    const nr = this.names.indexOf(name);
    if (nr < 0) throw new Error(`there is no service ${name}`);
    return `${this.#net}.${nr + 1}`;
  }

  /** Where people come to: the port of its container that a service opens to them. */
  door(): string {
    for (const [name, { ports }] of Object.entries(this.#services)) if (ports) return `http://${this.at(name)}:${ports[0]!.split(':')[1]!}`;
    throw new Error('no service opens a port to people');
  }

  process(name: string): ChildProcess {
    return this.#running.get(name)!;
  }

  /** All that a service has written so far. */
  said(name: string): string {
    return this.#said.get(name) ?? '';
  }

  /** Starts all services in their order. */
  async up(): Promise<void> {
    const done = new Map<string, Promise<void>>();
    const start = (name: string): Promise<void> => {
      const under = done.get(name) ?? this.#upWithThose(name, start);
      done.set(name, under);
      return under;
    };
    await Promise.all(this.names.map(start));
  }

  async #upWithThose(name: string, start: (name: string) => Promise<void>): Promise<void> {
    const { depends_on: on = [] } = this.#services[name]!;
    const others = Array.isArray(on) ? on.map((other) => [other, { condition: 'service_started' }] as const) : Object.entries(on);
    for (const [other, { condition }] of others) {
      await start(other);
      if (condition === 'service_healthy') await this.#healthy(other);
    }
    this.#ways.set(name, this.#wayOf(name));
    this.#launch(name);
  }

  #launch(name: string): void {
    const { command, env, cwd, as } = this.#ways.get(name)!;
    const child = spawn(command[0]!, command.slice(1), { cwd, env: { PATH: process.env.PATH, ...env }, ...as });
    this.#running.set(name, child);
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (text) => this.#said.set(name, (this.#said.get(name) ?? '') + text));
    child.once('exit', () => {
      if (!this.#stopping && this.#services[name]!.restart === 'unless-stopped')
        setTimeout(() => !this.#stopping && this.#launch(name), 100);
    });
  }

  async #healthy(name: string): Promise<void> {
    const { test, interval, retries } = this.#services[name]!.healthcheck!;
    if (test[0] !== 'CMD-SHELL') throw new Error(`${name}: a check by ${test[0]} is not known here`);
    const env = { PATH: `${programs}${delimiter}${process.env.PATH}`, PGHOST: this.at(name) };
    for (let left = retries; left > 0; left--) {
      try {
        execFileSync('/bin/sh', ['-c', test[1]!], { env, stdio: 'ignore', timeout: 30_000 });
        return;
      } catch {
        // Not yet: asked again, as often as the file says.
        await wait(Math.min(500, seconds(interval) * 1000));
      }
    }
    throw new Error(`${name} does not become healthy: ${this.said(name)}`);
  }

  /** Names of services as hosts (`@database/`, ` one:8080`) become their addresses. */
  #addressed(text: string): string {
    return this.names.reduce(
      (now, name) => now.replace(new RegExp(`(@|[\\s"]|^)${name}(?=[:/])`, 'gm'), (_, before: string) => before + this.at(name)),
      text,
    );
  }

  #wayOf(name: string): Way {
    const { image = '', build, environment = {} } = this.#services[name]!;
    const env = Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, this.#addressed(value)]));
    if (build !== undefined) return this.#node(name, join(dirname(this.#file), build), env);
    switch (image.split(':')[0]) {
      case 'postgres':
        return this.#postgres(name, env);
      case 'nats':
        return { command: [natsServer!, '-a', this.at(name), ...this.#services[name]!.command!], env, cwd: newFolder() };
      case 'haproxy':
        return this.#proxy(name);
      default:
        throw new Error(`${name}: what the image ${image} would run is not known here`);
    }
  }

  /** A server, as the Dockerfile of its folder runs it. */
  #node(name: string, context: string, env: Record<string, string>): Way {
    const data = newFolder();
    const as = account();
    if (as.uid !== undefined) execFileSync('chown', [`${as.uid}:${as.gid}`, data]);
    const here = (text: string) =>
      text
        .replace('/opt/questhall', this.#opt)
        .replace(/^\/data$/, data)
        .replace('0.0.0.0', this.at(name));
    const { env: own, command } = imageOf(join(context, 'Dockerfile'), here);
    return { command, env: { LOG_LEVEL: 'error', ...own, ...env }, cwd: '/', as };
  }

  /** As the image does at its first start: a cluster with this user, password and database, for whoever knows the password. */
  #postgres(name: string, env: Record<string, string>): Way {
    const { POSTGRES_USER: user = '', POSTGRES_PASSWORD: password = '', POSTGRES_DB: database = '' } = env;
    const folder = newFolder();
    const as = account();
    const [data, secret, first] = ['data', 'password', 'first.sql'].map((file) => join(folder, file)) as [string, string, string];
    writeFileSync(secret, password);
    writeFileSync(first, `CREATE DATABASE ${database};\n`);
    chmodSync(folder, 0o755);
    if (as.uid !== undefined) execFileSync('chown', ['-R', `${as.uid}:${as.gid}`, folder]);
    const quiet = { ...as, cwd: folder, timeout: 120_000, stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[] };
    const with_ = ['-U', user, '--pwfile', secret, '-A', 'scram-sha-256', '-E', 'UTF8', '--no-locale', '--no-sync'];
    execFileSync(join(programs!, 'initdb'), ['-D', data, ...with_], quiet);
    // Its database is made before anybody may connect, by the server in its form for one.
    execFileSync(join(programs!, 'postgres'), ['--single', '-D', data, 'postgres'], {
      ...quiet,
      input: readFileSync(first),
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    const flags = ['-c', `listen_addresses=${this.at(name)}`, '-c', `unix_socket_directories=${folder}`];
    return { command: [join(programs!, 'postgres'), '-D', data, ...flags], env: {}, cwd: folder, as };
  }

  /** With the file that is laid into its container, at its own address. */
  #proxy(name: string): Way {
    const [from] = this.#services[name]!.volumes![0]!.split(':');
    const folder = newFolder();
    mkdirSync(folder, { recursive: true });
    const text = this.#addressed(readFileSync(join(dirname(this.#file), from!), 'utf8')).replace(/bind :/g, `bind ${this.at(name)}:`);
    const file = join(folder, 'haproxy.cfg');
    writeFileSync(file, text);
    return { command: [haproxy!, '-W', '-db', '-f', file], env: {}, cwd: folder };
  }

  /**
   * Stops all, those first that need others.
   * @returns which services did not end within the time that they have
   */
  async down(): Promise<string[]> {
    this.#stopping = true;
    const late: string[] = [];
    for (const name of [...this.names].reverse()) {
      const child = this.#running.get(name);
      if (!child || child.exitCode !== null || child.signalCode !== null) continue;
      const gone = once(child, 'exit');
      // PostgreSQL's image says that it is stopped by SIGINT, which does not wait for those who are connected.
      child.kill(this.#services[name]!.image?.startsWith('postgres') ? 'SIGINT' : 'SIGTERM');
      const grace = seconds(this.#services[name]!.stop_grace_period ?? '10s') * 1000;
      const inTime = await Promise.race([gone.then(() => true), wait(grace).then(() => false)]);
      if (inTime) continue;
      late.push(name);
      child.kill('SIGKILL');
      await gone;
    }
    return late;
  }
}
