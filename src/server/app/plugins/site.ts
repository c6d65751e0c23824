import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { workerFile } from '#contract/offline-cache.ts';
import { base } from '#contract/paths.ts';
import { parseDocument, sendDocument } from './document.ts';
import { rejectUnknownRoute } from './errors.ts';
import { getPath, isApiPath, isNavigation } from './navigation.ts';
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
  app.setNotFoundHandler((request, reply) => {
    if (!isScreen(request)) return rejectUnknownRoute(request, reply);
    const repaired = repairAddress(request.url);
    return repaired === null ? sendDocument(shell, request, reply) : reply.redirect(repaired, 302);
  });
}

/** @param name path in the folder of the site */
function cacheControl(name: string): string {
  if (name.startsWith('static/')) return forever;
  if (name === workerFile) return never;
  return isPicture.test(name.replace(/\.(br|gz)$/, '')) ? forADay : askEachTime;
}

/** Whether the address can be that of a screen. */
function isScreen(request: FastifyRequest): boolean {
  const path = getPath(request.url);
  return (
    isNavigation(request) &&
    path.startsWith(`${base}/`) &&
    !isApiPath(path) &&
    !path.startsWith(`${base}/static/`)
  );
}

/** What mail and chat programs add to an address: signs after it, as themselves or encoded. */
const addedSigns = /(?:[)\]>.,;:!"'*_।]|%(?:29|5d|3e|2c|3b|22|27|e0%a5%a4))+$/i;

/**
 * The address of a page without the signs behind it, and with an encoded question mark decoded; null if there is nothing to
 * repair. The query stays as it is: the page finds the token in it.
 */
function repairAddress(url: string): string | null {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(url.replace(/%3f/i, '?')) ?? [];
  const repaired = path.replace(addedSigns, '') + query;
  return repaired === url ? null : repaired;
}
