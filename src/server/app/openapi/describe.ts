import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { type ErrorCode, errorCodes, errors } from '#contract/errors.ts';
import { cookies } from '#contract/paths.ts';
import { errorResponses } from '#contract/responses.ts';
import { listErrorCodes } from '../../routes/error-codes.ts';

const formatRow = (code: ErrorCode) => `| \`${code}\` | ${errors[code].status} | ${errors[code].meaning} |`;

/**
 * Collects the routes that are registered after it into an OpenAPI document (`app.swagger()`), for `docs/openapi.json`
 * and the development server. The built server does not load it.
 */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    transform: ({ schema, url, route }) => ({
      url,
      schema: {
        ...schema,
        response: {
          ...(schema.response as object),
          ...errorResponses(...listErrorCodes(route.method, url, route.config?.refuses)),
        },
      },
    }),
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Wellness Check',
        version: '1',
        description: [
          'The API between the web app and its server.',
          'A + after a summary marks an operation that is not part of the specification; other servers may lack it.',
          'Every error has a `message` for the person (positions in it count from 1) and a `code` for clients. `positions` lists rejected answers, from 0; `termsVersion` is the version of the terms in force, if another one was accepted. 429 and 503 have `Retry-After` (seconds).',
          'Statuses are checked in this order: 401, 403, 404, 400, 409, 422.',
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
            description: 'The session token, with or without `Bearer `.',
          },
          link: {
            type: 'apiKey',
            in: 'header',
            name: 'Authorization',
            description: 'The token of a link in a mail.',
          },
          cookie: {
            type: 'apiKey',
            in: 'cookie',
            name: cookies.token,
            description: 'Accepted by the summary only, never by an operation that changes data.',
          },
        },
      },
      security: [{ token: [] }],
    },
  });
}
