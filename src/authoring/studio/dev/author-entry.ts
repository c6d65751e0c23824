import type { ServerResponse } from 'node:http';
import type { AuthorKey } from '../editor/guard/author-key.ts';

const head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Authors · Wellness Check</title>';

/**
 * Stores the key in a cookie and removes it from the URL. A script does this, because a browser would not send a
 * strict cookie after a cross-site redirect, and because it preserves the fragment.
 */
export function storeKeyInCookie(key: AuthorKey, response: ServerResponse): void {
  response.setHeader('Set-Cookie', key.cookie);
  response.setHeader('Referrer-Policy', 'no-referrer');
  sendPage(response, `${head}<script>location.replace(location.pathname + location.hash)</script>`);
}

/** Sends the page for browsers without the current key. */
export function sendMissingKeyPage(response: ServerResponse): void {
  response.statusCode = 403;
  sendPage(
    response,
    `${head}<h1>Open the address that npm run author printed</h1>
<p>This page needs the key in that address. It is in the terminal in which <code>npm run author</code> runs. Copy the
whole address from there. After each start the key is a new one.</p>`,
  );
}

function sendPage(response: ServerResponse, html: string): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Security-Policy', "frame-ancestors 'self'");
  response.end(html);
}
