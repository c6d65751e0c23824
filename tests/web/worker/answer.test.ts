import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { visitedPagesCache } from '#contract/offline-cache.ts';
import { serveFile, servePage } from '#worker/respond-from-cache.ts';

const cached = new Map<string, string>();
const fetched = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(() => {
  cached.clear();
  cached.set('release /offline', 'no line');
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('caches', {
    match: async (requested: string | Request, { cacheName }: { cacheName?: string }) => {
      const path = typeof requested === 'string' ? requested : new URL(requested.url).pathname;
      const found = [...cached].find(([key]) =>
        cacheName ? key === `${cacheName} ${path}` : key.endsWith(` ${path}`),
      );
      return found && new Response(found[1]);
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  fetched.mockReset();
});

const createRequest = (path: string) => new Request(`http://localhost${path}`);
const readPage = async (address: string | null) =>
  (
    await servePage(
      createRequest('/reading'),
      address === null
        ? { address: '/reading', cacheName: visitedPagesCache }
        : { address, cacheName: 'release' },
      { address: '/offline', cacheName: 'release' },
    )
  ).text();
const isDead = () => fetched.mockRejectedValue(new TypeError('Failed to fetch'));

describe('a page', () => {
  it('is loaded from the server if it responds', async () => {
    cached.set('release /dashboard', 'kept');
    fetched.mockResolvedValue(new Response('new'));
    expect(await readPage('/dashboard')).toBe('new');
  });

  it('is the cached one without network, or if the server fails', async () => {
    cached.set('release /dashboard', 'kept');
    isDead();
    expect(await readPage('/dashboard')).toBe('kept');
    fetched.mockResolvedValue(new Response('bad gateway', { status: 502 }));
    expect(await readPage('/dashboard')).toBe('kept');
  });

  it('is the cached one if there is no response for three seconds', async () => {
    cached.set('release /dashboard', 'kept');
    vi.useFakeTimers();
    fetched.mockReturnValue(new Promise(() => undefined));
    const answer = readPage('/dashboard');
    await vi.advanceTimersByTimeAsync(3000);
    expect(await answer).toBe('kept');
  });

  it('of another release is not used: pages and files belong together', async () => {
    cached.set('older /dashboard', 'of another release');
    isDead();
    expect(await readPage('/dashboard')).toBe('no line');
  });

  it('is the visited one from the cache, or else an offline page', async () => {
    isDead();
    expect(await readPage(null)).toBe('no line');
    cached.set('wellness-check-read /reading', 'read before');
    expect(await readPage(null)).toBe('read before');
  });

  it("that is not cached is the server's response, also an error", async () => {
    fetched.mockResolvedValue(new Response('maintenance', { status: 503 }));
    expect(await readPage(null)).toBe('maintenance');
  });
});

describe('a file', () => {
  it('is never requested again if it is cached, of any release', async () => {
    cached.set('older /static/a.1.js', 'a');
    expect(await (await serveFile(createRequest('/static/a.1.js'))).text()).toBe('a');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is loaded from the server if it is not cached', async () => {
    fetched.mockResolvedValue(new Response('b'));
    expect(await (await serveFile(createRequest('/static/b.1.js'))).text()).toBe('b');
  });
});
