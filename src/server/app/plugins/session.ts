import '@fastify/cookie';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { cookies } from '#contract/paths.ts';
import type { Context } from '../context.ts';
import { refuse } from '../errors.ts';
import { isLivingSession } from '../../services/living-session.ts';
import { readSessionToken } from '../../services/tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Owner of the session; 0 until a session hook has run. */
    userid: number;
    /** SHA-256 of the session's token, hex; '' until a session hook has run. */
    tokenHash: string;
  }
}

/** A hook for a route's `onRequest`: it runs before the body is read, so 401 and 403 come before 400. */
export type SessionHook = (request: FastifyRequest) => Promise<void>;

/** The token of the Authorization header, as it is or after 'Bearer '; null when there is none. */
export function bearerToken({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  return headers.authorization?.replace(/^Bearer\s+/i, '').trim() || null;
}

/** Demands a living session and sets `request.userid` and `request.tokenHash`; else 401. */
export function requireSession(context: Context): SessionHook {
  return (request) => open(context, request, bearerToken(request));
}

/** Demands a living session (401) whose user is the `:userid` or `:id` of the path (403). */
export function requireOwner(context: Context): SessionHook {
  return async (request) => {
    await open(context, request, bearerToken(request));
    requireOwnUserid(request);
  };
}

/**
 * The same for the summary GET, which sends no headers: there, and nowhere else, the `token` cookie counts too.
 * Never use it on a call that changes something.
 */
export function summaryOwner(context: Context): SessionHook {
  return async (request) => {
    await open(context, request, bearerToken(request) ?? request.cookies[cookies.token] ?? null);
    requireOwnUserid(request);
  };
}

async function open(context: Context, request: FastifyRequest, token: string | null): Promise<void> {
  const id = token ? readSessionToken(token) : null;
  if (!id || !(await isLivingSession(context, id))) throw refuse('session-missing');
  request.userid = id.userid;
  request.tokenHash = id.tokenHash;
}

function requireOwnUserid(request: FastifyRequest): void {
  const params = request.params as { userid?: string; id?: string };
  if ((params.userid ?? params.id) !== String(request.userid)) {
    throw refuse('not-owner');
  }
}
