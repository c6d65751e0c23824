import type { FastifyInstance } from 'fastify';
import { runWithRequest } from '../request-context.ts';

/** Sends the id of the request as `Request-Id`. Log and audit log contain it, and a person can quote it. */
export function sendRequestIdHeader(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('request-id', request.id);
    runWithRequest(request, done);
  });
  // Later callbacks run in the async context of the socket, which belongs to no request.
  app.addHook('preValidation', (request, _reply, done) => runWithRequest(request, done));
}
