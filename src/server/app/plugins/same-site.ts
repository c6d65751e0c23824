import type { FastifyInstance } from 'fastify';
import { refuse } from '../errors.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Keeps other sites from making a person's browser change something here: a state-changing call must come from
 * our own pages (browsers tell by Sec-Fetch-Site) and carry JSON, which a foreign form cannot send.
 */
export function refuseOtherSites(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (safe.has(request.method)) return;
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') {
      throw refuse('other-site');
    }
  });
  acceptOnlyJson(app);
}

/** Any other content type is answered with 415. An empty JSON body counts as none, as with logout. */
function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}
