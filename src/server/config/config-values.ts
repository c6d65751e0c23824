import { isIP } from 'node:net';

/**
 * Parsers of settings. Each throws what is wrong with a text and what to write, as the rest of a sentence that begins
 * with the name of the variable. Secrets are never repeated.
 */

/** Parses a host name or an IP address to listen on. */
export function parseHostName(text: string): string {
  const isName = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) && !/^[\d.]+$/.test(text);
  if (isIP(text) || isName) return text;
  throw new Error(`is not a host name or an IP address ("${text}"). Write for example 127.0.0.1 or 0.0.0.0`);
}

/** Parses a port from 1 to 65535, or 0 for a free port. */
export function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new Error(`is not a port ("${text}"). Write a whole number from 1 to 65535, for example 8080`);
}

/** Parses an origin: scheme, host and port, without a trailing slash. */
export function parseBareOrigin(text: string): string {
  const url = parsed(text);
  const bare = url && !url.username && !url.password && url.pathname === '/' && !url.search && !url.hash;
  if (bare && leadsSomewhere(url) && /^https?:$/.test(url.protocol)) return url.origin;
  // A text with @ may contain a password.
  const value = text.includes('@') ? '' : ` ("${text}")`;
  throw new Error(
    `is not an origin${value}. Write scheme, host and, where needed, port, without a path or a name, ` +
      'for example https://wellness.example.org',
  );
}

/** Parses a path. A path with ~ would create a folder named ~. */
export function parseConfigPath(text: string): string {
  if (/^~(\/|$)/.test(text)) {
    throw new Error(
      `begins with ~, which only a shell expands ("${text}"). Write the full path, for example /var/lib/wellness-check`,
    );
  }
  if (!text.includes('\0')) return text;
  throw new Error('is not a path. Write for example /var/lib/wellness-check');
}

/** The most frequent error of a URL with a password. */
const signsInPasswords =
  'In a password write %23 for #, %2F for /, %3A for :, %3F for ?, %40 for @ and %25 for %';

const cutPassword =
  'ends its host name too early: there is more behind it than an address has, perhaps because the password contains / or # or ?. ' +
  signsInPasswords;

/** Modes of libpq and one of the driver. The driver ignores unknown modes and uses its default. */
const sslModes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];

/** Parses the URL of a PostgreSQL server. It may contain a password, so it is never repeated. */
export function parsePostgresUrl(text: string): string {
  const url = parsed(text);
  const named = url && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1;
  const mode = named ? findUnknownValue(url, 'sslmode', sslModes) : null;
  if (mode !== null)
    throw new Error(`has an unknown sslmode ("${mode}"). Write verify-full, no-verify or disable`);
  if (named && url.searchParams.has('schema')) {
    throw new Error(
      'has the parameter schema, which PostgreSQL does not have. Write options=-csearch_path%3DNAME in its place',
    );
  }
  if (named && !isPasswordEncoded(url, /^\/[^/@]+$/)) throw new Error(cutPassword);
  if (named && isWhole(url)) return text;
  throw new Error(
    'is not the address of a PostgreSQL database. Write postgres://user:password@host:5432/database. ' +
      signsInPasswords,
  );
}

/** Parses the URL of a mail server. It may contain a password, so it is never repeated. */
export function parseSmtpUrl(text: string): string {
  const url = parsed(text);
  const isAddress = url && /^smtps?:$/.test(url.protocol) && url.hostname;
  const isKnown = isAddress && findUnknownValue(url, 'tls', ['required', 'optional']) === null;
  if (isAddress && !isPasswordEncoded(url, /^\/?$/)) throw new Error(cutPassword);
  if (isKnown && leadsSomewhere(url) && isWhole(url)) return text;
  throw new Error(
    'is not the address of a mail server. Write smtp://user:password@host:587 or smtps://…:465; ' +
      `?tls=optional at the end allows unencrypted mails. ${signsInPasswords}`,
  );
}

/** Parses one e-mail address. */
export function parseEmailAddress(text: string): string {
  if (/^[^\s\p{C}@<>,;]+@[^\s\p{C}@<>,;]+\.[^\s\p{C}@<>,;]+$/u.test(text)) return text;
  throw new Error(`is not an e-mail address ("${text}"). Write one address, for example support@example.org`);
}

/** Parses how an account is created. */
export function parseSignupMode(text: string): 'verified' | 'open' {
  if (text === 'verified' || text === 'open') return text;
  throw new Error(
    `is neither verified nor open ("${text}"). Write verified (sign-up needs a link from a mail) or open`,
  );
}

/** Parses which proxies are trusted: false for none, a number of hops, or a list of addresses. */
export function parseTrustedProxies(text: string): false | number | string {
  if (text === 'none') return false;
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  const parts = text.split(',').map((part) => part.trim());
  if (parts.every(isNetwork)) return parts.join(',');
  throw new Error(
    `is not a list of proxies ("${text}"). Write none, the number of proxies in front of the server (for example 1), ` +
      'or their addresses (for example 10.0.0.0/8,127.0.0.1), not their names',
  );
}

/** Parses seconds from 1 to 600. */
export function parseShutdownSeconds(text: string): number {
  const seconds = Number(text);
  if (/^\d+$/.test(text) && seconds >= 1 && seconds <= 600) return seconds;
  throw new Error(`is not a timeout ("${text}"). Write whole seconds from 1 to 600, for example 20`);
}

export const howToMakeDataKey =
  'Create one with `openssl rand -base64 32` once, and store it separately from the backups';

/** Parses 32 bytes in base64. The text is a secret, so it is never repeated. */
export function parseDataKey(text: string): Uint8Array {
  const bytes = Buffer.from(text, 'base64');
  const isWhole = bytes.length === 32 && bytes.toString('base64') === text.padEnd(44, '=');
  if (isWhole) return new Uint8Array(bytes);
  throw new Error(
    `is not a key of 32 bytes in base64, which has 44 characters (this has ${text.length}). ${howToMakeDataKey}`,
  );
}

/** Whether two listeners with the same port would conflict. */
export function hasAddressConflict(one: string, other: string): boolean {
  return one === other || [one, other].some((host) => host === '0.0.0.0' || host === '::');
}

/** Whether only this machine can reach a host. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'));
}

/** The unknown value of a query parameter, case-sensitive; null if there is none. */
function findUnknownValue({ searchParams }: URL, name: string, allowed: readonly string[]): string | null {
  const values = [...searchParams].filter(([one]) => one.toLowerCase() === name);
  const strange = values.find(([one, value]) => one !== name || !allowed.includes(value));
  if (!strange) return null;
  const [written, value] = strange;
  return written === name ? value : `${written}=${value}`;
}

/** Whether port and host name can be valid: no port 0, no empty label and no wildcard. */
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
 * Whether the password is percent-encoded. A raw delimiter ends the host name early and moves the @ behind it; a raw %
 * begins no escape.
 */
function isWhole({ username, pathname, search, hash, href }: URL): boolean {
  if (username === '' && `${pathname}${search}${hash}`.includes('@')) return false;
  try {
    return decodeURIComponent(href) !== '';
  } catch {
    return false;
  }
}

/**
 * Whether nothing is behind the host that belongs to the password: a raw / or # or ? ends the host, at an earlier @ of the
 * password.
 * @param path what the path of such an address can be
 */
function isPasswordEncoded({ pathname, search, hash }: URL, path: RegExp): boolean {
  return path.test(pathname) && hash === '' && !search.includes('@');
}

function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
