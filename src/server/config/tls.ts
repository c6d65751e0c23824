import { isLoopback } from './config-values.ts';

/**
 * Encryption of the connection to another service, by its URL. `local`: on this machine. `demanded`: encrypted, with a
 * verified certificate. `waived`: the URL does not require it.
 */
export type Tls = 'local' | 'demanded' | 'waived';

/** For a mail server. @param url smtp:// or smtps://, accepted by `config-values` */
export function toMailTls(url: string): Tls {
  const { hostname, searchParams } = new URL(url);
  if (isLoopback(hostname)) return 'local';
  // Parameters of nodemailer, which override `tls`.
  const unchecked = ['tls.rejectUnauthorized', 'requireTLS'].some(
    (word) => searchParams.get(word) === 'false',
  );
  return searchParams.get('tls') === 'optional' || unchecked ? 'waived' : 'demanded';
}

/** For PostgreSQL. @param url postgres://; its query may have another host, or the folder of a socket */
export function toDatabaseTls(url: string): Tls {
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  if (host === '' || host.startsWith('/') || isLoopback(host)) return 'local';
  const isOff = ['0', 'false', 'no-verify'].includes(searchParams.get('ssl') ?? '');
  const mode = searchParams.get('sslmode') ?? '';
  // With libpq semantics only verify-full verifies the name.
  const isLoose = searchParams.get('uselibpqcompat') === 'true' && mode !== 'verify-full';
  return isOff || isLoose || ['disable', 'no-verify'].includes(mode) ? 'waived' : 'demanded';
}
