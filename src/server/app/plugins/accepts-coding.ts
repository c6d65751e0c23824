import type { FastifyRequest } from 'fastify';

/**
 * Does the caller read this content coding (RFC 9110, 12.5.3)? One that is named with a weight of 0 is refused. A star
 * names none: whoever leaves the choice to us gets what everybody reads.
 */
export function acceptsCoding({ headers }: FastifyRequest, coding: string): boolean {
  const named = String(headers['accept-encoding'] ?? '').split(',');
  return named.some((one) => {
    const [name = '', weight = ''] = one.split(';');
    return name.trim().toLowerCase() === coding && !/^\s*q=0(\.0*)?\s*$/i.test(weight);
  });
}
