import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { base } from '#contract/paths.ts';
import type { Config } from '../../config/config.ts';
import { addDays } from '../time.ts';

/** RFC 9116, section 2.5.5, recommends less than a year. */
const validDays = 365;
/** In `content/public`. */
const policyFile = 'security-policy.txt';

/**
 * Serves `/.well-known/security.txt` (RFC 9116).
 * @param siteDir absolute folder of the built app: the file expires a year after the build, or after this start without
 * a build
 * @param now the time of this start
 */
export function serveSecurityTxt(
  app: FastifyInstance,
  { publicUrl, supportEmail }: Pick<Config, 'publicUrl' | 'supportEmail'>,
  siteDir: string,
  now: Date,
): void {
  const index = join(siteDir, 'index.html');
  const built = existsSync(index) ? statSync(index).mtime : now;
  const lines = [
    `Contact: mailto:${encodeURI(supportEmail)}`,
    `Expires: ${addDays(built, validDays).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    ...(existsSync(join(siteDir, policyFile)) ? [`Policy: ${publicUrl}${base}/${policyFile}`] : []),
  ];
  const text = `${lines.join('\n')}\n`;
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400').send(text),
  );
}
