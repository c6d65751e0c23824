import '@fastify/cookie';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { cookies } from '#contract/paths.ts';
import type { Context } from '../context.ts';
import { createAppError } from '../errors.ts';
import { extendActiveSession } from '../../services/active-session.ts';
import { readSessionToken } from '../../services/tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Owner of the session; 0 before the session hook. */
    userid: number;
    /** SHA-256 of the session token, in hex; '' before the session hook. */
    tokenHash: string;
  }
}

/** An `onRequest` hook: it runs before the body is read, so that 401 and 403 precede 400. */
export type SessionHook = (request: FastifyRequest) => Promise<void>;

/** Reads the token of the Authorization header, with or without 'Bearer '; null without one. */
export function readBearerToken({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  return headers.authorization?.replace(/^Bearer\s+/i, '').trim() || null;
}

/** Requires an active session (else 401) and sets `request.userid` and `request.tokenHash`. */
export function requireSession(context: Context): SessionHook {
  return (request) => open(context, request, readBearerToken(request));
}

/** Requires an active session (401) of the user `:userid` or `:id` of the path (403). */
export function requireOwner(context: Context): SessionHook {
  return async (request) => {
    await open(context, request, readBearerToken(request));
    requireOwnUserid(request);
  };
}

/**
 * As `requireOwner`, but accepts the `token` cookie, too, because the specification sends no headers here. Only for
 * calls that change nothing.
 */
export function findSummaryOwner(context: Context): SessionHook {
  return async (request) => {
    await open(context, request, readBearerToken(request) ?? request.cookies[cookies.token] ?? null);
    requireOwnUserid(request);
  };
}

async function open(context: Context, request: FastifyRequest, token: string | null): Promise<void> {
  const id = token ? readSessionToken(token) : null;
  if (!id || !(await extendActiveSession(context, id))) throw createAppError('session-missing');
  request.userid = id.userid;
  request.tokenHash = id.tokenHash;
}

function requireOwnUserid(request: FastifyRequest): void {
  const params = request.params as { userid?: string; id?: string };
  if ((params.userid ?? params.id) !== String(request.userid)) {
    throw createAppError('not-owner');
  }
}
