import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { SectionParams, Submission } from '../../contract/bodies.ts';
import { headers, patterns } from '../../contract/paths.ts';
import type { Deps } from '../deps.ts';
import { requireOwner } from '../plugins/session.ts';
import { sectionOf } from '../services/sections.ts';
import { submit } from '../services/submit.ts';
import { knownSection } from './known-section.ts';

/** Node gives header names in lower case. */
const lower = <Name extends string>(name: Name) => name.toLowerCase() as Lowercase<Name>;
const keyHeader = lower(headers.idempotencyKey);
const versionHeader = lower(headers.instrumentVersion);
const SubmissionHeaders = Type.Object({
  [keyHeader]: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  [versionHeader]: Type.Optional(Type.String({ pattern: '^[0-9]{1,6}\\.[0-9]{1,6}$' })),
});

/** Answers of one assessment: 204 once they are stored, and the same 204 when they are sent again. */
export function submitRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const options = {
    schema: { params: SectionParams, headers: SubmissionHeaders, body: Submission },
    onRequest: [requireOwner(deps), knownSection(deps)],
  };
  return async (app) => {
    app.post(patterns.submit, options, async ({ userid, params, body, headers: sent }, reply) => {
      await submit(deps, sectionOf(deps, params.sectionId), {
        userid,
        ans: body.ans,
        key: sent[keyHeader] ?? null,
        version: sent[versionHeader] ?? null,
      });
      return reply.code(204).send();
    });
  };
}
