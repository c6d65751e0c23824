import type { FastifyRequest } from 'fastify';
import { createAppError } from '../app/errors.ts';

/**
 * An `onRequest` hook before a database lookup with path parameters: 400 if they do not match the schema. Routes with a
 * session need none, because the id must equal that of the session.
 */
export async function refuseMalformedParams(request: FastifyRequest): Promise<void> {
  const isWellFormed = request.getValidationFunction('params');
  if (isWellFormed && !isWellFormed(request.params)) throw createAppError('request-invalid');
}
