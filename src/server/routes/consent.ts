import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ConsentChange, UserParams } from '../../contract/bodies.ts';
import { patterns } from '../../contract/paths.ts';
import type { Deps } from '../deps.ts';
import { requireOwner } from '../plugins/session.ts';
import { changeConsent, consentsOf } from '../services/consent.ts';

/** What a person agreed to: to look at, to give and to take back. */
export function consentRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const owner = requireOwner(deps);
  return async (app) => {
    app.get(patterns.consent, { schema: { params: UserParams }, onRequest: owner }, async ({ userid }) =>
      consentsOf(deps, userid),
    );

    app.post(
      patterns.consent,
      { schema: { params: UserParams, body: ConsentChange }, onRequest: owner },
      async ({ userid, body }, reply) => {
        await changeConsent(deps, userid, body);
        return reply.code(204).send();
      },
    );
  };
}
