import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { leftMark, neutralPage, waitingCount } from '#contract/exit.ts';
import { base, cookies, exitAddress } from '#contract/paths.ts';
import type { Context } from '../context.ts';
import { logOut } from '../services/login.ts';
import { readSessionToken } from '../services/tokens.ts';

/**
 * The way out as a plain link, which works without script: the session ends, the browser is told to forget what it keeps
 * of this program, and an empty page leads on to the neutral one. Only links of our own pages are followed: a foreign
 * one must not log anybody out, nor cost them answers.
 */
export function serveExit(app: FastifyInstance, context: Context): void {
  for (const url of [exitAddress, `${exitAddress}/`]) {
    app.get(url, { exposeHeadRoute: false }, (request, reply) => {
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
      if (!isFollowedHere(request, context.config.publicUrl)) return reply.code(403).send(refusal);
      if (isFromScript(request)) return reply.code(204).header('clear-site-data', '"cache"').send();
      endSession(request, context);
      return leave(request, reply);
    });
    // Asking what is here, or sending something here, ends nothing.
    app.route({
      method: ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url,
      handler: (_request, reply) =>
        reply.code(405).headers({ allow: 'GET', 'cache-control': 'no-store' }).send(),
    });
  }
}

/**
 * Was a link of one of our own pages followed? Browsers say so themselves; older ones, and all on plain HTTP, by the
 * referrer that the link asks for. What a browser fetches in advance was followed by nobody.
 */
function isFollowedHere({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  if (/prefetch|prerender/i.test(`${headers['sec-purpose']} ${headers.purpose} ${headers['x-moz']}`))
    return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const from = originOf(headers.referer);
  return from !== null && (from === publicUrl || new URL(from).host === host);
}

/** Script that leaves has ended the session and emptied what it can reach: only the browser's own copies are left. */
function isFromScript({ headers }: FastifyRequest): boolean {
  return (headers['sec-fetch-mode'] ?? 'navigate') !== 'navigate';
}

function originOf(address: string | undefined): string | null {
  return address !== undefined && URL.canParse(address) ? new URL(address).origin : null;
}

/** Not waited for: whoever leaves wants to be away, and without its cookie nobody has the token. */
function endSession(request: FastifyRequest, context: Context): void {
  const token = request.cookies[cookies.token];
  const session = token && readSessionToken(token);
  if (!session) return;
  logOut(context, session).catch((error: Error) =>
    request.log.error({ route: exitAddress, error: error.name }),
  );
}

/**
 * Browsers heed Clear-Site-Data on HTTPS and localhost alone, and it cannot spare single cookies: ours are ended by name
 * as well, and the page's script forgets what script can.
 */
function leave(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isWaiting = waitingCount(request.cookies[cookies.waiting]) > 0;
  for (const name of ownCookies) reply.clearCookie(name, { path: '/' });
  if (!isWaiting) reply.clearCookie(cookies.waiting, { path: '/' });
  return reply
    .header('clear-site-data', isWaiting ? '"cache"' : '"cache", "cookies", "storage"')
    .header('content-security-policy', policy)
    .send(farewell);
}

const ownCookies = [cookies.token, cookies.userid, cookies.registrationId];

/** Sealed answers are in IndexedDB, which stays; the mark keeps Back from showing anything. */
const script = `
name = '${leftMark}'
for (const store of ['localStorage', 'sessionStorage']) try { window[store].clear() } catch {}
const go = () => location.replace('${neutralPage}')
setTimeout(go, 300)
const worker = navigator.serviceWorker?.getRegistration().then((one) => one?.unregister())
const kept = window.caches?.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))
if (worker || kept) Promise.all([worker, kept]).then(go, go)
else go()
`;

const policy = `default-src 'none';script-src 'sha256-${createHash('sha256').update(script).digest('base64')}';img-src data:;frame-ancestors 'none';base-uri 'none';form-action 'none'`;

/** Names nothing: it may stay in the browser's list of pages. */
const farewell = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${neutralPage}</title>
<link rel="icon" href="data:,">
<noscript><meta http-equiv="refresh" content="0;url=${neutralPage}"></noscript>
<script>${script}</script>
</head>
</html>
`;

const refusal = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Nothing was changed</title>
</head>
<body>
<h1>Nothing was changed</h1>
<p>This way out works from our own pages only. <a href="${base}/">Go to the home page</a></p>
</body>
</html>
`;
