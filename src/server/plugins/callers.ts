import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { cookies } from '#contract/paths.ts';
import type { Context } from '../context.ts';
import { asCaller, type Caller } from '../db/callers.ts';
import { isSessionToken, readSessionToken } from '../services/tokens.ts';
import { bearerToken } from './session.ts';
import { UnderWay } from './under-way.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** As whom the call asks the database; null until the first hook has run. */
    caller: Caller | null;
  }
}

/** What a browser asks of one host at once. Whoever asks more comes after all others with it. */
const mostOfOne = 6;

/**
 * Lets the database know who asks, so that people who are logged in come before strangers. A made-up token wins nobody a
 * better place. One of ours whose session has ended does, until the look-up: no more than a login would win.
 */
export function askAsCallers(app: FastifyInstance, context: Pick<Context, 'personal'>): void {
  const underWay = new UnderWay();
  app.decorateRequest('caller', null);
  app.addHook('onRequest', (request, reply, done) => {
    const person = personOf(request.raw, context);
    const isOneTooMany = person !== null && underWay.begin(person, reply.raw) > mostOfOne;
    request.caller = { rank: isOneTooMany ? 'crowding' : person === null ? 'stranger' : 'person' };
    asCaller(request.caller, done);
  });
  // Reading the body loses what belongs to the call.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.caller) asCaller(request.caller, done);
    else done();
  });
}

/** Of each request, once it was looked for. */
const persons = new WeakMap<IncomingMessage, number | null>();

/** Whose token comes along; null where it is none of ours. Which calls the cookie counts for is said by their routes. */
export function personOf(request: IncomingMessage, { personal }: Pick<Context, 'personal'>): number | null {
  const known = persons.get(request);
  if (known !== undefined) return known;
  const token = bearerToken(request) ?? cookie.parse(request.headers.cookie ?? '')[cookies.token];
  const person =
    token !== undefined && isSessionToken(token, personal) ? (readSessionToken(token)?.userid ?? null) : null;
  persons.set(request, person);
  return person;
}
