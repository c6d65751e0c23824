import type { FastifyInstance } from 'fastify';
import { OthersFirst } from '../db/others-first.ts';

/** Lets long lists wait for the calls that are under way, each from its head until the last of the answer is handed over. */
export function serveOthersFirst(app: FastifyInstance): void {
  const others = new OthersFirst();
  app.addHook('onRequest', (request, reply, done) => {
    const turn = others.come();
    if (request.caller) request.caller.turn = turn;
    // Also where an answer breaks off: then there is no response to hook to.
    reply.raw.once('close', turn.end);
    done();
  });
}
