import { apiBase, patterns } from '#contract/paths.ts';
import { pluralize } from '../../app/pluralize.ts';
import { readCertificateEnd } from '../../config/certificate.ts';
import type { Config } from '../../config/config.ts';
import { createFindings, type CheckResult } from './check-result.ts';

const tls = createFindings('TLS');
const proxy = createFindings('proxy');

const timeoutMs = 5_000;
/** Certificates are renewed 30 days before their end. */
const fewDays = 20;
const dayMs = 86_400_000;

/** Checks the certificate of PUBLIC_URL. */
export async function checkTls({ publicUrl }: Config): Promise<CheckResult> {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'http:') return tls.ok('PUBLIC_URL begins with http: there is no certificate to check.');
  try {
    const days = Math.floor(((await readCertificateEnd(publicUrl)).getTime() - Date.now()) / dayMs);
    const text = `The certificate of ${hostname} ends in ${pluralize(days, 'day')}.`;
    return days < fewDays
      ? tls.warning(`${text} Check why the proxy does not renew it: ports 80 and 443 must be reachable.`)
      : tls.ok(text);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return tls.fault(
      `PUBLIC_URL: no trusted certificate of ${hostname} (${code ?? message}). Check DNS, the proxy, and its certificate.`,
    );
  }
}

/**
 * Checks what of a call arrives through the proxy: the path, the header Authorization, and the headers of the answer. Whether the
 * address of the client arrives is known to the metrics of a running server.
 */
export async function checkProxy(config: Config): Promise<CheckResult[]> {
  const address = `${config.publicUrl}${apiBase}`;
  const request = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${address}${path}`, { headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
  try {
    const ready = await request(patterns.ready);
    if (ready.status !== 200)
      return [
        proxy.fault(
          `${address}${patterns.ready} answers ${ready.status}. Check that the server runs, and that the proxy passes /wellness-check/ to it.`,
        ),
      ];
    const { status, headers } = await request('/user/consent/1', { Authorization: 'x' });
    if (status !== 401 || !headers.has('Request-Id'))
      return [
        proxy.fault(
          `A call with the header Authorization answers ${status}, and not 401 with Request-Id. Let the proxy pass Authorization and ` +
            'Request-Id, without a password of its own.',
        ),
      ];
    return [
      proxy.ok(`${address} answers, and the proxy passes Authorization and Request-Id.`),
      ...(await checkClientAddress(config)),
    ];
  } catch (error) {
    const { code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    return [
      proxy.fault(
        `PUBLIC_URL: ${address} does not answer (${code}). Start the server, and check DNS and the proxy.`,
      ),
    ];
  }
}

async function checkClientAddress({ metricsHost, metricsPort }: Config): Promise<CheckResult[]> {
  if (metricsPort === null)
    return [
      proxy.warning(
        'METRICS_PORT is not set, so it is unknown whether the addresses of clients arrive. Set it.',
      ),
    ];
  const metrics = await fetch(`http://${metricsHost}:${metricsPort}/metrics`, {
    signal: AbortSignal.timeout(timeoutMs),
  }).then((answer) => answer.text());
  const unknown = Number(/^wellness_client_address_unknown_total (\d+)/m.exec(metrics)?.[1] ?? 0);
  return unknown > 0
    ? [
        proxy.fault(
          `The server could not read the address of ${pluralize(unknown, 'client')}. Let the proxy set X-Forwarded-For to the plain address, and check TRUST_PROXY.`,
        ),
      ]
    : [proxy.ok('The server reads the addresses of all clients.')];
}
