import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { leftMark, neutralPage, waitingCount } from '#contract/exit.ts';
import { apiBase, base, cookies, exitAddress } from '#contract/paths.ts';
import type { Context } from '../context.ts';
import { logOut } from '../../services/login.ts';
import { readSessionToken } from '../../services/tokens.ts';

/**
 * The way out as a plain link, which works without script: the session ends, the browser is asked to forget what it stores
 * of this app, and an empty page leads on to the neutral one. It never fails: a request of unknown origin leaves the
 * page all the same, without ending the session. Only a foreign site is refused, since it must not log anybody out.
 */
export function serveExit(app: FastifyInstance, context: Context): void {
  for (const url of [exitAddress, `${exitAddress}/`]) {
    app.get(url, { exposeHeadRoute: false }, (request, reply) => {
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
      const origin = classifyOrigin(request, context.config.publicUrl);
      if (origin === 'foreign') return reply.code(403).send(refusal);
      if (origin === 'unknown')
        return reply.header('content-security-policy', createPolicy(leaveScript)).send(leavePage);
      reply.clearCookie(cookies.device, { path: apiBase });
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
 * Where a link was followed. Browsers report it as Sec-Fetch-Site; older ones, and all on plain HTTP, by the referrer that
 * the link asks for. A prefetch counts as foreign, since no person followed the link.
 */
function classifyOrigin({ headers, host }: FastifyRequest, publicUrl: string): 'own' | 'foreign' | 'unknown' {
  if (/prefetch|prerender/i.test(`${headers['sec-purpose']} ${headers.purpose} ${headers['x-moz']}`))
    return 'foreign';
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin') return 'own';
  if (site === 'cross-site' || site === 'same-site') return 'foreign';
  // 'none' is an address that was typed or opened from another program.
  if (site !== undefined) return 'unknown';
  const from = parseOrigin(headers.referer);
  if (from === null) return 'unknown';
  return from.origin === publicUrl || from.host === host ? 'own' : 'foreign';
}

/** Script that leaves has ended the session and emptied what it can reach: only the browser's own copies are left. */
function isFromScript({ headers }: FastifyRequest): boolean {
  return (headers['sec-fetch-mode'] ?? 'navigate') !== 'navigate';
}

/** The address of a web page; null for one without an origin, such as `about:blank`, and for what is no address. */
function parseOrigin(address: string | undefined): URL | null {
  const url = address !== undefined && URL.canParse(address) ? new URL(address) : null;
  return url && url.origin !== 'null' ? url : null;
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
    .header('content-security-policy', createPolicy(forgetScript))
    .send(forgetPage);
}

const ownCookies = [cookies.token, cookies.userid, cookies.registrationId];

/** Encrypted answers are in IndexedDB, which stays; the mark keeps Back from showing anything. */
const forgetScript = `
name = '${leftMark}'
for (const store of ['localStorage', 'sessionStorage']) try { window[store].clear() } catch {}
const go = () => location.replace('${neutralPage}')
setTimeout(go, 300)
const worker = navigator.serviceWorker?.getRegistration().then((one) => one?.unregister())
const kept = window.caches?.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))
if (worker || kept) Promise.all([worker, kept]).then(go, go)
else go()
`;

const leaveScript = `location.replace('${neutralPage}')`;

function createPolicy(script: string): string {
  const hash = createHash('sha256').update(script).digest('base64');
  return `default-src 'none';script-src 'sha256-${hash}';img-src data:;frame-ancestors 'none';base-uri 'none';form-action 'none'`;
}

/** An empty page that leads on to the neutral one. It names nothing: it may stay in the browser's history. */
const pageWith = (script: string) => `<!doctype html>
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
const forgetPage = pageWith(forgetScript);
const leavePage = pageWith(leaveScript);

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
