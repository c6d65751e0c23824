import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetCaches } from '#api/device/forget-caches.ts';

afterEach(() => vi.unstubAllGlobals());

describe('what was put aside to be read without a line', () => {
  it('goes, and nothing of other programs with it', async () => {
    const names = new Set(['wellness-check-pages', 'wellness-check-7f3a', 'library-of-another-program']);
    vi.stubGlobal('caches', {
      keys: async () => [...names],
      delete: async (name: string) => names.delete(name),
    });
    await forgetCaches();
    expect([...names]).toEqual(['library-of-another-program']);
  });

  it('is no trouble where there is no such store, or it refuses', async () => {
    await expect(forgetCaches()).resolves.toBeUndefined();
    vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('private', 'SecurityError')) });
    await expect(forgetCaches()).resolves.toBeUndefined();
  });
});
