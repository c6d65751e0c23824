import { isIP, isIPv4 } from 'node:net';

/** A network of a client, and its limit as a multiple of the limit of one client. */
export interface ClientNetwork {
  readonly key: string;
  readonly limitFactor: number;
}

/** All addresses that cannot be parsed. */
const unknown: ClientNetwork = { key: 'unknown', limitFactor: 1 };

/** Prefix lengths of IPv6 and their factors: one subscriber may have a /56, a site a /48. */
const prefixes = [
  { bits: 64, limitFactor: 1 },
  { bits: 56, limitFactor: 4 },
  { bits: 48, limitFactor: 16 },
] as const;

/**
 * The networks that count for the limits of a client: an IPv4 address, or the /64, /56 and /48 of an IPv6 address,
 * since a client can use all addresses of its prefix.
 * @param address of the socket or the proxy, with or without port and brackets
 * @param onUnknown called for an address that cannot be parsed; all of them share one key
 */
export function parseClientNetworks(
  address: string,
  onUnknown: () => void = () => {},
): readonly ClientNetwork[] {
  const ip = parseAddress(address);
  if (ip === null) {
    onUnknown();
    return [unknown];
  }
  if (isIPv4(ip)) return [{ key: ip, limitFactor: 1 }];
  const groups = expandIPv6(ip);
  return prefixes.map(({ bits, limitFactor }) => ({
    key: `${formatPrefix(groups, bits)}/${bits}`,
    limitFactor,
  }));
}

/** The address without port, brackets and zone; an IPv4-mapped address as IPv4. Null for an invalid address. */
function parseAddress(text: string): string | null {
  const [, inBrackets] = /^\[([^\]]{1,60})\](?::\d{1,5})?$/.exec(text) ?? [];
  const [, withPort] = /^(\d[\d.]{6,14}):\d{1,5}$/.exec(text) ?? [];
  const bare = (inBrackets ?? withPort ?? text).replace(/%.{1,30}$/, '');
  const [, mapped] = /^::ffff:(\d[\d.]{6,14})$/i.exec(bare) ?? [];
  const ip = mapped ?? bare;
  return isIP(ip) ? ip : null;
}

/** The eight groups of an IPv6 address. */
function expandIPv6(ip: string): readonly number[] {
  // The last 32 bits may be in IPv4 notation.
  const hex = ip.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [head = '', tail] = hex.split('::');
  const leadingGroups = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - leadingGroups.length - right.length;
  return [...leadingGroups, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...right].map((group) =>
    Number.parseInt(group, 16),
  );
}

/** The first bits of an address, as hexadecimal groups. */
function formatPrefix(groups: readonly number[], bits: number): string {
  return groups
    .slice(0, Math.ceil(bits / 16))
    .map((group, at) => (group & (0xffff << Math.max(0, 16 * (at + 1) - bits)) & 0xffff).toString(16))
    .join(':');
}
