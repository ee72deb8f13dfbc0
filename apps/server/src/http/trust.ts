import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * Whose `X-Forwarded-*` is believed: `false`: nobody's; a number: so many proxies stand one behind the other before this
 * server; a list: whoever connects from these addresses or networks.
 */
export type TrustProxy = false | number | readonly string[];

/** More proxies than this in a row is a mistake. */
const MOST_HOPS = 8;

/** What an operator's words mean: nothing or 0, a number of proxies, or addresses and networks with commas between; undefined for anything else. */
export function trustFrom(words: string): TrustProxy | undefined {
  const said = words.trim();
  if (said === '' || said === '0') return false;
  if (/^\d+$/.test(said)) return Number(said) <= MOST_HOPS ? Number(said) : undefined;
  const networks = said.split(',').map((one) => one.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

/** `10.0.0.0/8`, or one address. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  if (!isIP(address) || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32));
}

/** Tells whether an address lies in one of these networks (see `isNetwork`). */
export function within(networks: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const type = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, type);
    else list.addSubnet(address, Number(bits), type);
  }
  return (address) => {
    if (address === undefined) return false;
    const plain = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
    return isIP(plain) > 0 && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
}

/** What Fastify asks of each address on the way here, the nearest (hop 0) first. */
export function trustFunction(trust: TrustProxy): false | ((address: string, hop: number) => boolean) {
  if (trust === false) return false;
  // Fastify itself takes a bare number for nobody, since whoever reaches the port directly could lie: docs/operating.md says so.
  if (typeof trust === 'number') return (_address, hop) => hop < trust;
  const known = within(trust);
  return (address) => known(address);
}
