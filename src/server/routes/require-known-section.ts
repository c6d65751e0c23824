import type { FastifyRequest } from 'fastify';
import type { Context, ServedInstrument } from '../app/context.ts';
import { findSection } from '../services/sections.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The section of the address; null until `requireKnownSection` has run. */
    section: ServedInstrument | null;
  }
}

/** A hook for `onRequest`, after the session's: 404 for an unknown `:sectionId`, before the body is read. */
export function requireKnownSection(context: Context) {
  return async (request: FastifyRequest): Promise<void> => {
    const { sectionId } = request.params as { sectionId: string };
    request.section = findSection(context, sectionId);
  };
}

/** The section that `requireKnownSection` has found. Throws on a route that lacks the hook. */
export function sectionIn({ section }: FastifyRequest): ServedInstrument {
  if (section === null) throw new Error('The route lacks the hook requireKnownSection.');
  return section;
}
