import type { ErrorCode } from '#contract/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The codes that this call may be refused with, beyond those that every call shares. */
    refuses?: readonly ErrorCode[];
  }
}

/** What every call with the token of its owner may be refused for. */
export const ownerRefusals: readonly ErrorCode[] = ['session-missing', 'not-owner'];

/** What every call may be refused for. */
const ofAnyCall: readonly ErrorCode[] = [
  'request-invalid',
  'unexpected',
  'server-busy',
  'too-many-tries',
  'storage-unavailable',
];

/** What a call that takes a body or changes something may be refused for. */
const ofChanges: readonly ErrorCode[] = [
  'text-unreadable',
  'body-too-deep',
  'other-site',
  'body-too-long',
  'not-json',
];

/** What a call with something to fill in in its path may be refused for. */
const ofPaths: readonly ErrorCode[] = ['address-unreadable'];

/**
 * All codes that a route may be refused with. The body of a refusal is written by `plugins/errors.ts` alone, so these
 * schemas describe it and need not be compiled for each route, which would cost the start of the server.
 * @param path its pattern
 * @param refuses what the route names itself; undefined for an address without a call
 */
export function listRefusals(
  method: string | readonly string[],
  path: string,
  refuses: readonly ErrorCode[] | undefined,
): readonly ErrorCode[] {
  if (refuses === undefined) return ['address-unknown', 'other-site', 'body-too-long', 'not-json'];
  const onlyReads = [method].flat().every((one) => one === 'GET' || one === 'HEAD');
  return [...ofAnyCall, ...(onlyReads ? [] : ofChanges), ...(path.includes(':') ? ofPaths : []), ...refuses];
}
