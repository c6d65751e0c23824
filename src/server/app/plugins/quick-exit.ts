import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { quickExitKey, neutralPage, parseQueuedCount, safetyPlanKey } from '#contract/exit.ts';
import { apiBase, cookies, exitAddress } from '#contract/paths.ts';
import type { Locale } from '../../language/languages.ts';
import type { Context } from '../context.ts';
import { logOut } from '../../services/login.ts';
import { readSessionToken } from '../../services/tokens.ts';
import { renderPlainPage } from './plain-page.ts';

/**
 * The quick exit as a link, for clients without script: ends the session, clears the data of the browser, and redirects
 * to the neutral page. A request of unknown origin leaves the page without ending the session; a request of another
 * site is refused, so that it cannot log people out.
 */
export function serveQuickExit(app: FastifyInstance, context: Context): void {
  for (const url of [exitAddress, `${exitAddress}/`]) {
    app.get(url, { exposeHeadRoute: false }, (request, reply) => {
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
      const origin = classifyOrigin(request, context.config.publicUrl);
      if (origin === 'foreign') return reply.code(403).send(renderRefusal(request.locale));
      if (origin === 'unknown')
        return reply.header('content-security-policy', createPolicy(leaveScript)).send(leavePage);
      reply.clearCookie(cookies.device, { path: apiBase });
      if (isFromScript(request)) return reply.code(204).header('clear-site-data', '"cache"').send();
      endSession(request, context);
      return leave(request, reply);
    });
    // Other methods do not end the session.
    app.route({
      method: ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url,
      handler: (_request, reply) =>
        reply.code(405).headers({ allow: 'GET', 'cache-control': 'no-store' }).send(),
    });
  }
}

/**
 * Classifies the origin of a navigation by Sec-Fetch-Site, or by the referrer in older browsers and on plain HTTP. A
 * prefetch counts as foreign.
 */
function classifyOrigin({ headers, host }: FastifyRequest, publicUrl: string): 'own' | 'foreign' | 'unknown' {
  if (/prefetch|prerender/i.test(`${headers['sec-purpose']} ${headers.purpose} ${headers['x-moz']}`))
    return 'foreign';
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin') return 'own';
  if (site === 'cross-site' || site === 'same-site') return 'foreign';
  // 'none' is a typed address, or a link in another program.
  if (site !== undefined) return 'unknown';
  const from = parseOrigin(headers.referer);
  if (from === null) return 'unknown';
  return from.origin === publicUrl || from.host === host ? 'own' : 'foreign';
}

/** A quick exit by script has ended the session already; only data of the browser is left. */
function isFromScript({ headers }: FastifyRequest): boolean {
  return (headers['sec-fetch-mode'] ?? 'navigate') !== 'navigate';
}

/** Parses the URL of a web page; null for one without an origin, such as `about:blank`, and for invalid ones. */
function parseOrigin(address: string | undefined): URL | null {
  const url = address !== undefined && URL.canParse(address) ? new URL(address) : null;
  return url && url.origin !== 'null' ? url : null;
}

/** Not awaited, so that the navigation is not delayed. The cookie with the token is deleted anyway. */
function endSession(request: FastifyRequest, context: Context): void {
  const token = request.cookies[cookies.token];
  const session = token && readSessionToken(token);
  if (!session) return;
  logOut(context, session).catch((error: Error) =>
    request.log.error({ route: exitAddress, error: error.name }),
  );
}

/**
 * Clears the data of the browser. Clear-Site-Data works on HTTPS and localhost only and deletes all cookies, so cookies
 * are also deleted by name. Storage is deleted by script, which spares the encrypted safety plan: only its own page
 * deletes it.
 */
function leave(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isWaiting = parseQueuedCount(request.cookies[cookies.waiting]) > 0;
  for (const name of ownCookies) reply.clearCookie(name, { path: '/' });
  if (!isWaiting) reply.clearCookie(cookies.waiting, { path: '/' });
  const script = isWaiting ? forgetScript : forgetQueueScript;
  return reply
    .header('clear-site-data', isWaiting ? '"cache"' : '"cache", "cookies"')
    .header('content-security-policy', createPolicy(script))
    .send(pageWith(script));
}

const ownCookies = [cookies.token, cookies.userid, cookies.registrationId];

/**
 * The script that clears the storage, without a name that tells what was open. The mark in the session storage
 * prevents content after Back.
 * @param databases an expression with a promise or undefined: what happens to IndexedDB
 */
const createForgetScript = (databases: string) => `
for (const store of ['localStorage', 'sessionStorage']) try {
  for (const key of Object.keys(window[store])) if (key !== '${safetyPlanKey}') window[store].removeItem(key)
} catch {}
try { sessionStorage.setItem('${quickExitKey}', '1') } catch {}
const go = () => location.replace('${neutralPage}')
setTimeout(go, 300)
const worker = navigator.serviceWorker?.getRegistration().then((one) => one?.unregister())
const kept = window.caches?.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))
const databases = ${databases}
Promise.all([worker, kept, databases]).then(go, go)
`;

/** Queued submissions are in IndexedDB and stay. */
const forgetScript = createForgetScript('undefined');
const forgetQueueScript = createForgetScript(
  'window.indexedDB?.databases?.().then((all) => { for (const { name } of all) indexedDB.deleteDatabase(name) })',
);

const leaveScript = `location.replace('${neutralPage}')`;

function createPolicy(script: string): string {
  const hash = createHash('sha256').update(script).digest('base64');
  return `default-src 'none';script-src 'sha256-${hash}';img-src data:;frame-ancestors 'none';base-uri 'none';form-action 'none'`;
}

/** An empty page that redirects to the neutral page. It has no title, because it may stay in the history. */
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
const leavePage = pageWith(leaveScript);

const renderRefusal = (locale: Locale) =>
  renderPlainPage(locale, locale.t('server.exit.title'), locale.t('server.exit.text'));
