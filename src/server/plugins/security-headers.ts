import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Sends the same strict headers with every answer: nothing may load, frame or be sent elsewhere.
 * @param publicUrl origin; only an https one gets Strict-Transport-Security
 * @param apiOrigin origin of a foreign API that the browser program was built for, or null
 * @param embedHosts hosts of players that reading pages may show
 */
export async function securityHeaders(
  app: FastifyInstance,
  publicUrl: string,
  apiOrigin: string | null,
  embedHosts: readonly string[],
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: apiOrigin ? ["'self'", apiOrigin] : ["'self'"],
        frameSrc: embedHosts.length > 0 ? embedHosts.map((host) => `https://${host}`) : ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        objectSrc: ["'none'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: 31_536_000 },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  });
}
