import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { base } from '#contract/paths.ts';
import { unknownCall } from './errors.ts';
import { servePublicPages } from './public-pages.ts';

const forever = 'public, max-age=31536000, immutable';
const askEachTime = 'no-cache';

/**
 * Serves the built browser program under the base path, compressed as the build left it (.br, .gz).
 * Files under `static/` carry a hash in their names and never change. Public pages come as the build rendered
 * them; the addresses of all other screens give `index.html`, an empty shell.
 * @param siteDir absolute; where there is no build yet, only the API answers
 * @param publicUrl origin for addresses that must be absolute
 */
export async function serveSite(app: FastifyInstance, siteDir: string, publicUrl: string): Promise<void> {
  app.get('/', (_request, reply) => reply.redirect(`${base}/`, 308));
  app.get(base, (_request, reply) => reply.redirect(`${base}/`, 308));
  if (!existsSync(join(siteDir, 'index.html'))) {
    app.setNotFoundHandler(unknownCall);
    return;
  }

  await app.register(fastifyStatic, {
    root: siteDir,
    prefix: `${base}/`,
    index: false,
    redirect: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(siteDir, 'static/'));
      (reply as unknown as FastifyReply).header('cache-control', isHashed ? forever : askEachTime);
    },
  });
  servePublicPages(app, siteDir, publicUrl);
  if (!app.hasRoute({ method: 'GET', url: `${base}/` }))
    app.get(`${base}/`, (_request, reply) => reply.sendFile('index.html'));
  app.setNotFoundHandler((request, reply) =>
    isScreen(request) ? reply.sendFile('index.html') : unknownCall(request, reply),
  );
}

/** Whether a browser asks for a page, not for a file that is missing. */
function isScreen(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0]?.toLowerCase() ?? '';
  const wantsPage = request.headers.accept?.includes('text/html') ?? false;
  const reads = request.method === 'GET' || request.method === 'HEAD';
  return reads && wantsPage && path.startsWith(`${base}/`) && !path.startsWith(`${base}/static/`);
}
