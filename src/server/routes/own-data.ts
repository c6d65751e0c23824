import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { Removal, UserParams } from '../../contract/bodies.ts';
import { patterns } from '../../contract/paths.ts';
import type { Deps } from '../deps.ts';
import { requireOwner } from '../plugins/session.ts';
import { exportOf } from '../services/export.ts';
import { csvOf } from '../services/export-csv.ts';
import { removeAccount } from '../services/remove.ts';

const Format = Type.Object({
  format: Type.Optional(Type.Union([Type.Literal('json'), Type.Literal('csv')])),
});

/** A person's own data: to take along, and to remove. */
export function ownDataRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const owner = requireOwner(deps);
  return async (app) => {
    app.get(
      patterns.exportData,
      { schema: { params: UserParams, querystring: Format }, onRequest: owner },
      async ({ userid, query }, reply) => {
        const data = await exportOf(deps, userid);
        const isTable = query.format === 'csv';
        return reply
          .header('content-disposition', `attachment; filename="wellness-check.${isTable ? 'csv' : 'json'}"`)
          .type(isTable ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
          .send(isTable ? csvOf(data) : `${JSON.stringify(data, null, 2)}\n`);
      },
    );

    app.post(
      patterns.remove,
      { schema: { params: UserParams, body: Removal }, onRequest: owner },
      async ({ userid, body, ip }, reply) => {
        await removeAccount(deps, userid, body, ip);
        return reply.code(204).send();
      },
    );
  };
}
