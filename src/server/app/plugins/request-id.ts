import type { FastifyInstance } from 'fastify';
import { asRequest } from '../request-id.ts';

/** Every answer says its request's id (`Request-Id`): a person can quote it, and the log and the audit log know it. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('request-id', request.id);
    asRequest(request.id, done);
  });
  // What follows the body is called by the socket, which belongs to no request.
  app.addHook('preValidation', (request, _reply, done) => asRequest(request.id, done));
}
