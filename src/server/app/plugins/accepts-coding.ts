import type { FastifyRequest } from 'fastify';

/**
 * Whether the client accepts a content coding (RFC 9110, 12.5.3). A weight of 0 rejects it, and `*` does not select it.
 */
export function isCodingAccepted({ headers }: FastifyRequest, coding: string): boolean {
  const named = String(headers['accept-encoding'] ?? '').split(',');
  return named.some((one) => {
    const [name = '', weight = ''] = one.split(';');
    return name.trim().toLowerCase() === coding && !/^\s*q=0(\.0*)?\s*$/i.test(weight);
  });
}
