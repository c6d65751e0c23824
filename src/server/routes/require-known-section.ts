import type { FastifyRequest } from 'fastify';
import type { Context, ServedInstrument } from '../app/context.ts';
import { findSection } from '../services/sections.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The section of the path; null before the hook `requireKnownSection`. */
    section: ServedInstrument | null;
  }
}

/** An `onRequest` hook after that of the session: 404 for an unknown `:sectionId`, before the body is read. */
export function requireKnownSection(context: Context) {
  return async (request: FastifyRequest): Promise<void> => {
    const { sectionId } = request.params as { sectionId: string };
    request.section = findSection(context, sectionId);
  };
}

/** The section of the path. @throws on a route without the hook `requireKnownSection` */
export function getRequestSection({ section }: FastifyRequest): ServedInstrument {
  if (section === null) throw new Error('The route lacks the hook requireKnownSection.');
  return section;
}
