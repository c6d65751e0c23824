import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyRepository } from '#tests/e2e/support/repository-copy.ts';
import { type DevelopmentServer, startDevelopmentServer } from './support/development-server.ts';

const page = '/wellness-check/author/';
const newPage = 'content/reading/evil/Evil.mdx';

let folder: string;
let server: DevelopmentServer;

beforeAll(async () => {
  folder = copyRepository('key');
  server = await startDevelopmentServer('author', folder);
}, 600_000);
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

/** Opens the printed address and returns its cookie. */
async function getCookie(): Promise<string> {
  const { pathname, search } = server.address;
  const { headers } = await server.call(pathname + search, { headers: { 'Sec-Fetch-Site': 'cross-site' } });
  return headers['set-cookie']?.[0] ?? '';
}

/** Writes a page through the editor API. */
const write = (cookie: string) =>
  server.call(`${page}api/file`, {
    method: 'PUT',
    headers: { Origin: server.address.origin, 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify({ file: newPage, text: '---\ntitle: Evil\n---\n', basedOn: null }),
  });

describe('another user of the machine', () => {
  test('can neither read nor write content, nor log in, nor open the page', async () => {
    expect((await write('')).status).toBe(403);
    expect(existsSync(join(folder, newPage))).toBe(false);
    const refused = await server.call(page);
    expect([refused.status, refused.body]).toEqual([
      403,
      expect.stringContaining('Open the address that npm run author printed'),
    ]);
    for (const path of [`${page}?key=guess`, `${page}enter?to=/dashboard`, `${page}other`])
      expect([path, (await server.call(path)).status]).toEqual([path, 403]);
    const read = await server.call(`${page}api/file?file=content/chain.json`);
    expect([read.status, JSON.parse(read.body)]).toEqual([
      403,
      { message: expect.stringContaining('Open the address that npm run author printed') },
    ]);
  });

  test('cannot listen to the changes of the author', async () => {
    const upgrade = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Protocol': 'vite-hmr',
    };
    const { status } = await server.call(`${page}live`, { headers: upgrade });
    expect(status).toBe(403);
  });
});

describe('the author', () => {
  test('gets a cookie for the printed address, and the key is removed from the address bar', async () => {
    const { pathname, search } = server.address;
    const { status, body, headers } = await server.call(pathname + search);
    expect([status, body]).toEqual([200, expect.stringContaining('location.replace(location.pathname')]);
    expect(headers['cache-control']).toBe('no-store');
    expect(await getCookie()).toMatch(/; Path=\/wellness-check\/author; HttpOnly; SameSite=Strict$/);
  });

  test('opens the page, the preview and the editor', async () => {
    const cookie = (await getCookie()).split(';')[0] ?? '';
    const opened = await server.call(page, { headers: { Cookie: cookie } });
    expect([opened.status, opened.body]).toEqual([200, expect.stringContaining('preview/main.tsx')]);
    const entered = await server.call(`${page}enter?to=/dashboard`, { headers: { Cookie: cookie } });
    expect([entered.status, entered.headers.location]).toEqual([302, '/wellness-check/dashboard']);
    expect((await write(cookie)).status).toBe(200);
    expect(existsSync(join(folder, newPage))).toBe(true);
  });
});
