import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteVisitedPages, cachePage, refreshVisitedPages } from '#worker/release-cache.ts';

/** A fake CacheStorage: opening a cache creates it, and a removed one ignores writes. */
const stores = new Map<string, Map<string, string>>();
const name = 'wellness-check-read';
const fetched = vi.fn<(address: string) => Promise<Response>>();
/** Resolves when a stored body is complete. */
let stored: () => Promise<void>;

beforeEach(() => {
  stores.clear();
  stored = async () => undefined;
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('caches', {
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    match: async () => undefined,
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, string>();
      stores.set(name, store);
      return {
        keys: async () => [...store.keys()].map((path) => ({ url: `http://localhost${path}` })),
        put: async (path: string, answer: Response) => {
          await stored();
          store.set(path, await answer.text());
        },
      };
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const file = '/wellness-check/static/css/page.7f3a.css';
const mockFetch = () =>
  fetched.mockImplementation(async (address) =>
    address === file ? new Response('p{}') : new Response(`<link href="${file}">`),
  );
/** A promise resolved by hand. */
function createDeferred(): { readonly until: Promise<void>; readonly go: () => void } {
  let go = () => {};
  const until = new Promise<void>((resolve) => {
    go = resolve;
  });
  return { until, go };
}

describe('a visited page', () => {
  it('is cached with its files', async () => {
    mockFetch();
    await cachePage('/one');
    expect([...(stores.get(name)?.keys() ?? [])].toSorted()).toEqual(['/one', file]);
  });

  it('is not cached if it was forgotten while it loaded', async () => {
    const line = createDeferred();
    fetched.mockImplementation(async () => {
      await line.until;
      return new Response('text');
    });
    const caching = cachePage('/one');
    await deleteVisitedPages();
    line.go();
    await caching;
    expect(stores.has(name)).toBe(false);
  });

  it('is not cached if it was forgotten while it was stored', async () => {
    mockFetch();
    const disk = createDeferred();
    const write = createDeferred();
    stored = () => {
      write.go();
      return disk.until;
    };
    const caching = cachePage('/one');
    await write.until;
    await deleteVisitedPages();
    // Another page was opened meanwhile and created the cache again.
    stores.set(name, new Map());
    disk.go();
    await caching;
    expect(stores.has(name)).toBe(false);
  });

  it.each(['page', 'file'])('is not cached if a captive portal answers in place of the %s', async (part) => {
    const portal = () => new Response('<html>Log in</html>', { headers: { 'content-type': 'text/html' } });
    fetched.mockImplementation(async (address) => {
      if (part === 'page' || address === file) return portal();
      return new Response(`<link href="${file}">`);
    });
    await cachePage('/one');
    expect(stores.has(name)).toBe(false);
  });

  it('leaves no empty cache after a network failure', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await cachePage('/one');
    fetched.mockResolvedValue(new Response('', { status: 503 }));
    await cachePage('/one');
    expect(stores.has(name)).toBe(false);
  });
});

describe('after a new release', () => {
  it('visited pages are cached again', async () => {
    stores.set(name, new Map([['/one', 'old']]));
    mockFetch();
    await refreshVisitedPages();
    expect(stores.get(name)?.get('/one')).toContain(file);
  });

  it('a page forgotten meanwhile is not restored', async () => {
    stores.set(name, new Map([['/one', 'old']]));
    const line = createDeferred();
    fetched.mockImplementation(async () => {
      await line.until;
      return new Response(`<link href="${file}">`);
    });
    const refreshing = refreshVisitedPages();
    // Removed by the page: this worker is not active yet.
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    stores.delete(name);
    line.go();
    await refreshing;
    expect(stores.has(name)).toBe(false);
  });
});
