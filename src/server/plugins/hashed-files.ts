import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { base } from '#contract/paths.ts';
import { acceptsCoding } from './accepts-coding.ts';

const folders = ['static/js', 'static/css'] as const;
const types = { 'static/js': 'text/javascript; charset=utf-8', 'static/css': 'text/css; charset=utf-8' };

/** A file as what differs from an older one that the browser may have (RFC 9842, `dcz`). */
interface Delta {
  readonly body: Buffer;
  readonly etag: string;
}

/** What is known of a hashed file. */
interface HashedFile {
  /** Its name in every release, with a star for the hash. */
  readonly pattern: string;
  /** By the base64 SHA-256 of the older file. */
  readonly deltas: ReadonlyMap<string, Delta>;
}

/** Bytes before the hash of the dictionary in a `dcz` body, and the hash's own. */
const [hashFrom, hashTo] = [8, 40];

/**
 * Serves scripts and styles. Each may serve a browser as dictionary for the later files of its name; one that has such
 * a dictionary, and a build that knew it, share only what differs. Without its hash a name gives the newest file: that
 * is what browsers without import maps ask for.
 * @param app can send files of the site
 * @param forever Cache-Control of files that never change
 */
export function serveHashedFiles(app: FastifyInstance, siteDir: string, forever: string): void {
  for (const folder of folders) {
    const names = existsSync(join(siteDir, folder)) ? readdirSync(join(siteDir, folder)) : [];
    const files = new Map<string, HashedFile>();
    const newest = new Map<string, string>();
    for (const name of names.filter((one) => /^[^.]+\.[^.]+\.(js|css)$/.test(one))) {
      const pattern = name.replace(/\.[^.]+/, '.*');
      newest.set(pattern.replace('.*', ''), name);
      const deltas = names
        .filter((one) => one.startsWith(`${name}.`) && one.endsWith('.dcz'))
        .map((one) => deltaOf(readFileSync(join(siteDir, folder, one))));
      files.set(name, { pattern: `${base}/${folder}/${pattern}`, deltas: new Map(deltas) });
    }
    app.get<{ Params: { file: string } }>(`${base}/${folder}/:file`, (request, reply) => {
      const { file } = request.params;
      for (const name of ofDocuments) reply.removeHeader(name);
      const known = files.get(file);
      if (!known) return reply.sendFile(`${folder}/${newest.get(file) ?? file}`);
      reply.header('use-as-dictionary', `match="${known.pattern}"`);
      const delta = wanted(request, known);
      if (!delta) return reply.sendFile(`${folder}/${file}`);
      reply.header('cache-control', forever).header('vary', varies).header('etag', delta.etag);
      if (request.headers['if-none-match'] === delta.etag) return reply.code(304).send();
      return reply.type(types[folder]).header('content-encoding', 'dcz').send(delta.body);
    });
  }
}

/**
 * What browsers obey in the answers for pages alone: half a kB with each script and style, which nothing packs. The rest
 * of what every answer says stays.
 */
const ofDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-frame-options',
];

/** What the answer for a hashed file depends on. */
export const varies = 'accept-encoding, available-dictionary';

function deltaOf(body: Buffer): [string, Delta] {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return [body.subarray(hashFrom, hashTo).toString('base64'), { body, etag }];
}

/** The delta that this browser can read; none for a part of a file, which would be a part of other bytes. */
function wanted(request: FastifyRequest, { deltas }: HashedFile): Delta | undefined {
  const { headers } = request;
  const dictionary = /^:([A-Za-z0-9+/]{43}=):$/.exec(String(headers['available-dictionary'] ?? ''))?.[1];
  if (dictionary === undefined || headers.range !== undefined) return undefined;
  return acceptsCoding(request, 'dcz') ? deltas.get(dictionary) : undefined;
}

/** Is this the address of a file that never changes, and not the name that leads to the newest one? */
export function isHashed(reply: FastifyReply, path: string): boolean {
  const asked = reply.request.url.split('?')[0] ?? '';
  return path.slice(path.lastIndexOf('/') + 1).startsWith(asked.slice(asked.lastIndexOf('/') + 1));
}
