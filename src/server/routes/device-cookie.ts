import type { FastifyReply } from 'fastify';
import '@fastify/cookie';
import { apiBase, cookies } from '#contract/paths.ts';
import type { Context } from '../app/context.ts';

/** HttpOnly and SameSite, for a year after the last login. */
const options = {
  httpOnly: true,
  sameSite: 'strict',
  path: apiBase,
  maxAge: 365 * 24 * 60 * 60,
} as const;

/** Removes the cookie, so that nothing remains of a deleted account. */
export function clearDeviceCookie(reply: FastifyReply): void {
  reply.clearCookie(cookies.device, { path: apiBase });
}

/** Sets the cookie of a known device (`services/device-cookie.ts`). */
export function setDeviceCookie(
  reply: FastifyReply,
  { config }: Pick<Context, 'config'>,
  value: string,
): void {
  reply.setCookie(cookies.device, value, { ...options, secure: config.publicUrl.startsWith('https:') });
}
