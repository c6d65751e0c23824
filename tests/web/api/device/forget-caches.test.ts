import { afterEach, describe, expect, it, vi } from 'vitest';
import { deleteCachesAndWorker } from '#api/device/delete-caches-and-worker.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the offline cache', () => {
  it('is deleted, without caches of other apps', async () => {
    const names = new Set(['wellness-check-pages', 'wellness-check-7f3a', 'library-of-another-program']);
    vi.stubGlobal('caches', {
      keys: async () => [...names],
      delete: async (name: string) => names.delete(name),
    });
    await deleteCachesAndWorker();
    expect([...names]).toEqual(['library-of-another-program']);
  });

  it('may be missing or inaccessible', async () => {
    await expect(deleteCachesAndWorker()).resolves.toBeUndefined();
    vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('private', 'SecurityError')) });
    await expect(deleteCachesAndWorker()).resolves.toBeUndefined();
  });
});
