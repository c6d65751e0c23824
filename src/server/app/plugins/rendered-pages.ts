import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { base, cookies } from '#contract/paths.ts';
import { type Document, parseDocument, sendDocument } from './document.ts';

/** URLs in the head which crawlers need as absolute URLs. */
const outward =
  /(<link rel="canonical" href="|<link rel="alternate" hreflang="[^"]*" href="|<meta property="og:(?:url|image)" content=")(?=\/)/g;

/** Pages behind the login must not be indexed. */
const unlisted = '<meta name="robots" content="noindex">';

/** A prerendered page in one language. */
interface RenderedPage {
  /** Path of the page without its language, '/' or '/team'. */
  readonly path: string;
  readonly language: string;
  /** Path of the page in this language: '/hi/team'. The same as `path` for the language of the site. */
  readonly ownPath: string;
  readonly document: Document;
  readonly isListed: boolean;
}

/**
 * Serves the prerendered pages, ignoring case and a trailing slash, `sitemap.xml` and `/robots.txt`. The address of a page without
 * a language has the language of the cookie.
 * @param siteDir its folder `.pages` has '/' as `index.html`, '/team' as `team.html` and '/hi/team' as `hi/team.html`; without
 * it only robots.txt and an empty sitemap are served
 * @param publicUrl origin of absolute URLs
 */
export function serveRenderedPages(app: FastifyInstance, siteDir: string, publicUrl: string): void {
  const pages = readPages(join(siteDir, '.pages'), publicUrl);
  for (const { path, ownPath, document } of pages) {
    const translations = new Map(
      pages.filter((page) => page.path === path).map((page) => [page.language, page.document]),
    );
    const isTranslation = ownPath !== path;
    for (const spelling of listSpellings(base + ownPath)) {
      app.get(spelling, (request, reply) => {
        const chosen = isTranslation ? undefined : translations.get(readLanguage(request));
        return sendDocument(chosen ?? document, request, reply);
      });
    }
  }

  const sitemap = renderSitemap(
    pages.filter(({ isListed }) => isListed).map(({ ownPath }) => publicUrl + base + ownPath),
  );
  const robots = `User-agent: *\nDisallow: ${base}/api/\n\nSitemap: ${publicUrl}${base}/sitemap.xml\n`;
  app.get(`${base}/sitemap.xml`, (_request, reply) => reply.type('application/xml').send(sitemap));
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots));
}

function readPages(folder: string, publicUrl: string): readonly RenderedPage[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  return names.map((name) => {
    const html = readFileSync(join(folder, name), 'utf8').replace(outward, `$1${publicUrl}`);
    const ownPath = `/${name.slice(0, -'.html'.length).replace(/(^|\/)index$/, '$1')}`;
    const [, language = ''] = /<div id="root"[^>]* data-language="([^"]*)"/.exec(html) ?? [];
    const isTranslation = ownPath.startsWith(`/${language}/`);
    return {
      path: isTranslation ? ownPath.slice(language.length + 1) : ownPath,
      language,
      ownPath,
      document: parseDocument(html),
      isListed: !html.includes(unlisted),
    };
  });
}

const listSpellings = (address: string) => (address.endsWith('/') ? [address] : [address, `${address}/`]);

/** The language that the cookie names; '' without one. */
function readLanguage({ headers }: FastifyRequest): string {
  const [, language = ''] =
    new RegExp(`(?:^|; )${cookies.language}=([\\w-]{1,35})(?:;|$)`).exec(headers.cookie ?? '') ?? [];
  return language;
}

function renderSitemap(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<url><loc>${address}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}\n</urlset>\n`;
}
