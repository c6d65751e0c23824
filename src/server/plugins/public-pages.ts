import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { base } from '#contract/paths.ts';

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const packers = {
  br: (text: string) => promisify(brotliCompress)(text, quality),
  gzip: (text: string) => promisify(gzip)(text),
};
type Packing = keyof typeof packers;

const policyHeader = 'content-security-policy';

/** A document that is kept in memory, and packed once for each encoding that somebody asked for. */
interface Page {
  readonly html: string;
  /** What the content policy allows besides our own files: the hash of the styles that stand in the page. */
  readonly styleSource: string;
  readonly etag: string;
  readonly packed: Partial<Record<Packing, Promise<Buffer>>>;
}

/** Addresses in the head that readers outside a browser take literally: they must be absolute. */
const outward = /(<link rel="canonical" href="|<meta property="og:(?:url|image)" content=")(?=\/)/g;

/**
 * Serves the pages that the build rendered, each at its address, whatever the letter case, with or without a last
 * slash; and tells search engines about them in `sitemap.xml` and `/robots.txt`.
 * @param siteDir its folder `.pages` holds '/' as `index.html` and '/team' as `team.html`; without it, nothing
 *   is registered but robots.txt and an empty sitemap
 * @param publicUrl origin that absolute addresses start with
 */
export function servePublicPages(app: FastifyInstance, siteDir: string, publicUrl: string): void {
  const folder = join(siteDir, '.pages');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.html')) : [];
  const paths = names.map((name) => (name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`));

  names.forEach((name, index) => {
    const html = readFileSync(join(folder, name), 'utf8').replace(outward, `$1${publicUrl}`);
    const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    const page: Page = { html, styleSource: styleSourceOf(html), etag, packed: {} };
    const address = `${base}${paths[index]}`;
    for (const spelling of address.endsWith('/') ? [address] : [address, `${address}/`]) {
      app.get(spelling, (request, reply) => send(page, request, reply));
    }
  });

  const sitemap = sitemapOf(paths.map((path) => `${publicUrl}${base}${path}`));
  const robots = `User-agent: *\nDisallow: ${base}/api/\n\nSitemap: ${publicUrl}${base}/sitemap.xml\n`;
  app.get(`${base}/sitemap.xml`, (_request, reply) => reply.type('application/xml').send(sitemap));
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots));
}

/** `'sha256-…'` of the page's own style element; empty when it has none. */
function styleSourceOf(html: string): string {
  const styles = /<style>([^]*?)<\/style>/.exec(html)?.[1];
  return styles === undefined ? '' : ` 'sha256-${createHash('sha256').update(styles).digest('base64')}'`;
}

async function send(page: Page, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  // Names the newest chunks, so it is asked for each time.
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', page.etag);
  const policy = String(reply.getHeader(policyHeader));
  reply.header(policyHeader, policy.replace(/style-src 'self'/, `$&${page.styleSource}`));
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  reply.type('text/html; charset=utf-8');
  const packing = accepted(request.headers['accept-encoding']);
  if (packing === null) return reply.send(page.html);
  page.packed[packing] ??= packers[packing](page.html);
  return reply.header('content-encoding', packing).send(await page.packed[packing]);
}

function accepted(header: string | string[] | undefined): Packing | null {
  const wanted = String(header ?? '');
  if (/\bbr\b(?!;\s*q=0(\.0*)?(,|$))/.test(wanted)) return 'br';
  return /\bgzip\b(?!;\s*q=0(\.0*)?(,|$))/.test(wanted) ? 'gzip' : null;
}

function sitemapOf(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<url><loc>${address}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}\n</urlset>\n`;
}
