import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { base } from '#contract/paths.ts';
import { parseDocument, sendDocument } from './document.ts';

/** URLs in the head which crawlers need as absolute URLs. */
const outward = /(<link rel="canonical" href="|<meta property="og:(?:url|image)" content=")(?=\/)/g;

/** Pages behind the login must not be indexed. */
const unlisted = '<meta name="robots" content="noindex">';

/**
 * Serves the prerendered pages, ignoring case and a trailing slash, `sitemap.xml` and `/robots.txt`.
 * @param siteDir its folder `.pages` has '/' as `index.html` and '/team' as `team.html`; without it only robots.txt and
 * an empty sitemap are served
 * @param publicUrl origin of absolute URLs
 */
export function serveRenderedPages(app: FastifyInstance, siteDir: string, publicUrl: string): void {
  const folder = join(siteDir, '.pages');
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
    : [];
  const listed: string[] = [];

  for (const name of names) {
    const address = base + (name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`);
    const html = readFileSync(join(folder, name), 'utf8').replace(outward, `$1${publicUrl}`);
    const page = parseDocument(html);
    for (const spelling of address.endsWith('/') ? [address] : [address, `${address}/`]) {
      app.get(spelling, (request, reply) => sendDocument(page, request, reply));
    }
    if (!html.includes(unlisted)) listed.push(publicUrl + address);
  }

  const sitemap = renderSitemap(listed);
  const robots = `User-agent: *\nDisallow: ${base}/api/\n\nSitemap: ${publicUrl}${base}/sitemap.xml\n`;
  app.get(`${base}/sitemap.xml`, (_request, reply) => reply.type('application/xml').send(sitemap));
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots));
}

function renderSitemap(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<url><loc>${address}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}\n</urlset>\n`;
}
