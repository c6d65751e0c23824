import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { runWithRequest } from '../request-context.ts';
import { recordAuditEventIfPossible } from '../../audit/audit-log.ts';

/**
 * Records refusals (403, 429) of people with a session in the audit log, after the response. Refusals of anonymous
 * clients are counted by `wellness_refusals_total` only.
 */
export function auditRefusals(app: FastifyInstance, context: Context): void {
  app.addHook('onResponse', (request, { statusCode }, done) => {
    done();
    if (request.userid === 0 || (statusCode !== 403 && statusCode !== 429)) return;
    void runWithRequest(request, () => recordAuditEventIfPossible(context, 'refused', request.userid));
  });
}
