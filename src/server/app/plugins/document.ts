import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isCodingAccepted } from './accepts-coding.ts';

/** The highest quality: each page is compressed once, in about 0.1 s. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const packers = {
  br: (text: string) => promisify(brotliCompress)(text, quality),
  gzip: (text: string) => promisify(gzip)(text),
};
type Packing = keyof typeof packers;
/** In order of preference. */
const packings = Object.keys(packers) as Packing[];

const policyHeader = 'content-security-policy';

/** A document in memory, compressed once per requested encoding. */
export interface Document {
  readonly html: string;
  /** Hashes of the inline scripts and styles, for the content security policy. */
  readonly sources: Readonly<Record<'script-src' | 'style-src', string>>;
  readonly etag: string;
  readonly packed: Partial<Record<Packing, Promise<Buffer>>>;
}

/** @param html the complete document */
export function parseDocument(html: string): Document {
  const etag = `W/"${hashText(html, 'base64url').slice(0, 22)}"`;
  return { html, sources: listSources(html), etag, packed: {} };
}

const hashText = (text: string, encoding: 'base64' | 'base64url') =>
  createHash('sha256').update(text).digest(encoding);

/** Hashes (`'sha256-…'`) of inline scripts and styles; empty if there are none. */
function listSources(html: string): Document['sources'] {
  const sources = (element: RegExp) =>
    [...html.matchAll(element)].map(([, text = '']) => ` 'sha256-${hashText(text, 'base64')}'`).join('');
  return {
    // A script with a `src` needs no hash.
    'script-src': sources(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g),
    'style-src': sources(/<style>([^]*?)<\/style>/g),
  };
}

/** Sends the document in an accepted encoding, with a content security policy for its inline scripts and styles. */
export async function sendDocument(
  page: Document,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // Contains the names of the newest chunks, so it is always revalidated.
  reply
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, cookie')
    .header('etag', page.etag);
  const policy = String(reply.getHeader(policyHeader));
  reply.header(
    policyHeader,
    policy.replace(
      /(script-src|style-src) 'self'/g,
      (allowed, what: keyof Document['sources']) => allowed + page.sources[what],
    ),
  );
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  reply.type('text/html; charset=utf-8');
  const packing = choosePacking(request);
  if (packing === null) return reply.send(page.html);
  page.packed[packing] ??= packers[packing](page.html);
  return reply.header('content-encoding', packing).send(await page.packed[packing]);
}

function choosePacking(request: FastifyRequest): Packing | null {
  return packings.find((packing) => isCodingAccepted(request, packing)) ?? null;
}
