import { isIP } from 'node:net';

/**
 * Readers of single settings. Each takes the text of a variable and throws what is wrong with it and what to
 * write instead, as the rest of a sentence that begins with the variable's name. Secrets are never repeated.
 */

/** A host name or an IP address to listen on. */
export function hostName(text: string): string {
  const isName = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) && !/^[\d.]+$/.test(text);
  if (isIP(text) || isName) return text;
  throw new Error(`is not a host name or an IP address ("${text}"). Write for example 127.0.0.1 or 0.0.0.0`);
}

/** A port, 1 to 65535; 0 lets the system choose one. */
export function portNumber(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new Error(`is not a port ("${text}"). Write a whole number from 1 to 65535, for example 8080`);
}

/** Scheme, host and port alone, without a trailing slash. */
export function origin(text: string): string {
  const url = parsed(text);
  const bare = url && !url.username && !url.password && url.pathname === '/' && !url.search && !url.hash;
  if (bare && leadsSomewhere(url) && /^https?:$/.test(url.protocol)) return url.origin;
  // What stands before an @ may be a password.
  const value = text.includes('@') ? '' : ` ("${text}")`;
  throw new Error(
    `is not an origin${value}. Write scheme, host and, where needed, port, without a path or a name, ` +
      'for example https://wellness.example.org',
  );
}

/** Any path. One of the home folder would come as it is, and make a folder that is called ~. */
export function path(text: string): string {
  if (/^~(\/|$)/.test(text)) {
    throw new Error(
      `begins with ~, which only a shell expands ("${text}"). Write the full path, for example /var/lib/wellness-check`,
    );
  }
  if (!text.includes('\0')) return text;
  throw new Error('is not a path. Write for example /var/lib/wellness-check');
}

/** What goes wrong most often in an address with a password. */
const signsInPasswords =
  'In a password write %23 for #, %2F for /, %3A for :, %3F for ?, %40 for @ and %25 for %';

/** Of PostgreSQL's own programs, and one of the driver's. A slip in one would leave the driver with its own default. */
const sslModes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];

/** An address of a PostgreSQL server; it may hold a password, so it is never repeated. */
export function postgresUrl(text: string): string {
  const url = parsed(text);
  const named = url && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1;
  const mode = named ? findUnknownValue(url, 'sslmode', sslModes) : null;
  if (mode !== null)
    throw new Error(`has an unknown sslmode ("${mode}"). Write verify-full, no-verify or disable`);
  if (named && isWhole(url)) return text;
  throw new Error(
    'is not the address of a PostgreSQL database. Write postgres://user:password@host:5432/database. ' +
      signsInPasswords,
  );
}

/** An address of a mail server; it may hold a password, so it is never repeated. */
export function smtpUrl(text: string): string {
  const url = parsed(text);
  const isAddress = url && /^smtps?:$/.test(url.protocol) && url.hostname;
  const isKnown = isAddress && findUnknownValue(url, 'tls', ['required', 'optional']) === null;
  if (isKnown && leadsSomewhere(url) && isWhole(url)) return text;
  throw new Error(
    'is not the address of a mail server. Write smtp://user:password@host:587 or smtps://…:465; ' +
      `?tls=optional at the end allows unencrypted mails. ${signsInPasswords}`,
  );
}

/** One e-mail address. */
export function address(text: string): string {
  if (/^[^\s\p{C}@<>,;]+@[^\s\p{C}@<>,;]+\.[^\s\p{C}@<>,;]+$/u.test(text)) return text;
  throw new Error(`is not an e-mail address ("${text}"). Write one address, for example support@example.org`);
}

/** How an account begins. */
export function signup(text: string): 'verified' | 'open' {
  if (text === 'verified' || text === 'open') return text;
  throw new Error(
    `is neither verified nor open ("${text}"). Write verified (sign-up needs a link from a mail) or open`,
  );
}

/** Which proxies may name the client: false for none, a count of hops, or a list of addresses. */
export function proxies(text: string): false | number | string {
  if (text === 'none') return false;
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  const parts = text.split(',').map((part) => part.trim());
  if (parts.every(isNetwork)) return parts.join(',');
  throw new Error(
    `is not a list of proxies ("${text}"). Write none, the number of proxies in front of the server (for example 1), ` +
      'or their addresses (for example 10.0.0.0/8,127.0.0.1), not their names',
  );
}

/** Seconds, 1 to 600. */
export function shutdownSeconds(text: string): number {
  const seconds = Number(text);
  if (/^\d+$/.test(text) && seconds >= 1 && seconds <= 600) return seconds;
  throw new Error(`is not a timeout ("${text}"). Write whole seconds from 1 to 600, for example 20`);
}

export const howToMakeDataKey =
  'Create one with `openssl rand -base64 32` once, and store it separately from the backups';

/** 32 bytes in base64. It is a secret, so it is never repeated. */
export function dataKey(text: string): Uint8Array {
  const bytes = Buffer.from(text, 'base64');
  const isWhole = bytes.length === 32 && bytes.toString('base64') === text.padEnd(44, '=');
  if (isWhole) return new Uint8Array(bytes);
  throw new Error(
    `is not a key of 32 bytes in base64, which has 44 characters (this has ${text.length}). ${howToMakeDataKey}`,
  );
}

/** Would two listeners on one port meet? */
export function isSameAddress(one: string, other: string): boolean {
  return one === other || [one, other].some((host) => host === '0.0.0.0' || host === '::');
}

/** Whether only this machine can reach a host. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'));
}

/** What a query says under a name and means nothing, as in capitals, which nobody reads; null where there is none. */
function findUnknownValue({ searchParams }: URL, name: string, allowed: readonly string[]): string | null {
  const values = [...searchParams].filter(([one]) => one.toLowerCase() === name);
  const strange = values.find(([one, value]) => one !== name || !allowed.includes(value));
  if (!strange) return null;
  const [written, value] = strange;
  return written === name ? value : `${written}=${value}`;
}

/** No port 0, no name with an empty part, and no pattern of hosts, as a certificate may have one. */
function leadsSomewhere({ hostname, port }: URL): boolean {
  return port !== '0' && !/\*|^\.|\.\./.test(hostname);
}

function isNetwork(part: string): boolean {
  const [ip = '', bits, ...more] = part.split('/');
  const version = isIP(ip);
  if (!version || more.length > 0) return /^(loopback|linklocal|uniquelocal)$/.test(part);
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/**
 * Was the password written as an address needs it? A sign of its own in it ends the name of the host early, and leaves the @
 * to what follows; a % of its own begins no sign.
 */
function isWhole({ username, pathname, search, hash, href }: URL): boolean {
  if (username === '' && `${pathname}${search}${hash}`.includes('@')) return false;
  try {
    return decodeURIComponent(href) !== '';
  } catch {
    return false;
  }
}

function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
