import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { sectionOf } from '../services/sections.ts';

/** A hook for `onRequest`, after the session's: 404 for an unknown `:sectionId`, before the body is read. */
export function knownSection(deps: Deps) {
  return async ({ params }: FastifyRequest): Promise<void> => {
    sectionOf(deps, (params as { sectionId: string }).sectionId);
  };
}
