import type { FastifyInstance } from 'fastify';
import { createAppError } from '../errors.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * CSRF protection: a state-changing call must come from the own origin (Sec-Fetch-Site) and contain JSON, which a form
 * of another site cannot send.
 */
export function registerCsrfProtection(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (safe.has(request.method)) return;
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') {
      throw createAppError('other-site');
    }
  });
  acceptOnlyJson(app);
}

/** Responds with 415 to other content types. An empty JSON body counts as none, as in logout. */
function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}
