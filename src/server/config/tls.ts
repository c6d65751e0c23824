import { isLoopback } from './config-values.ts';

/**
 * What the address of another service says about encryption on the way there. `local`: the way does not leave this
 * machine. `demanded`: nothing goes out but encrypted, to a certificate that is checked. `waived`: the address itself
 * says that this is not needed.
 */
export type Tls = 'local' | 'demanded' | 'waived';

/** Of a mail server. @param url smtp:// or smtps://, as `config-values` accepted it */
export function tlsToMail(url: string): Tls {
  const { hostname, searchParams } = new URL(url);
  if (isLoopback(hostname)) return 'local';
  // Words of nodemailer, which win over ours.
  const unchecked = ['tls.rejectUnauthorized', 'requireTLS'].some(
    (word) => searchParams.get(word) === 'false',
  );
  return searchParams.get('tls') === 'optional' || unchecked ? 'waived' : 'demanded';
}

/** Of a PostgreSQL. @param url postgres://; its query may name another host, or the folder of a socket */
export function tlsToDatabase(url: string): Tls {
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  if (host === '' || host.startsWith('/') || isLoopback(host)) return 'local';
  const isOff = ['0', 'false', 'no-verify'].includes(searchParams.get('ssl') ?? '');
  const mode = searchParams.get('sslmode') ?? '';
  // As PostgreSQL's own programs read it: anything less than that checks no name.
  const isLoose = searchParams.get('uselibpqcompat') === 'true' && mode !== 'verify-full';
  return isOff || isLoose || ['disable', 'no-verify'].includes(mode) ? 'waived' : 'demanded';
}
