import { lookup } from 'node:dns';
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** How long somebody else's server may take, in milliseconds, and how much of its answer is read. */
const PATIENCE_MS = 10_000;

/** Addresses of this machine, of its network, and others that no public service has. */
const INSIDE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv6');

/** True for an address that only this machine or its network can mean. IPv4 within IPv6 counts as what it is. */
export function isInside(address: string): boolean {
  if (!isIPv6(address)) return INSIDE.check(address, 'ipv4');
  const mapped = /^::ffff:(?:0:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return INSIDE.check(mapped, 'ipv4');
  return /^::ffff:/i.test(address) || INSIDE.check(address, 'ipv6');
}

/** Looks a name up and refuses what lies inside: checked where the connection is made, so no second look-up can differ. */
const outside: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 4);
    const inside = found.find(({ address }) => isInside(address));
    if (inside) return done(new Error(`${name} lies inside this network`), '', 4);
    if (options.all) return done(null, found);
    done(null, found[0]!.address, found[0]!.family);
  });
};

/** What was answered: the status. Rejects where nobody did within ten seconds, or the address may not be asked. */
export type Post = (url: string, headers: Readonly<Record<string, string | number>>, body: string | Buffer) => Promise<number>;

/**
 * Posts to addresses that people have given: over https, to the outside alone, without following where it points next.
 * @param within also http, and also within this network: for an operator who allows it, and for tests
 */
export function poster(within: boolean): Post {
  return (address, headers, body) =>
    new Promise((resolve, reject) => {
      const url = new URL(address);
      if (url.protocol !== 'https:' && !(within && url.protocol === 'http:')) return reject(new Error('only https is called'));
      const host = url.hostname.replace(/^\[|\]$/g, '');
      if (!within && isIP(host) && isInside(host)) return reject(new Error(`${host} lies inside this network`));
      const ask = url.protocol === 'https:' ? secure : plain;
      const request = ask(
        url,
        {
          method: 'POST',
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          signal: AbortSignal.timeout(PATIENCE_MS),
          ...(within ? {} : { lookup: outside }),
        },
        (answer) => {
          // Nobody reads what it says: a stranger's answer may be endless.
          answer.destroy();
          resolve(answer.statusCode ?? 0);
        },
      );
      request.on('error', reject);
      request.end(body);
    });
}
