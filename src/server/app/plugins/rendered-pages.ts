import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { base } from '#contract/paths.ts';
import { parseDocument, sendDocument } from './document.ts';

/** Addresses in the head that readers outside a browser take literally: they must be absolute. */
const outward = /(<link rel="canonical" href="|<meta property="og:(?:url|image)" content=")(?=\/)/g;

/** Pages behind the login say so themselves: no search engine is to list them. */
const unlisted = '<meta name="robots" content="noindex">';

/**
 * Serves the pages that the build rendered, each at its address, whatever the letter case, with or without a last
 * slash; and tells search engines about the public ones in `sitemap.xml` and `/robots.txt`.
 * @param siteDir its folder `.pages` holds '/' as `index.html` and '/team' as `team.html`; without it, nothing
 *   is registered but robots.txt and an empty sitemap
 * @param publicUrl origin that absolute addresses start with
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
