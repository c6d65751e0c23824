import type { ErrorCode } from '#contract/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Error codes of this route, besides the common ones. */
    refuses?: readonly ErrorCode[];
  }
}

/** Error codes of routes with the session of the owner. */
export const ownerErrorCodes: readonly ErrorCode[] = ['session-missing', 'not-owner'];

/** Error codes of all routes. */
const ofAnyCall: readonly ErrorCode[] = [
  'request-invalid',
  'unexpected',
  'server-busy',
  'too-many-tries',
  'storage-unavailable',
];

/** Error codes of routes with a body or a change. */
const ofChanges: readonly ErrorCode[] = [
  'text-unreadable',
  'body-too-deep',
  'other-site',
  'body-too-long',
  'not-json',
];

/** Error codes of routes with path parameters. */
const ofPaths: readonly ErrorCode[] = ['address-unreadable'];

/**
 * All error codes of a route. `plugins/errors.ts` writes the body, so the schemas are for the API docs only and are not
 * compiled, which would slow down the start.
 * @param path its pattern
 * @param refuses error codes of the route; undefined for an unknown path
 */
export function listErrorCodes(
  method: string | readonly string[],
  path: string,
  refuses: readonly ErrorCode[] | undefined,
): readonly ErrorCode[] {
  if (refuses === undefined) return ['address-unknown', 'other-site', 'body-too-long', 'not-json'];
  const onlyReads = [method].flat().every((one) => one === 'GET' || one === 'HEAD');
  return [...ofAnyCall, ...(onlyReads ? [] : ofChanges), ...(path.includes(':') ? ofPaths : []), ...refuses];
}
