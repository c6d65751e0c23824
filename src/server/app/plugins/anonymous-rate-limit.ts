import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cookies } from '#contract/paths.ts';
import type { Context } from '../context.ts';
import { createAppError } from '../errors.ts';
import { isSessionToken } from '../../services/tokens.ts';
import { readBearerToken } from './session.ts';

/** Requests per minute of one address (IPv6: one /64) without a token. Many people may share an IPv4 address. */
const callsPerMinute = 600;

/**
 * Limits requests of anonymous clients before the body is read, per process and in memory. The limits of logins, mails
 * and messages are in `services/rate-limits.ts` and in the database.
 * @param max requests per minute
 */
export async function limitAnonymousCalls(
  app: FastifyInstance,
  { cipher }: Pick<Context, 'cipher'>,
  max = callsPerMinute,
): Promise<void> {
  const hasToken = (request: FastifyRequest) => {
    const token = readBearerToken(request) ?? request.cookies[cookies.token];
    return token !== undefined && isSessionToken(token, cipher);
  };
  await app.register(rateLimit, {
    max,
    timeWindow: 60_000,
    allowList: hasToken,
    // The contract has only Retry-After.
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: (_request, { ttl }) =>
      createAppError('too-many-tries', { retryAfter: Math.ceil(ttl / 1000) }),
  });
}
