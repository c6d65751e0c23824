import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { Plugin, ViteDevServer } from 'vite';
import { base, cookies } from '#contract/paths.ts';
import { type AuthorApiOptions, handleApiRequest } from '../editor/author-api.ts';
import type { AuthorKey } from '../editor/guard/author-key.ts';
import { checkHost, missingKeyMessage, checkRequest } from '../editor/guard/request-guard.ts';
import { type AuthorState, events } from '../preview/state.ts';
import { storeKeyInCookie, sendMissingKeyPage } from './author-entry.ts';

/** Path of the author app. */
export const authorPath = `${base}/author`;

/** Dependencies of the plugin. */
export interface AuthorPluginOptions {
  /** The last state; undefined before the first check. */
  getState(): AuthorState | undefined;
  /** Logs in as the demo user. Resolves when the API server answers. */
  logIn(): Promise<{ readonly userid: number; readonly token: string }>;
  /** Handlers of the editor API. */
  readonly editor: AuthorApiOptions;
  /** Host and port of the server, such as `127.0.0.1:5174`. Requests to other hosts are rejected. */
  readonly ownHost: string;
  readonly key: AuthorKey;
}

/**
 * Serves the author app at `{base}/author/`, the editor API at `{base}/author/api/…`, and `{base}/author/enter?to=…`,
 * which logs in and opens the preview. Requires the current key and a same-origin request.
 */
export function createAuthorPlugin({ getState, logIn, editor, ownHost, key }: AuthorPluginOptions): Plugin {
  return {
    name: 'author',
    // Below the path of the key cookie.
    config: () => ({ server: { ws: { path: 'author/live' } } }),
    configureServer(server) {
      server.middlewares.use(authorPath, async (request, response, next) => {
        const { url = '/', method = 'GET', headers } = request;
        const { pathname, searchParams } = new URL(url, 'http://author');
        const isApiRequest = pathname.startsWith('/api/');
        const keyParameter = method === 'GET' && pathname === '/' ? searchParams.get('key') : null;
        try {
          // The address may be opened by another program, so with a valid key the origin of the request is not
          // checked.
          if (keyParameter !== null && key.isKey(keyParameter) && checkHost(headers, ownHost) === null)
            return storeKeyInCookie(key, response);
          const reason = checkRequest({ method, headers, ownHost, key });
          if (reason === missingKeyMessage && !isApiRequest) sendMissingKeyPage(response);
          else if (reason !== null) sendForbidden(response, reason);
          else if (isApiRequest) await handleApiRequest(editor, url.slice('/api'.length), request, response);
          else if (pathname === '/enter') await redirectLoggedIn(logIn, searchParams, response);
          else await sendPage(server, response);
        } catch (error) {
          next(error);
        }
      });
      server.httpServer?.prependListener('upgrade', ({ headers }: IncomingMessage, socket: Duplex) => {
        if (checkRequest({ method: 'GET', headers, ownHost, key }) === null) return;
        socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
        socket.destroy();
      });
      server.ws.on(events.hello, (_data, client) => {
        const now = getState();
        if (now) client.send(events.state, now);
      });
    },
  };
}

function sendForbidden(response: ServerResponse, reason: string): void {
  response.statusCode = 403;
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ message: reason }));
}

async function sendPage(server: ViteDevServer, response: ServerResponse): Promise<void> {
  const html = await readFile(join(server.config.root, 'src/authoring/studio/preview/index.html'), 'utf8');
  response.setHeader('Content-Type', 'text/html');
  // Prevents clickjacking by other sites.
  response.setHeader('Content-Security-Policy', "frame-ancestors 'self'");
  response.end(await server.transformIndexHtml('/author/index.html', html));
}

async function redirectLoggedIn(
  logIn: AuthorPluginOptions['logIn'],
  query: URLSearchParams,
  response: ServerResponse,
): Promise<void> {
  const { userid, token } = await logIn();
  // Not HttpOnly, because the app reads and deletes these cookies.
  const formatCookie = (name: string, value: string) => `${name}=${value}; Path=/; SameSite=Strict`;
  response.setHeader('Set-Cookie', [
    formatCookie(cookies.token, token),
    formatCookie(cookies.userid, String(userid)),
  ]);
  const to = query.get('to') ?? '/dashboard';
  response.statusCode = 302;
  response.setHeader('Location', base + (/^\/(?!\/)/.test(to) ? to : '/dashboard'));
  response.end();
}
