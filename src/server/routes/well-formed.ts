import type { FastifyRequest } from 'fastify';
import { refuse } from '../app/errors.ts';

/**
 * A hook for `onRequest`, before one that asks the database with what stands in the address: 400 where that has not
 * the shape of the route's `params`. Routes with a session need none: there the id must equal the session's own.
 */
export async function refuseMalformedParams(request: FastifyRequest): Promise<void> {
  const isWellFormed = request.getValidationFunction('params');
  if (isWellFormed && !isWellFormed(request.params)) throw refuse('request-invalid');
}
