import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { IdParams, Profile, ProfileFacts, UserParams } from '../../contract/bodies.ts';
import { patterns } from '../../contract/paths.ts';
import type { Deps } from '../deps.ts';
import { requireOwner } from '../plugins/session.ts';
import {
  correctProfile,
  readName,
  readProfile,
  registerProfile,
  requireRegistration,
} from '../services/profile.ts';

/**
 * The registration profile: sent once, read, corrected, and the name out of it. What is read and corrected holds
 * the age of today, not the one stated: submissions are scored at it, and the browser colours the summary by it.
 */
export function profileRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const owner = requireOwner(deps);
  return async (app) => {
    app.post(
      patterns.userInfo,
      {
        schema: { params: IdParams, body: Profile },
        onRequest: async ({ params }) => requireRegistration(deps, Number(params.id)),
      },
      async ({ params, body }) => {
        await registerProfile(deps, Number(params.id), body);
        return {};
      },
    );

    app.get(patterns.userInfo, { schema: { params: IdParams }, onRequest: owner }, async ({ userid }) =>
      readProfile(deps, userid),
    );

    app.put(
      patterns.userInfo,
      { schema: { params: IdParams, body: ProfileFacts }, onRequest: owner },
      async ({ userid, body }, reply) => {
        await correctProfile(deps, userid, body);
        return reply.code(204).send();
      },
    );

    for (const pattern of [patterns.name, patterns.profileName]) {
      app.get(pattern, { schema: { params: UserParams }, onRequest: owner }, async ({ userid }, reply) => {
        const name = await readName(deps, userid);
        return reply.type('application/json; charset=utf-8').send(JSON.stringify(name));
      });
    }
  };
}
