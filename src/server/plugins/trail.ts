import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { asRequest } from '../request-id.ts';
import { recordIfPossible } from '../trail/trail.ts';

/** Who was refused (403) or had to wait (429) stands in the trail, once the answer is out. */
export function recordRefusals(app: FastifyInstance, context: Context): void {
  app.addHook('onResponse', (request, { statusCode }, done) => {
    done();
    if (statusCode !== 403 && statusCode !== 429) return;
    void asRequest(request.id, () => recordIfPossible(context, 'refused', request.userid || null));
  });
}
