import type { FastifyInstance } from 'fastify';
import { trustedTypesPolicy } from '#contract/kept.ts';

/** Names in small letters, and their values. */
export type Headers = Readonly<Record<string, string>>;

/**
 * The same strict headers for every answer: nothing may load, frame or be sent elsewhere. A plain list, so that also
 * answers that no hook sees carry it (`raw-answers.ts`).
 * @param publicUrl origin; only an https one gets Strict-Transport-Security and `upgrade-insecure-requests`
 * @param apiOrigin origin of a foreign API that the browser program was built for, or null
 * @param embedHosts hosts of players that reading pages may show
 */
export function createSecurityHeaders(
  publicUrl: string,
  apiOrigin: string | null,
  embedHosts: readonly string[],
): Headers {
  const isHttps = publicUrl.startsWith('https:');
  const players = embedHosts.map((host) => `https://${host}`).join(' ');
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", apiOrigin].filter(Boolean).join(' ')}`,
    `frame-src ${players || "'none'"}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypesPolicy}`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-security-policy': policy.join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    ...(isHttps && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
  };
}

/** Sends them with every answer that passes the hooks of Fastify. */
export function sendSecurityHeaders(app: FastifyInstance, headers: Headers): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
