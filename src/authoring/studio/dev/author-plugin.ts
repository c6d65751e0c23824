import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { Plugin, ViteDevServer } from 'vite';
import { base, cookies } from '#contract/paths.ts';
import { type AuthorApiOptions, answerCall } from '../editor/author-api.ts';
import type { AuthorKey } from '../editor/guard/author-key.ts';
import { checkHost, openPrintedAddress, checkRequest } from '../editor/guard/request-guard.ts';
import { type AuthorState, events } from '../preview/state.ts';
import { exchangeKey, refuseWithoutKey } from './author-entry.ts';

/** Path of the authors' page. */
export const authorPath = `${base}/author`;

/** What the plugin is given by whoever starts the servers. */
export interface AuthorPluginOptions {
  /** The newest state; undefined until the first check is through. */
  state(): AuthorState | undefined;
  /** Opens a session of the demo person. Resolves once the API server answers. */
  logIn(): Promise<{ readonly userid: number; readonly token: string }>;
  /** What the editor's calls do. */
  readonly editor: AuthorApiOptions;
  /** Where the server listens: `127.0.0.1:5174`. The page answers there alone. */
  readonly own: string;
  readonly key: AuthorKey;
}

/**
 * The authors' page at `{base}/author/`, `{base}/author/enter?to=…`, which opens the preview logged in, and the calls of
 * the editor at `{base}/author/api/…`. Only the page itself, on this machine, may ask for any of them, and only with the
 * key of this start.
 */
export function author({ state, logIn, editor, own, key }: AuthorPluginOptions): Plugin {
  return {
    name: 'author',
    // Below the page, where the browser sends the key's cookie.
    config: () => ({ server: { ws: { path: 'author/live' } } }),
    configureServer(server) {
      server.middlewares.use(authorPath, async (request, answer, next) => {
        const { url = '/', method = 'GET', headers } = request;
        const { pathname, searchParams } = new URL(url, 'http://author');
        const isCall = pathname.startsWith('/api/');
        const given = method === 'GET' && pathname === '/' ? searchParams.get('key') : null;
        try {
          // A program may have opened the address: where it is from does not matter when it has the key.
          if (given !== null && key.isKey(given) && checkHost(headers, own) === null)
            return exchangeKey(key, answer);
          const reason = checkRequest({ method, headers, own, key });
          if (reason === openPrintedAddress && !isCall) refuseWithoutKey(answer);
          else if (reason !== null) refuse(answer, reason);
          else if (isCall) await answerCall(editor, url.slice('/api'.length), request, answer);
          else if (pathname === '/enter') await enter(logIn, searchParams, answer);
          else await sendPage(server, answer);
        } catch (error) {
          next(error);
        }
      });
      server.httpServer?.prependListener('upgrade', ({ headers }: IncomingMessage, socket: Duplex) => {
        if (checkRequest({ method: 'GET', headers, own, key }) === null) return;
        socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
        socket.destroy();
      });
      server.ws.on(events.hello, (_data, client) => {
        const now = state();
        if (now) client.send(events.state, now);
      });
    },
  };
}

function refuse(answer: ServerResponse, reason: string): void {
  answer.statusCode = 403;
  answer.setHeader('Content-Type', 'application/json');
  answer.end(JSON.stringify({ message: reason }));
}

async function sendPage(server: ViteDevServer, answer: ServerResponse): Promise<void> {
  const html = await readFile(join(server.config.root, 'src/authoring/studio/preview/index.html'), 'utf8');
  answer.setHeader('Content-Type', 'text/html');
  // Nobody else's page may show this one in a frame and have its buttons pressed.
  answer.setHeader('Content-Security-Policy', "frame-ancestors 'self'");
  answer.end(await server.transformIndexHtml('/author/index.html', html));
}

async function enter(
  logIn: AuthorPluginOptions['logIn'],
  query: URLSearchParams,
  answer: ServerResponse,
): Promise<void> {
  const { userid, token } = await logIn();
  // The browser program reads and removes them itself.
  const formatCookie = (name: string, value: string) => `${name}=${value}; Path=/; SameSite=Strict`;
  answer.setHeader('Set-Cookie', [
    formatCookie(cookies.token, token),
    formatCookie(cookies.userid, String(userid)),
  ]);
  const to = query.get('to') ?? '/dashboard';
  answer.statusCode = 302;
  answer.setHeader('Location', base + (/^\/(?!\/)/.test(to) ? to : '/dashboard'));
  answer.end();
}
