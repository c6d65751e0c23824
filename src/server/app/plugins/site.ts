import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { workerFile } from '#contract/offline-cache.ts';
import { base } from '#contract/paths.ts';
import { parseDocument, sendDocument } from './document.ts';
import { rejectUnknownRoute } from './errors.ts';
import { serveRenderedPages } from './rendered-pages.ts';

const forever = 'public, max-age=31536000, immutable';
const askEachTime = 'no-cache';
/** For the service worker, so that a release arrives with the next visit. */
const never = 'no-store';
/** Browsers request the icon again whenever the URL or the title changes. */
const forADay = 'public, max-age=86400';
/** Browsers apply these headers to documents only; they would add half a kilobyte to each script and style. */
const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-frame-options',
];
const isPicture = /\.(svg|png|webmanifest)$/;

/**
 * Serves the built client under the base path, precompressed (.br, .gz). Files under `static/` have hashed names and
 * are immutable; icons, pictures and the manifest are cached for a day. Other addresses of screens get `index.html`, an
 * empty shell.
 * @param siteDir absolute; without a build only the API is served
 * @param publicUrl origin of absolute URLs
 */
export async function serveSite(app: FastifyInstance, siteDir: string, publicUrl: string): Promise<void> {
  app.get('/', (_request, reply) => reply.redirect(`${base}/`, 308));
  app.get(base, (_request, reply) => reply.redirect(`${base}/`, 308));
  if (!existsSync(join(siteDir, 'index.html'))) {
    app.setNotFoundHandler(rejectUnknownRoute);
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
      const answer = reply as unknown as FastifyReply;
      const name = relative(siteDir, path);
      answer.header('cache-control', cacheControl(name));
      if (!name.startsWith('static/')) return;
      answer.header('vary', 'accept-encoding');
      for (const header of documentHeaders) answer.removeHeader(header);
    },
  });
  serveRenderedPages(app, siteDir, publicUrl);
  const shell = parseDocument(readFileSync(join(siteDir, 'index.html'), 'utf8'));
  if (!app.hasRoute({ method: 'GET', url: `${base}/` }))
    app.get(`${base}/`, (request, reply) => sendDocument(shell, request, reply));
  app.setNotFoundHandler((request, reply) =>
    isScreen(request) ? sendDocument(shell, request, reply) : rejectUnknownRoute(request, reply),
  );
}

/** @param name path in the folder of the site */
function cacheControl(name: string): string {
  if (name.startsWith('static/')) return forever;
  if (name === workerFile) return never;
  return isPicture.test(name.replace(/\.(br|gz)$/, '')) ? forADay : askEachTime;
}

/** Whether the request is a navigation, not a missing file. */
function isScreen(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0]?.toLowerCase() ?? '';
  const wantsPage = request.headers.accept?.includes('text/html') ?? false;
  const reads = request.method === 'GET' || request.method === 'HEAD';
  return reads && wantsPage && path.startsWith(`${base}/`) && !path.startsWith(`${base}/static/`);
}
