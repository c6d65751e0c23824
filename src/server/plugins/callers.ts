import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cookies } from '#contract/paths.ts';
import type { Context } from '../context.ts';
import { asCaller, type Caller } from '../db/callers.ts';
import { isSessionToken } from '../services/tokens.ts';
import { bearerToken } from './session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** As whom the call asks the database; null until the first hook has run. */
    caller: Caller | null;
  }
}

/**
 * Lets the database know who asks, so that people who are logged in come before strangers. A made-up token wins nobody a
 * better place. One of ours whose session has ended does, until the look-up: no more than a login would win. Cookies must
 * have been read before.
 */
export function askAsCallers(app: FastifyInstance, context: Pick<Context, 'personal'>): void {
  app.decorateRequest('caller', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.caller = { rank: hasToken(request, context) ? 'person' : 'stranger' };
    asCaller(request.caller, done);
  });
  // Reading the body loses what belongs to the call.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.caller) asCaller(request.caller, done);
    else done();
  });
}

/** Which calls the cookie counts for is said by their routes. */
function hasToken(request: FastifyRequest, { personal }: Pick<Context, 'personal'>): boolean {
  const token = bearerToken(request) ?? request.cookies[cookies.token];
  return token !== undefined && isSessionToken(token, personal);
}
