import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { type ErrorCode, errorCodes, errors } from '#contract/errors.ts';
import { cookies } from '#contract/paths.ts';
import { refusals } from '#contract/responses.ts';
import { listRefusals } from '../../routes/refusals.ts';

const formatRow = (code: ErrorCode) => `| \`${code}\` | ${errors[code].status} | ${errors[code].meaning} |`;

/**
 * Gathers the calls that are added after it into an OpenAPI document, which `app.swagger()` gives. For the script that
 * writes `docs/openapi.json` and for the development server: the server that people run does not load it.
 */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    transform: ({ schema, url, route }) => ({
      url,
      schema: {
        ...schema,
        response: {
          ...(schema.response as object),
          ...refusals(...listRefusals(route.method, url, route.config?.refuses)),
        },
      },
    }),
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Wellness Check',
        version: '1',
        description: [
          'The calls between the browser program and its server.',
          'A + behind a summary marks a call that is ours: a server that keeps to the specifications alone may lack it.',
          'Every refusal has a `message` for the person (positions count from 1 in it) and a `code` for programs. `positions` names answers that cannot be accepted, from 0; `termsVersion` the terms in force, where others were accepted. `Retry-After` (seconds) comes with 429 and 503.',
          'Statuses are decided in this order: 401, 403, 404, 400, 409, 422.',
          `| code | status | meaning |\n|---|---|---|\n${errorCodes.map(formatRow).join('\n')}`,
        ].join('\n\n'),
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      tags: ['Session', 'Sign-up', 'Account', 'Assessments', 'Messages', 'Operation'].map((name) => ({
        name,
      })),
      components: {
        securitySchemes: {
          token: {
            type: 'apiKey',
            in: 'header',
            name: 'Authorization',
            description: 'The token of a login as it is; `Bearer ` before it is accepted.',
          },
          link: {
            type: 'apiKey',
            in: 'header',
            name: 'Authorization',
            description: 'The token of a mailed link.',
          },
          cookie: {
            type: 'apiKey',
            in: 'cookie',
            name: cookies.token,
            description: 'The summary alone accepts it. No call that changes something does.',
          },
        },
      },
      security: [{ token: [] }],
    },
  });
}
