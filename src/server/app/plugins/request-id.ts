import type { FastifyInstance } from 'fastify';
import { runWithRequestId } from '../request-id.ts';

/** Sends the id of the request as `Request-Id`. Log and audit log contain it, and a person can quote it. */
export function sendRequestIdHeader(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('request-id', request.id);
    runWithRequestId(request.id, done);
  });
  // Later callbacks run in the async context of the socket, which belongs to no request.
  app.addHook('preValidation', (request, _reply, done) => runWithRequestId(request.id, done));
}
