import type { FastifyInstance } from 'fastify';
import { trustedTypesPolicy } from '#contract/offline-cache.ts';

/** Names in lower case, and their values. */
export type Headers = Readonly<Record<string, string>>;

/**
 * Creates the security headers of every response, including those without hooks (`client-errors.ts`).
 * @param publicUrl only an https origin gets Strict-Transport-Security and `upgrade-insecure-requests`
 * @param apiOrigin origin of another API that the client was built for, or null
 * @param embedHosts hosts of embedded video players
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
    // Recordings that a phone has stored for use offline.
    "media-src 'self' blob:",
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

/** Adds the headers to every response with hooks. */
export function sendSecurityHeaders(app: FastifyInstance, headers: Headers): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
